// Between games: the host opens the table anew by other rules, and whoever sits there stays.

import { createEffect, createMemo, createResource, on, Show, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { useBack } from "../app/sheets";
import { useTitle } from "../app/title";
import { mySeat, type Game, type KnownGame } from "../game/model/game";
import { hostSeat, nameOf } from "../game/model/people";
import { isPlaying } from "../game/model/view";
import { editions } from "../parts/parts";
import { refusalText } from "../words/refusals";
import { say } from "../words/words";
import { GameForm, type GameChoice } from "./GameForm";
import { remember, wishedOptions, wishOf } from "./localGame";
import { WaitChoice } from "./OpenTable";

export function OtherRules(props: { game: Game; state: KnownGame; onClose: () => void }): JSX.Element {
  const [book] = createResource(editions);
  useTitle(() => say("other-rules"));
  useBack(() => props.onClose());
  // They are the table's, or somebody else is its host now, or it is played.
  const isOver = () => {
    const { table } = props.state;
    return table === null || table.closed || isPlaying(table) || hostSeat(table) !== mySeat(props.state);
  };
  createEffect(() => isOver() && props.onClose());
  const changed = createMemo(() => props.state.happened.findLast(({ event }) => event.kind === "reopened")?.number);
  createEffect(on(changed, () => props.onClose(), { defer: true }));
  const first = () => {
    const [known, options] = [book(), props.state.table?.options];
    return known === undefined || options === undefined ? null : wishOf(known, options);
  };
  const refused = () => (props.state.refused?.request.do === "reopen" ? props.state.refused.refused : null);
  const reopen = ({ wish, mayStart }: GameChoice) => {
    const known = book();
    const spectators = props.state.table?.options.spectators ?? true;
    if (known === undefined || !mayStart()) return;
    remember("friends", wish());
    props.game.ask({ do: "reopen", options: wishedOptions(known, wish(), spectators) });
  };
  return (
    <div class="sheet wide">
      <header class="bar">
        <button type="button" class="button quiet round" aria-label={say("table-back")} onClick={() => props.onClose()}>
          <Icon name="back" size={24} />
        </button>
        <h1 tabindex="-1">{say("other-rules")}</h1>
      </header>
      <main id="main" class="new-game">
        <Show when={first()}>
          {(wish) => (
            <GameForm
              first={wish()}
              seats={wish().players}
              start={(choice) => (
                <div class="stack">
                  <WaitChoice wish={choice.wish()} onWait={(wait) => choice.alter({ wait })} />
                  <Show when={refused()}>{(why) => <p role="alert">{refusalText(why(), nameOf(props.state))}</p>}</Show>
                  <p class="small soft">{say("other-rules-about")}</p>
                  <button type="button" class="button main wide start start-now" onClick={() => reopen(choice)}>
                    {say("other-rules-do")}
                  </button>
                </div>
              )}
            />
          )}
        </Show>
      </main>
    </div>
  );
}
