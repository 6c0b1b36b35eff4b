// Asked once before a draw or a pass that may be a slip: own tiles lie on the table, or there is something to lay.

import { createSignal, Show, type JSX } from "solid-js";
import { Switch } from "../../app/Choice";
import { Dialog } from "../../app/Dialog";
import { change } from "../../app/settings";
import { say } from "../../words/words";
import "./draw-question.css";

export interface AskedDraw {
  readonly about: "back" | "draw";
  readonly does: "draw" | "pass";
}

interface DrawQuestionProps {
  readonly asked: AskedDraw;
  readonly onDo: () => void;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}

export function DrawQuestion(props: DrawQuestionProps): JSX.Element {
  /** Counts once somebody draws by it: a tap that was meant for the button below switches nothing. */
  const [never, setNever] = createSignal(false);
  const go = () => {
    if (never()) change({ askBeforeDraw: false });
    props.onDo();
  };
  const takeBack = () => {
    props.onClose();
    props.onTakeBack();
  };
  return (
    <Dialog
      title={say(`ask-${props.asked.about}`)}
      about={say(`ask-${props.asked.about}-about`)}
      onClose={props.onClose}
    >
      {/* Seen from below: on a phone the first lies where the main button was, and a finger that goes on pressing changes nothing. */}
      <div class="draw-question">
        <button type="button" class="button main wide" autofocus onClick={() => props.onClose()}>
          {say(`ask-${props.asked.about}-stay`)}
        </button>
        <button type="button" class="button wide" onClick={go}>
          {say(`ask-${props.asked.about}-do`, { does: props.asked.does })}
        </button>
        <Show when={props.asked.about === "back"}>
          <button type="button" class="button wide" onClick={takeBack}>
            {say("ask-back-keep")}
          </button>
        </Show>
        <Show when={props.asked.about === "draw"}>
          <Switch label={say("ask-draw-never")} checked={never()} onChange={setNever} />
        </Show>
      </div>
    </Dialog>
  );
}
