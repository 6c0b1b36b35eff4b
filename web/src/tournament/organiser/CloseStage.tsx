// The end of a stage: who goes on is shown before it is done.

import { For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";

export function CloseStage(props: DeskProps & { onClose: () => void }): JSX.Element {
  const asking = createAsking(props);
  // As it was when the question was asked: the answer changes the stage under it.
  const kind = props.sight.books.plan?.stages[props.sight.books.stage]?.kind ?? "final";
  const players = () => props.sight.going_on;
  const close = async () => {
    if (await asking.ask({ wish: "act", act: { do: "close" } })) props.onClose();
  };
  return (
    <Dialog title={say("desk-close", { kind })} onClose={() => props.onClose()}>
      <Show when={players().length > 0} fallback={<p>{say("desk-close-last")}</p>}>
        <p>{say("desk-close-going-on", { count: players().length })}</p>
        <ol class="desk-going-on">
          <For each={players()}>{(player) => <li>{nameOf(props.state.names, player)}</li>}</For>
        </ol>
      </Show>
      <Answer asking={asking} />
      <button type="button" class="button main" disabled={asking.busy()} onClick={() => void close()}>
        {say("desk-close-do", { kind })}
      </button>
    </Dialog>
  );
}
