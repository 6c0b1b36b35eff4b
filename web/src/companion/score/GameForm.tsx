// One game of an evening is written down, or changed. What it scores shows at once.

import { createEffect, createSignal, on, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import { say } from "../../words/words";
import type { Rulebook } from "../../shared/rulebook";
import { focusMissing, GameFields, GameScores } from "../../sheet/GameFields";
import { missing, type Game, type Sheet } from "../../sheet/sheet";

export function GameForm(props: {
  rules: Rulebook;
  sheet: Sheet;
  title: string;
  game: Game;
  isNew: boolean;
  /** With every change, to be kept until it is written down. */
  onChange: (game: Game) => void;
  onKeep: (game: Game) => void;
  onDelete: () => void;
  onCancel: () => void;
}): JSX.Element {
  const [game, setGame] = createSignal(props.game);
  createEffect(on(game, props.onChange, { defer: true }));
  const [told, setTold] = createSignal(false);
  const name = (player: number) => props.sheet.names[player] ?? "";
  const done = (event: Event) => {
    event.preventDefault();
    if (missing(game()) === null) props.onKeep(game());
    else {
      setTold(true);
      focusMissing(event.currentTarget, game());
    }
  };
  return (
    <form class="stack game-form" onSubmit={done}>
      <h2 tabindex="-1" ref={(made) => queueMicrotask(() => made.focus({ preventScroll: true }))}>
        {props.title}
      </h2>
      <GameFields
        rules={props.rules}
        edition={props.sheet.edition}
        names={props.sheet.names}
        game={game()}
        urgent={told()}
        onChange={setGame}
      />
      <GameScores
        rules={props.rules}
        edition={props.sheet.edition}
        names={props.sheet.names}
        game={game()}
        urgent={told()}
      />
      <Choice
        legend={say("sheet-who-started")}
        options={props.sheet.names.map((_, player) => player)}
        value={game().starter}
        label={name}
        onChange={(starter) => setGame((now) => ({ ...now, starter }))}
      />
      <button type="submit" class="button main wide start start-now">
        {props.isNew ? say("sheet-keep") : say("sheet-change")}
      </button>
      <div class="spread">
        <button type="button" class="button" onClick={() => props.onCancel()}>
          {say("sheet-cancel")}
        </button>
        <Show when={!props.isNew}>
          <button type="button" class="button danger" onClick={() => props.onDelete()}>
            {say("sheet-delete")}
          </button>
        </Show>
      </div>
    </form>
  );
}
