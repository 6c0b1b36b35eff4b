// How a game ended, who went out, and what everybody else had left; and what that scores.

import { createEffect, createMemo, createSignal, createUniqueId, For, on, onCleanup, Show, type JSX } from "solid-js";
import { valueOf } from "../engine/editions";
import { sentence } from "../words/sentence";
import { say } from "../words/words";
import type { Rulebook } from "../shared/rulebook";
import { EntryForm } from "./EntryForm";
import { exactText } from "./points";
import { Why } from "./Why";
import { isEntered, isOut, missing, othersTiles, played, withEntry, type Game } from "./sheet";

interface GameProps {
  readonly rules: Rulebook;
  readonly edition: string;
  readonly names: readonly string[];
  readonly game: Game;
}

/** The line that says of whom something is not known yet. */
const MISSING = "sheet-missing";
/** Whoever types a number has finished it by then. */
const TYPED_MS = 800;

/** Goes to what is not known yet, where it is read what that is. */
export function focusMissing(form: EventTarget | null | undefined, game: Game): boolean {
  const player = missing(game);
  if (player === null || !(form instanceof HTMLElement)) return false;
  const entry = player === "end" ? null : form.querySelectorAll("section.entry")[player];
  const field =
    player === "end"
      ? form.querySelector<HTMLElement>(".entry-who input")
      : (entry?.querySelector<HTMLElement>("select.asks") ??
        entry?.querySelector<HTMLElement>(".entry-sum, .entry-tiles"));
  field?.focus();
  return field != null;
}

/** `urgent` once somebody wanted to go on without something. */
export function GameFields(props: GameProps & { urgent: boolean; onChange: (game: Game) => void }): JSX.Element {
  const players = createMemo(() => props.names.map((_, player) => player));
  const name = (player: number) => props.names[player] ?? "";
  const alter = (part: Partial<Game>) => props.onChange({ ...props.game, ...part });
  const deck = createMemo(() => props.rules.scorer.deck(props.edition));
  // Only where it costs something is it asked who opened.
  const value = (named: string) => valueOf(props.rules.book, props.edition, named);
  const asksOpening = () =>
    value("unopened_penalty") !== "0" && (props.game.end === "out" || value("penalties_at_pool_end") === "yes");
  const radios = createUniqueId();
  let rows: HTMLFieldSetElement | undefined;
  /** On to the next sum that is not there yet, and at last to what goes on. */
  const next = (field: HTMLInputElement) => {
    const sums = [...(rows?.querySelectorAll<HTMLInputElement>("input.entry-sum") ?? [])];
    const at = sums.indexOf(field) + 1;
    const empty = [...sums.slice(at), ...sums.slice(0, at - 1)].find((one) => one.value === "");
    (empty ?? field.form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  };
  /** Whether it was just said who went out. */
  let hasChosen = false;
  const choose = (part: Partial<Game>) => {
    hasChosen = true;
    alter(part);
  };
  /** From there Tab goes to what is missing, which may be above; once, so that nobody goes round. */
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    if (hasChosen && !event.shiftKey && focusMissing(rows, props.game)) event.preventDefault();
    hasChosen = false;
  };
  return (
    <fieldset
      class="entries"
      aria-describedby={props.urgent && missing(props.game) === "end" ? MISSING : undefined}
      ref={(made) => (rows = made)}
      onKeyDown={goOn}
    >
      <legend class="unseen">{say("sheet-who-out")}</legend>
      <div class="entries-head small soft" aria-hidden="true">
        <span>{say("sheet-who-out")}</span>
        <span>{say("sheet-sum")}</span>
        <span>{say("sheet-jokers")}</span>
      </div>
      <For each={players()}>
        {(player) => (
          <section class="entry" aria-label={name(player)}>
            <label class="entry-who">
              <input
                type="radio"
                name={radios}
                checked={isOut(props.game, player)}
                onChange={() => choose({ end: "out", out: player })}
              />
              <span>
                <span class="entry-name">{name(player)}</span>
              </span>
            </label>
            <Show
              when={!isOut(props.game, player) && props.game.entries[player]}
              fallback={<p class="soft entry-out">{say("sheet-went-out")}</p>}
            >
              {(entry) => (
                <EntryForm
                  rules={props.rules}
                  edition={props.edition}
                  name={name(player)}
                  entry={entry()}
                  deck={deck()}
                  others={othersTiles(props.game, player)}
                  asksOpening={asksOpening()}
                  missing={props.urgent && missing(props.game) === player ? MISSING : undefined}
                  onChange={(part) => props.onChange(withEntry(props.game, player, part))}
                  onNext={next}
                />
              )}
            </Show>
          </section>
        )}
      </For>
      <label class="entry-who entry-pool">
        <input
          type="radio"
          name={radios}
          checked={props.game.end === "pool"}
          onChange={() => choose({ end: "pool" })}
        />
        <span>{say("sheet-end-pool")}</span>
      </label>
    </fieldset>
  );
}

/** What the game scores, or of whom something is not known yet: `urgent` once somebody wanted to go on without. */
export function GameScores(props: GameProps & { urgent: boolean }): JSX.Element {
  const name = (player: number) => props.names[player] ?? "";
  const asked = () => {
    const player = missing(props.game) ?? 0;
    if (player === "end") return say("sheet-missing-end");
    const entry = props.game.entries[player];
    if (entry && isEntered(entry)) return say("sheet-missing-drawn", { name: name(player) });
    // Nothing is left to who went out, and to nobody else (rules 6.1 and 6.2).
    if (entry?.sum === 0 && entry.by === "sum") return say("sheet-nothing-left", { name: name(player) });
    // Somebody going out, what a rack is worth does not change what it costs not to have opened (rule 7.2).
    const isForRecord = props.game.end === "out" && entry?.by === "sum" && entry.opening !== "opened";
    return say(isForRecord ? "sheet-missing-unopened" : "sheet-missing", { name: name(player) });
  };
  const scores = createMemo(() =>
    missing(props.game) === null
      ? props.rules.scorer.score(props.edition, props.names.length, [played(props.game)]).games[0]?.seats
      : undefined,
  );
  // What changed, once: after each digit all of it would be read again.
  const [said, setSaid] = createSignal("");
  let told: readonly string[] = [];
  createEffect(
    on(scores, (seats) => {
      // What was said is no longer so.
      setSaid("");
      const now = (seats ?? []).map((seat, player) => `${name(player)} ${exactText(seat.small)}`);
      const timer = setTimeout(() => {
        const news = now.filter((line) => !told.includes(line));
        told = now;
        if (news.length > 0) setSaid(sentence(news.join(", ")));
      }, TYPED_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (
    <div class="game-scores">
      <p class="unseen" role="status">
        {said()}
      </p>
      <Show
        when={scores()}
        fallback={
          <p id={MISSING} classList={{ soft: !props.urgent, wrong: props.urgent }}>
            {asked()}
          </p>
        }
      >
        {(seats) => (
          <ul>
            <For each={seats()}>
              {(seat, player) => (
                <li classList={{ won: seat.big > 0 }}>
                  <span class="game-scores-name">{name(player())}</span>{" "}
                  <strong class="figures">{exactText(seat.small)}</strong>
                  <Why cell={seat} rules={props.edition} />
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
    </div>
  );
}
