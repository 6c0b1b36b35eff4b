// One game: how it ended, who went out, what everybody else had left. What it scores shows at once.

import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import { valueOf } from "../../engine/editions";
import { say } from "../../words/words";
import type { Rules } from "../Companion";
import { EntryForm } from "./EntryForm";
import { exactText } from "./points";
import { isOut, missing, othersTiles, played, withEntry, type Game, type Sheet } from "./sheet";

export function GameForm(props: {
  rules: Rules;
  sheet: Sheet;
  number: number;
  game: Game;
  isNew: boolean;
  onKeep: (game: Game) => void;
  onDelete: () => void;
  onCancel: () => void;
}): JSX.Element {
  const [game, setGame] = createSignal(props.game);
  const [told, setTold] = createSignal(false);
  const name = (player: number) => props.sheet.names[player] ?? "";
  const players = () => props.sheet.names.map((_, player) => player);
  const alter = (part: Partial<Game>) => setGame((now) => ({ ...now, ...part }));
  const deck = createMemo(() => props.rules.scorer.deck(props.sheet.edition));
  const scores = createMemo(() => (missing(game()) === null ? props.rules.scorer.score(props.sheet.edition, players().length, [played(game())]).games[0]?.seats : undefined));
  // Only where it costs something is it asked who opened.
  const asksOpening = () => game().end === "out" && valueOf(props.rules.book, props.sheet.edition, "unopened_penalty") !== "0";
  const done = (event: Event) => {
    event.preventDefault();
    if (scores()) props.onKeep(game());
    else setTold(true);
  };
  return (
    <form class="stack game-form" onSubmit={done}>
      <h2>{say("sheet-game", { game: props.number })}</h2>
      <Choice legend={say("sheet-end")} options={["out", "pool"] as const} value={game().end} label={(end) => say(`sheet-end-${end}`)} onChange={(end) => alter({ end })} />
      <Show when={game().end === "out"}>
        <Choice legend={say("sheet-who-out")} options={players()} value={game().out} label={name} onChange={(out) => alter({ out })} />
      </Show>
      <div class="entries">
        <For each={players().filter((player) => !isOut(game(), player))}>
          {(player) => (
            <EntryForm
              rules={props.rules}
              edition={props.sheet.edition}
              name={name(player)}
              entry={game().entries[player] ?? props.game.entries[0]!}
              deck={deck()}
              others={othersTiles(game(), player)}
              asksOpening={asksOpening()}
              onChange={(part) => setGame((now) => withEntry(now, player, part))}
            />
          )}
        </For>
      </div>
      <Choice legend={say("sheet-who-started")} options={players()} value={game().starter} label={name} onChange={(starter) => alter({ starter })} />
      <div class="game-scores" aria-live="polite">
        <Show when={scores()} fallback={<p classList={{ soft: !told(), wrong: told() }}>{say("sheet-missing", { name: name(missing(game()) ?? 0) })}</p>}>
          {(seats) => (
            <ul>
              <For each={seats()}>
                {(seat, player) => <li classList={{ won: seat.big > 0 }}><span class="game-scores-name">{name(player())}</span> <strong class="figures">{exactText(seat.small)}</strong></li>}
              </For>
            </ul>
          )}
        </Show>
      </div>
      <button type="submit" class="button main wide start">{props.isNew ? say("sheet-keep") : say("sheet-change")}</button>
      <div class="spread">
        <button type="button" class="button" onClick={() => props.onCancel()}>{say("sheet-cancel")}</button>
        <Show when={!props.isNew}><button type="button" class="button danger" onClick={() => props.onDelete()}>{say("sheet-delete")}</button></Show>
      </div>
    </form>
  );
}
