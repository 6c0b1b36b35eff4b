// A free seat, to be taken. Whoever only looked on so far says first what the others shall call them.

import { createSignal, Show, type JSX } from "solid-js";
import { Dialog } from "../app/Dialog";
import type { Game } from "../game/model/game";
import type { Seat } from "../protocol/messages";
import { isNamed } from "../transport/server/me";
import { AskName } from "./AskName";

export function Sit(props: { game: Game; seat: Seat; text: string; class: string }): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  const sit = () => {
    setAsking(false);
    props.game.ask({ do: "sit", seat: props.seat });
  };
  return (
    <>
      <button type="button" class={props.class} onClick={() => (isNamed() ? sit() : setAsking(true))}>
        {props.text}
      </button>
      <Show when={isAsking()}>
        <Dialog title={props.text} onClose={() => setAsking(false)}>
          <AskName onKnown={sit} />
        </Dialog>
      </Show>
    </>
  );
}
