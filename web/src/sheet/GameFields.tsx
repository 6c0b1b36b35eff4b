// How a game ended, who went out, and what everybody else had left; and what that scores.

import { createMemo, For, Show, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { valueOf } from "../engine/editions";
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

export function GameFields(props: GameProps & { onChange: (game: Game) => void }): JSX.Element {
  const players = createMemo(() => props.names.map((_, player) => player));
  const name = (player: number) => props.names[player] ?? "";
  const alter = (part: Partial<Game>) => props.onChange({ ...props.game, ...part });
  const deck = createMemo(() => props.rules.scorer.deck(props.edition));
  // Only where it costs something is it asked who opened.
  const value = (named: string) => valueOf(props.rules.book, props.edition, named);
  const asksOpening = () =>
    value("unopened_penalty") !== "0" && (props.game.end === "out" || value("penalties_at_pool_end") === "yes");
  return (
    <>
      <Choice
        legend={say("sheet-end")}
        options={["out", "pool"] as const}
        value={props.game.end}
        label={(end) => say(`sheet-end-${end}`)}
        onChange={(end) => alter({ end })}
      />
      <Show when={props.game.end === "out"}>
        <Choice
          legend={say("sheet-who-out")}
          options={players()}
          value={props.game.out}
          label={name}
          onChange={(out) => alter({ out })}
        />
      </Show>
      <div class="entries">
        <For each={players().filter((player) => !isOut(props.game, player))}>
          {(player) => (
            <Show when={props.game.entries[player]}>
              {(entry) => (
                <EntryForm
                  rules={props.rules}
                  edition={props.edition}
                  name={name(player)}
                  entry={entry()}
                  deck={deck()}
                  others={othersTiles(props.game, player)}
                  asksOpening={asksOpening()}
                  onChange={(part) => props.onChange(withEntry(props.game, player, part))}
                />
              )}
            </Show>
          )}
        </For>
      </div>
    </>
  );
}

/** What the game scores, or of whom something is not known yet: `urgent` once somebody wanted to go on without. */
export function GameScores(props: GameProps & { urgent: boolean }): JSX.Element {
  const name = (player: number) => props.names[player] ?? "";
  const asked = () => {
    const player = missing(props.game) ?? 0;
    const entry = props.game.entries[player];
    return say(entry && isEntered(entry) ? "sheet-missing-drawn" : "sheet-missing", { name: name(player) });
  };
  const scores = createMemo(() =>
    missing(props.game) === null
      ? props.rules.scorer.score(props.edition, props.names.length, [played(props.game)]).games[0]?.seats
      : undefined,
  );
  return (
    <div class="game-scores" aria-live="polite">
      <Show when={scores()} fallback={<p classList={{ soft: !props.urgent, wrong: props.urgent }}>{asked()}</p>}>
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
