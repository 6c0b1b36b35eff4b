// Cards to print for a real table, for a club that has no tournament.

import type { JSX } from "solid-js";
import { RoleCards } from "../../shared/paper/RoleCards";
import { Papers } from "../../shared/paper/Papers";
import { say } from "../../words/words";
import { Companion } from "../Companion";

export const CardsScreen = (): JSX.Element => (
  <Companion screen="cards">
    {() => (
      <div class="stack">
        <div class="spread print-tools">
          <p class="soft">{say("cards-about")}</p>
          <button type="button" class="button main" onClick={() => print()}>
            {say("sheet-print")}
          </button>
        </div>
        <Papers>
          <RoleCards />
        </Papers>
      </div>
    )}
  </Companion>
);
