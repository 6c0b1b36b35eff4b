// A new game: against programs, with friends at a table of one's own, or on one device.

import { Match, Switch, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { address, go } from "../app/router";
import { say } from "../words/words";
import { GameForm, type GameChoice } from "./GameForm";
import { lastWish, remember, WHOM } from "./localGame";
import { OpenTable } from "./OpenTable";
import { PeopleHere } from "./PeopleHere";

export function NewGame(): JSX.Element {
  const whom = () => WHOM.find((one) => one === address().query.get("with")) ?? "bots";
  const begin = ({ wish, mayStart }: GameChoice) => {
    if (!mayStart()) return;
    remember("bots", wish());
    go("/play?new", "replace");
  };
  return (
    <div class="sheet wide">
      <Bar title={say(`new-${whom()}`)} />
      <main id="main" class="new-game">
        <GameForm
          first={lastWish(whom())}
          hasBots={whom() === "bots"}
          start={(choice) => (
            <Switch>
              <Match when={whom() === "friends"}>
                <OpenTable wish={choice.wish()} mayStart={choice.mayStart} onWait={(wait) => choice.alter({ wait })} />
              </Match>
              <Match when={whom() === "device"}>
                <PeopleHere
                  wish={choice.wish()}
                  mayStart={choice.mayStart}
                  onLevel={(level) => choice.alter({ level })}
                />
              </Match>
              <Match when={true}>
                <button type="button" class="button main wide start start-now" onClick={() => begin(choice)}>
                  {say("start")}
                </button>
              </Match>
            </Switch>
          )}
        />
      </main>
    </div>
  );
}
