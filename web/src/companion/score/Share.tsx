// Ways to take a sheet along.

import type { JSX } from "solid-js";
import type { ScoredSheet } from "../../engine/answers";
import { say } from "../../words/words";
import type { Sheet } from "../../sheet/sheet";
import { csvOf, pictureOf } from "./share";
import { give } from "../../shared/give";

export function Share(props: { sheet: Sheet; scored: ScoredSheet }): JSX.Element {
  const csv = () => give(new File([csvOf(props.sheet, props.scored)], "dublet.csv", { type: "text/csv" }));
  const picture = async () => {
    const drawn = await pictureOf(props.sheet, props.scored);
    if (drawn) await give(new File([drawn], "dublet.png", { type: "image/png" }));
  };
  return (
    <div class="row sheet-screen" role="group" aria-label={say("sheet-share")}>
      <button type="button" class="button" onClick={() => void picture()}>
        {say("sheet-picture")}
      </button>
      <button type="button" class="button" onClick={() => void csv()}>
        {say("sheet-csv")}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        {say("sheet-print")}
      </button>
    </div>
  );
}
