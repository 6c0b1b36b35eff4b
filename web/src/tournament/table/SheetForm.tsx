// A table's sheet is filled in, game by game, then looked at as a whole and sent. What is filled in belongs to the caller,
// who keeps it.

import { createSignal, For, Show, untrack, type JSX } from "solid-js";
import { Switch } from "../../app/Choice";
import { Icon } from "../../app/Icon";
import type { Rulebook } from "../../shared/rulebook";
import { focusMissing, GameFields, GameScores } from "../../sheet/GameFields";
import "../../sheet/sheet.css";
import type { GameEntry, Seat, SeatScore, TimeUp } from "../../protocol/messages";
import { say } from "../../words/words";
import {
  gameEntries,
  gameEntry,
  gamesOf,
  isPlayed,
  scoresOf,
  sheetOf,
  withChair,
  withGame,
  withLastRunning,
  withTimeUp,
  type SheetDraft,
  type Written,
} from "./draft";
import { ResultSheet } from "./ResultSheet";
import { SEATS } from "../seats";
import "./sheet-form.css";

export interface SheetFormProps {
  readonly rules: Rulebook;
  readonly edition: string;
  /** Seat A first. */
  readonly names: readonly string[];
  readonly starters: readonly (Seat | null)[];
  /** What becomes of games there is no time for. */
  readonly timeUp: TimeUp;
  readonly draft: SheetDraft;
  readonly onChange: (draft: SheetDraft) => void;
  /** Points of the sheet this one is to replace: what changes is marked. */
  readonly beside?: readonly (readonly SeatScore[])[] | undefined;
  /** What the button says. */
  readonly send: string;
  readonly onSend: (games: GameEntry[]) => void;
  /** What else is asked before it is sent, and what became of it. */
  readonly children?: JSX.Element;
}

export function SheetForm(props: SheetFormProps): JSX.Element {
  const whole = () => gameEntries(props.draft).length;
  const firstOpen = () => {
    const sheet = sheetOf(props.draft);
    return "missing" in sheet ? sheet.missing : whole();
  };
  const [step, setStep] = createSignal(untrack(firstOpen));
  const [urgent, setUrgent] = createSignal(false);
  let heading: HTMLHeadingElement | undefined;
  const show = (at: number, isUrgent = false) => {
    setStep(at);
    setUrgent(isUrgent);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "nearest" });
  };
  /** The sheet is shorter now: what is left of it is looked at, or what is still missing. */
  const endWith = (draft: SheetDraft) => {
    props.onChange(draft);
    show(Math.min(step(), whole()));
  };
  const isDone = (at: number) => gameEntry(props.draft, at) !== null;
  const next = (event: Event) => {
    event.preventDefault();
    const sheet = sheetOf(props.draft);
    if (step() < whole()) {
      if (isDone(step())) show(step() + 1);
      else {
        setUrgent(true);
        const game = props.draft.games[step()]?.game;
        if (game) focusMissing(event.currentTarget, game);
      }
    } else if ("missing" in sheet) show(sheet.missing, true);
    else props.onSend(sheet.games);
  };
  const label = () => {
    if (step() >= whole()) return props.send;
    return step() + 1 < whole() ? say("phone-next-game", { game: step() + 2 }) : say("phone-look-over");
  };
  return (
    <form class="stack sheet-form" onSubmit={next} noValidate>
      <div class="steps" role="group" aria-label={say("phone-steps")}>
        <For each={gameEntries(props.draft).map((_, at) => at)}>
          {(at) => (
            <button
              type="button"
              class="step"
              aria-current={at === step() ? "step" : undefined}
              aria-label={say(isDone(at) ? "phone-step-done" : "phone-step", { game: at + 1 })}
              onClick={() => show(at)}
            >
              {at + 1}
              <Show when={isDone(at)}>
                <Icon name="check" size={14} />
              </Show>
            </button>
          )}
        </For>
        <button
          type="button"
          class="step step-all"
          aria-current={step() >= whole() ? "step" : undefined}
          onClick={() => show(whole())}
        >
          {say("phone-whole")}
        </button>
      </div>
      <h3 class="sheet-form-title" tabindex="-1" ref={(made) => (heading = made)}>
        {step() < whole() ? say("sheet-game", { game: step() + 1 }) : say("phone-whole-title")}
      </h3>
      <Show when={step() < whole() && step() + 1} keyed fallback={<Whole {...props} />}>
        {(number) => <GameStep {...props} at={number - 1} urgent={urgent()} onTimeUp={endWith} />}
      </Show>
      <button type="submit" class="button main wide start">
        {label()}
      </button>
    </form>
  );
}

/** One game; `urgent` once somebody wanted to go on without something. */
function GameStep(
  props: SheetFormProps & { at: number; urgent: boolean; onTimeUp: (draft: SheetDraft) => void },
): JSX.Element {
  const game = () => props.draft.games[props.at]!;
  const names = () => game().here.map((chair) => props.names[chair] ?? "");
  const starter = () => {
    const seat = props.starters[props.at];
    return seat ? say("sheet-next-starter", { name: props.names[SEATS.indexOf(seat)] ?? "" }) : say("sheet-next-draw");
  };
  const hasLeft = (chair: number) => !game().here.includes(chair);
  return (
    <>
      <p class="soft">{starter()}</p>
      <GameFields
        rules={props.rules}
        edition={props.edition}
        names={names()}
        game={game().game}
        urgent={props.urgent}
        onChange={(next) => props.onChange(withGame(props.draft, props.at, { game: next }))}
      />
      <details class="left" open={game().here.length < props.draft.chairs}>
        <summary>{say("phone-left")}</summary>
        <p class="small soft">{say("phone-left-about")}</p>
        <For each={props.names}>
          {(name, chair) => (
            <Switch
              label={say("phone-has-left", { name })}
              checked={hasLeft(chair())}
              onChange={(left) => props.onChange(withChair(props.draft, props.at, chair(), !left))}
            />
          )}
        </For>
      </details>
      <Show when={props.timeUp !== "play-on" && props.draft.inTime === undefined}>
        <details class="left">
          <summary>{say("phone-time-up")}</summary>
          <div class="stack tight">
            <p class="small soft">{say(`phone-time-up-${props.timeUp}`)}</p>
            <div class="row">
              <Show when={props.timeUp === "empty-pool"}>
                <button
                  type="button"
                  class="button"
                  onClick={() => props.onTimeUp(withLastRunning(props.draft, props.at))}
                >
                  {say("phone-time-up-running", { game: props.at + 1 })}
                </button>
              </Show>
              <button type="button" class="button" onClick={() => props.onTimeUp(withTimeUp(props.draft, props.at))}>
                {say(props.timeUp === "empty-pool" ? "phone-time-up-not-begun" : "phone-time-up-not-ended", {
                  game: props.at + 1,
                })}
              </button>
            </div>
          </div>
        </details>
      </Show>
      <Show when={props.draft.compares}>
        <WrittenPoints {...props} />
      </Show>
      <GameScores
        rules={props.rules}
        edition={props.edition}
        names={names()}
        game={game().game}
        urgent={props.urgent}
      />
      <Show when={props.urgent && props.draft.compares}>
        <p class="small">{say("phone-written-missing")}</p>
      </Show>
    </>
  );
}

/** The points the players wrote for this game, to be compared. */
function WrittenPoints(props: SheetFormProps & { at: number }): JSX.Element {
  const game = () => props.draft.games[props.at]!;
  const put = (chair: number, part: Partial<Written>) =>
    props.onChange(
      withGame(props.draft, props.at, {
        written: game().written.map((one, at) => (at === chair ? { ...one, ...part } : one)),
      }),
    );
  return (
    <fieldset class="stack tight">
      <legend>
        <h2>{say("phone-written")}</h2>
      </legend>
      <For each={game().here}>
        {(chair) => (
          <div class="written" role="group" aria-label={props.names[chair]}>
            <span class="written-name">{props.names[chair]}</span>
            <label class="field">
              <span class="small">{say("phone-big")}</span>
              <input
                type="text"
                inputmode="numeric"
                maxlength="2"
                autocomplete="off"
                value={game().written[chair]?.big ?? ""}
                onInput={(event) => put(chair, { big: event.currentTarget.value })}
              />
            </label>
            <label class="field">
              <span class="small">{say("phone-small")}</span>
              <input
                type="text"
                maxlength="10"
                autocomplete="off"
                value={game().written[chair]?.small ?? ""}
                onInput={(event) => put(chair, { small: event.currentTarget.value })}
              />
            </label>
          </div>
        )}
      </For>
    </fieldset>
  );
}

function Whole(props: SheetFormProps): JSX.Element {
  const games = () => gamesOf(props.draft);
  const scores = () => games().map((game) => (game ? scoresOf(props.rules.scorer, props.edition, game) : []));
  const isShort = () => props.draft.games.slice(0, props.draft.inTime).some((game) => !isPlayed(game));
  return (
    <>
      <ResultSheet
        rules={props.rules}
        edition={props.edition}
        names={props.names}
        games={games()}
        scores={scores()}
        beside={props.beside}
      />
      <Show when={isShort()}>
        <p class="small">{say("phone-short", { count: games().length })}</p>
      </Show>
      <Show when={props.draft.inTime !== undefined}>
        <div class="notice spread">
          <p>{say("phone-time-was-up", { count: games().length, of: props.draft.games.length })}</p>
          <button type="button" class="button quiet" onClick={() => props.onChange(withTimeUp(props.draft, null))}>
            {say("phone-time-not-up")}
          </button>
        </div>
      </Show>
      <Switch
        label={say("phone-compare")}
        checked={props.draft.compares}
        onChange={(compares) => props.onChange({ ...props.draft, compares })}
      />
      <Show when={props.draft.compares}>
        <p class="small soft">{say("phone-compare-about")}</p>
      </Show>
      {props.children}
    </>
  );
}
