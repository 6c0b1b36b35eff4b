// One table of a round: its sheet, points game by game, and what the desk can do about it.

import { createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { Go } from "../../app/router";
import { exactText } from "../../companion/score/points";
import { totals } from "../../gamescreen/points";
import type { Place, SheetSight } from "../../protocol/messages";
import { say } from "../../words/words";
import { Told, useDoing } from "../Doing";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";
import { SEATS } from "./RoundBoard";
import { statusText } from "./sheetWords";
import { deskPath } from "./tabs";

export function TableSheet(props: DeskProps & { place: Place; onClose: () => void }): JSX.Element {
  const round = () => props.sight.books.rounds[props.place.round - 1];
  const table = () => round()?.tables[props.place.table - 1];
  return (
    <Dialog title={say("desk-table-of", { round: props.place.round, table: props.place.table })} class="desk-sheet" onClose={() => props.onClose()}>
      <Show when={table()}>
        {(found) => (
          <>
            <Show when={round()?.started} fallback={<p class="soft">{say("desk-round-not-started")}</p>}><p class="desk-sentence">{statusText(found(), props.state.names)}</p></Show>
            <Points {...props} table={found()} />
            <Show when={found().view.sheet === "entered"}><Uphold {...props} /></Show>
            <Show when={found().view.sheet === "disputed" || found().view.waits_for_judge}>
              <Go to={deskPath(props.pass, "judge")} class="button main">{say("desk-except-do-judge")}</Go>
            </Show>
          </>
        )}
      </Show>
    </Dialog>
  );
}

function Points(props: DeskProps & { table: SheetSight }): JSX.Element {
  const view = () => props.table.view;
  const sums = () => totals(view().scores, view().chairs.length);
  return (
    <table class="desk-points figures">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">{say("desk-points-seat")}</span></th>
          <For each={view().scores}>{(_, game) => <th scope="col">{say("desk-points-game", { game: game() + 1 })}</th>}</For>
          <Show when={view().scores.length > 0}><th scope="col">{say("desk-points-big")}</th><th scope="col">{say("desk-points-small")}</th></Show>
        </tr>
      </thead>
      <tbody>
        <For each={view().chairs}>
          {(player, seat) => (
            <tr>
              <th scope="row"><span class="soft">{SEATS[seat()]}</span> {nameOf(props.state.names, player)}</th>
              <For each={view().scores}>{(game) => <td classList={{ won: (game[seat()]?.big ?? 0) > 0 }}>{exactText(game[seat()]?.small ?? 0)}</td>}</For>
              <Show when={view().scores.length > 0}><td>{sums()[seat()]?.big}</td><td><strong>{exactText(sums()[seat()]?.small ?? 0)}</strong></td></Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** Lets a sheet count that another player has signed on paper (rule 8.2). */
function Uphold(props: DeskProps & { place: Place; onClose: () => void }): JSX.Element {
  const [rule, setRule] = createSignal("8.2");
  const [reason, setReason] = createSignal(say("desk-uphold-paper"));
  const doing = useDoing(props);
  const id = createUniqueId();
  const uphold = async (event: Event) => {
    event.preventDefault();
    if (await doing.act({ do: "uphold", place: props.place, rule: rule().trim(), reason: reason().trim() })) props.onClose();
  };
  return (
    <form class="stack tight" onSubmit={(event) => void uphold(event)}>
      <p class="small soft">{say("desk-uphold-about")}</p>
      <div class="desk-ground">
        <div class="field"><label for={`${id}-rule`}>{say("desk-rule")}</label><input id={`${id}-rule`} type="text" required value={rule()} onInput={(event) => setRule(event.currentTarget.value)} /></div>
        <div class="field"><label for={`${id}-reason`}>{say("desk-reason")}</label><input id={`${id}-reason`} type="text" required maxlength="200" value={reason()} onInput={(event) => setReason(event.currentTarget.value)} /></div>
      </div>
      <Told doing={doing} />
      <button type="submit" class="button" disabled={doing.busy()}>{say("desk-uphold-do")}</button>
    </form>
  );
}
