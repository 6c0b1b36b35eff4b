// Under the thumb: step back and forth, sort, a hint, and the one main button.

import { Show, type Accessor, type JSX } from "solid-js";
import { Icon, type IconName } from "../../app/Icon";
import { settings } from "../../app/settings";
import { mySeat, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import type { Standing } from "../../table/contract";
import { otherOrder } from "../../table/model/rack-order";
import { pausing } from "./offered";
import { say } from "../../words/words";
import type { MainAction } from "./mainAction";
import "./actions.css";

export interface ActionsProps {
  readonly state: Accessor<KnownGame>;
  readonly action: Accessor<MainAction>;
  readonly standing: Accessor<Standing>;
  readonly isBusy: Accessor<boolean>;
  readonly hasRack: Accessor<boolean>;
  readonly onMain: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onTakeBack: () => void;
  readonly onSort: () => void;
  readonly onHint: (() => void) | null;
  readonly onLeave: () => void;
}

/** The main button's words. */
export function actionText(action: MainAction, state: KnownGame): string {
  switch (action.does) {
    case "put":
    case "lay":
    case "unfit":
      return say(`do-${action.does}`, { count: action.count });
    case "take-back":
      return say("do-take-back", { or: action.or });
    case "hand-over":
      return say("do-hand-over", { name: nameOf(state)(action.to) });
    case "watch":
      return say("given-up");
    case "wait-back":
      return say("next-waiting-for", { names: pausing(state).others.join(", ") });
    case "wait":
      return action.for === null ? say("do-wait") : say("do-wait-for", { name: nameOf(state)(action.for) });
    default:
      return say(`do-${action.does}`);
  }
}

function Tool(props: {
  icon: IconName;
  name: string;
  /** Its name where it is heard, which holds the one that is read. */
  heard?: string;
  idle?: boolean;
  onUse: () => void;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-label={props.heard}
      aria-disabled={props.idle ? "true" : undefined}
      onClick={() => props.idle || props.onUse()}
    >
      <Show when={props.children} fallback={<Icon name={props.icon} />}>
        {props.children}
      </Show>
      <span>{props.name}</span>
    </button>
  );
}

/** What the main button says in two lines on a phone; more is written smaller. */
const MOST_LETTERS = 14;

export function Actions(props: ActionsProps): JSX.Element {
  const looksOn = () => mySeat(props.state()) === null && props.action().does === "wait";
  const gaveUp = () => props.action().does === "watch";
  const hasMoved = () => props.standing().verdict !== null;
  const isOpen = () => ["end-turn", "take-back", "put-back", "unfit", "let-go"].includes(props.action().does);
  const waits = () => ["wait", "wait-back"].includes(props.action().does) || props.isBusy();
  const rackOrder = () => settings().rackOrder;
  const text = () => actionText(props.action(), props.state());
  return (
    <div class="actions on-wood" id="actions" role="group" aria-label={say("actions")}>
      <Show when={props.hasRack() && !gaveUp()}>
        <div class="tools">
          <Tool icon="undo" name={say("undo")} idle={!props.standing().canUndo} onUse={props.onUndo} />
          <Tool icon="redo" name={say("redo")} idle={!props.standing().canRedo} onUse={props.onRedo} />
          <Tool icon="down" name={say("take-back")} idle={!hasMoved()} onUse={props.onTakeBack} />
          <Tool icon="sort" name={say("sort")} heard={say(`sort-by-${otherOrder(rackOrder())}`)} onUse={props.onSort}>
            <b class="figures" data-figures={rackOrder() === "runs" ? "777" : "789"} />
          </Tool>
          <Show when={props.onHint}>
            {(hint) => <Tool icon="hint" name={say("hint")} idle={props.action().does === "result"} onUse={hint()} />}
          </Show>
        </div>
      </Show>
      <Show
        when={!looksOn() && !gaveUp()}
        fallback={
          <>
            <p class="looks-on">
              {looksOn() ? say("looking-on") : ""} {actionText(props.action(), props.state())}
            </p>
            <Show when={gaveUp()}>
              <button type="button" class="button" onClick={() => props.onLeave()}>
                {say("leave")}
              </button>
            </Show>
          </>
        }
      >
        <button
          type="button"
          class="main-action"
          classList={{ waits: waits(), open: isOpen(), long: text().length > MOST_LETTERS }}
          aria-busy={props.isBusy()}
          data-does={`${props.action().does} ${props.state().number}`}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => props.onMain()}
        >
          {text()}
        </button>
      </Show>
    </div>
  );
}
