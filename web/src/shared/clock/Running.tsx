// The clock while it is used: whose turn it is and what is left of it, large enough for the far side of the table.

import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import { tellAbove } from "../../app/Aloud";
import { Icon } from "../../app/Icon";
import { What } from "../../app/What";
import { valueOf } from "../../engine/editions";
import { clockText, isUrgent, partsOf } from "./clockText";
import { play } from "../../sound/sounds";
import { say } from "../../words/words";
import type { Rulebook } from "../rulebook";
import { keepAwake } from "./awake";
import { createFullScreen } from "./fullScreen";
import {
  announce,
  back,
  hasAnnounced,
  isRunning,
  left,
  nextWith,
  pause,
  resume,
  standsFor,
  usedBy,
  warningBetween,
  type Clock,
} from "./clock";
import { settings } from "../../app/settings";
import { sentence } from "../../words/sentence";
import { SeatShape } from "./SeatShape";
import { speaks, warn, type Way } from "./warn";

/** Often enough that no second is seen late. */
const LOOK_MS = 100;
/** A second tap within it is the same hand, or somebody who did not see the first: no turn is so short. */
const SAME_TAP_MS = 1000;

interface RunningProps {
  readonly rules: Rulebook;
  readonly clock: Clock;
  readonly way: Way;
  /** Whether it may have the whole screen, and has it from the start. */
  readonly fills?: boolean;
  /** A call that waits for a judge: the clock stands after the move it is about (rule 8.3). */
  readonly call?: number | null;
  readonly onChange: (clock: Clock | null) => void;
}

export function Running(props: RunningProps): JSX.Element {
  const [now, setNow] = createSignal(Date.now());
  const remaining = createMemo(() => left(props.clock, now()));
  const isUp = () => remaining() === 0;
  const hasBegun = () =>
    isRunning(props.clock) || remaining() < props.clock.seconds * 1000 || props.clock.before !== null;
  const saving = createMemo(() => props.rules.scorer.facts(props.clock.edition).announcement);
  const name = () => props.clock.names[props.clock.turn] ?? "";
  const call = () => props.call ?? null;
  const stands = () => standsFor(props.clock, call());
  const judge = () =>
    stands() ? say("timer-judge-stands") : (call() ?? 0) > props.clock.call ? say("timer-judge-comes") : null;
  const change = (next: Clock | null) => {
    setNow(Date.now());
    props.onChange(next);
  };
  const looking = setInterval(() => setNow(Date.now()), LOOK_MS);
  onCleanup(() => clearInterval(looking));
  keepAwake(() => isRunning(props.clock));

  // What is heard follows from time passing within a turn, not from taps.
  const [said, setSaid] = createSignal("");
  createEffect(
    on([remaining, () => props.clock], ([to, clock], before) => {
      if (before === undefined || before[1] !== clock || !isRunning(clock)) return;
      const warning = warningBetween(before[0], to);
      if (!warning) return;
      warn(warning, props.way, name());
      // What a voice says is not read aloud as well; what is to be done no voice says.
      const told = warning === "tick" || speaks(props.way) ? [] : [say(`timer-say-${warning}`, { name: name() })];
      const todo = warning === "up" ? [upText(props.rules, clock.edition)] : [];
      if (told.length + todo.length > 0) setSaid([...told, ...todo].join(" "));
    }),
  );
  createEffect(on(said, (text) => text !== "" && tellAbove(text), { defer: true }));
  const leftText = (at: number) => say("aloud-clock", partsOf(left(props.clock, at)));
  createEffect(
    on(
      () => props.clock,
      (clock, before) => {
        const ran = before === undefined ? isRunning(clock) : isRunning(before);
        if (ran === isRunning(clock)) setSaid(name());
        else setSaid(`${ran ? say("timer-paused") : sentence(name())} ${leftText(Date.now())}`);
      },
    ),
  );
  const timeText = () => {
    const [at, isPaused] = [Date.now(), hasBegun() && !isRunning(props.clock)];
    if (left(props.clock, at) === 0)
      return `${say("timer-say-up", { name: name() })} ${upText(props.rules, props.clock.edition)}`;
    return [sentence(name()), ...(isPaused ? [say("timer-paused")] : []), leftText(at)].join(" ");
  };
  const tellTime = (event: KeyboardEvent) => {
    const isAsked = event.code === "KeyT" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isAsked || !settings().letterKeys || document.querySelector("dialog[open]")) return;
    // The same again is said again.
    setSaid("");
    queueMicrotask(() => setSaid(timeText()));
  };
  document.addEventListener("keydown", tellTime);
  onCleanup(() => document.removeEventListener("keydown", tellTime));

  const screen = createFullScreen(props.fills ?? false);
  let tappedAt = -Infinity;
  const tap = () => {
    const at = Date.now();
    if (Math.abs(at - tappedAt) < SAME_TAP_MS) return;
    tappedAt = at;
    if (isRunning(props.clock)) {
      play("drop");
      change(nextWith(props.clock, at, call()));
    } else change(resume(props.clock, at));
  };
  // As on a chess clock it is the touch that counts, wherever it is, and not how the finger leaves. On a page that scrolls it
  // is a tap.
  const touch = (event: PointerEvent) => {
    if (!screen.isWhole()) return;
    const on = event.target instanceof Element ? event.target.closest("button, dialog") : null;
    if (event.isPrimary && event.button === 0 && (on === null || on === area)) tap();
  };
  let area: HTMLButtonElement | undefined;
  // Space and Enter press what has the focus: the whole of the clock, also after a finger was elsewhere.
  const focus = () => area?.focus({ preventScroll: true });
  onMount(focus);
  const press = (event: MouseEvent, then: Clock | null) => {
    change(then);
    if (event.detail > 0) focus();
  };
  const invitation = () => {
    if (isRunning(props.clock))
      return say("timer-tap-next", {
        name: props.clock.names[(props.clock.turn + 1) % props.clock.names.length] ?? "",
      });
    if (stands()) return say("timer-tap-judge");
    return hasBegun() ? say("timer-tap-resume") : say("timer-tap-start");
  };
  return (
    <div
      class="timer"
      classList={{ urgent: isUrgent(remaining()), up: isUp(), still: !isRunning(props.clock), whole: screen.isWhole() }}
      onPointerDown={touch}
    >
      <ul class="timer-seats" aria-label={say("timer-used")}>
        <For each={props.clock.names}>
          {(one, player) => (
            <li
              classList={{ turn: player() === props.clock.turn }}
              aria-current={player() === props.clock.turn ? "true" : undefined}
            >
              <SeatShape seat={player()} />
              <span class="timer-name">{one}</span>
              <Show when={hasAnnounced(props.clock, player())}>
                <span class="timer-announced" title={say("mark-announced")}>
                  <span aria-hidden="true">!</span>
                  <span class="unseen">{say("mark-announced")}</span>
                </span>
              </Show>
              <span class="figures soft">{clockText(usedBy(props.clock, player(), now()))}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.fills}>
        <button
          type="button"
          class="button quiet round timer-screen"
          aria-label={say(screen.isWhole() ? "timer-smaller" : "timer-larger")}
          onClick={(event) => {
            screen.turn(!screen.isWhole());
            if (event.detail > 0) focus();
          }}
        >
          <Icon name={screen.isWhole() ? "smaller" : "larger"} />
        </button>
      </Show>
      <button
        type="button"
        class="timer-area"
        ref={(made) => (area = made)}
        onClick={(event) => {
          screen.claim();
          // Keys, and what reads a screen aloud; never by a key that is held.
          if (event.detail === 0 || !screen.isWhole()) tap();
        }}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <span class="timer-who">
          <SeatShape seat={props.clock.turn} />
          <span class="timer-name">{name()}</span>
        </span>
        {/* The figures change all the time; the key T reads them aloud. */}
        <span class="timer-left figures" aria-hidden="true">
          {clockText(remaining())}
        </span>
        <Show when={isUp()}>
          <strong class="timer-up">{say("timer-up")}</strong>
          <span class="timer-what">{upText(props.rules, props.clock.edition)}</span>
        </Show>
        <Show when={hasAnnounced(props.clock, props.clock.turn)}>
          <span class="timer-what">{say("timer-announced")}</span>
        </Show>
        <Show when={judge()}>{(text) => <span class="timer-what">{text()}</span>}</Show>
        <span class="timer-tap">{invitation()}</span>
        <span class="timer-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${remaining() / (props.clock.seconds * 1000)})` }} />
        </span>
      </button>
      <Show when={saving()}>
        {(points) => (
          <div class="timer-announce">
            <button
              type="button"
              class="button"
              aria-pressed={hasAnnounced(props.clock, props.clock.turn)}
              aria-disabled={!hasBegun()}
              onClick={(event) => press(event, hasBegun() ? announce(props.clock) : props.clock)}
            >
              {say("offer-announce")}
            </button>
            <What
              of={say("offer-announce")}
              about={say("timer-announce-about", { ...points() })}
              rules={props.clock.edition}
            />
          </div>
        )}
      </Show>
      <div class="timer-tools">
        <button
          type="button"
          class="button"
          aria-disabled={props.clock.before === null}
          onClick={(event) => press(event, back(props.clock))}
        >
          <Icon name="undo" />
          {say("timer-back")}
        </button>
        <button
          type="button"
          class="button"
          onClick={(event) =>
            press(event, isRunning(props.clock) ? pause(props.clock, Date.now()) : resume(props.clock, Date.now()))
          }
        >
          <Icon name={isRunning(props.clock) ? "pause" : "play"} />
          {isRunning(props.clock) ? say("timer-pause") : hasBegun() ? say("timer-resume") : say("timer-begin")}
        </button>
        <Show when={!isRunning(props.clock)}>
          <button type="button" class="button" onClick={() => change(null)}>
            <Icon name="close" />
            {say("timer-end")}
          </button>
        </Show>
      </div>
      <p class="unseen" role="status">
        {judge() ?? said()}
      </p>
    </div>
  );
}

/** What a table does when time is up, by the edition's values (section 5). */
function upText({ book }: Rulebook, edition: string): string {
  const value = (named: string) => valueOf(book, edition, named) ?? "";
  const count = Number(value("time_up_tiles"));
  return [say(`timer-up-${value("time_up")}`, { count }), say(`timer-lost-${value("lost_layout")}`)].join(" ");
}
