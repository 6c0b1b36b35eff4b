// What one player had left: tiles tapped, or a sum typed.

import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { Dialog } from "../app/Dialog";
import { TileRow } from "../app/TilePicture";
import { valueOf } from "../engine/editions";
import type { Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { tileName, tileNames } from "../words/tile";
import { say } from "../words/words";
import type { Rulebook } from "../shared/rulebook";
import { ChosenTiles, TilePicker } from "../shared/TilePicker";
import { asksDrawn, available, cellOf, type Entry } from "./sheet";

/** Not announced: no tile's name. */
const NO = "no";

interface EntryProps {
  readonly rules: Rulebook;
  readonly edition: string;
  readonly name: string;
  readonly entry: Entry;
  readonly deck: readonly Tile[];
  /** Tiles the others have. */
  readonly others: readonly Tile[];
  readonly asksOpening: boolean;
  readonly onChange: (part: Partial<Entry>) => void;
}

export function EntryForm(props: EntryProps): JSX.Element {
  const cell = createMemo(() => cellOf(props.rules.scorer, props.edition, props.entry));
  const enterBy = (by: Entry["by"]) =>
    props.onChange(
      by === "sum"
        ? { by }
        : { by, tiles: available(props.entry.tiles, props.others, props.deck), drawn: null, also: [] },
    );
  return (
    <section class="card stack tight entry" aria-label={props.name}>
      <div class="spread">
        <h3 class="entry-name">{props.name}</h3>
        <Show when={cell()}>
          {(known) => <span class="soft figures">{say("sheet-value", { value: known().value })}</span>}
        </Show>
      </div>
      <div class="choice entry-by" role="group" aria-label={say("sheet-by")}>
        <For each={["sum", "tiles"] as const}>
          {(by) => (
            <button
              type="button"
              class="button entry-way"
              aria-pressed={props.entry.by === by}
              onClick={() => enterBy(by)}
            >
              {say(`sheet-by-${by}`)}
            </button>
          )}
        </For>
      </div>
      <Show when={props.asksOpening && props.entry.announced === true && props.entry.opening !== "opened"}>
        <p class="small entry-heard">{say("sheet-heard")}</p>
      </Show>
      <Show when={props.entry.by === "tiles"} fallback={<Sum {...props} />}>
        <Tiles {...props} could={cell()?.opening === "could-have"} />
      </Show>
    </section>
  );
}

function Sum(props: EntryProps): JSX.Element {
  const id = createUniqueId();
  const jokers = createMemo(() => props.deck.filter((tile) => readFace(tile).is !== "number").length);
  const read = (text: string) => {
    const sum = Number.parseInt(text, 10);
    props.onChange({ sum: Number.isNaN(sum) ? null : Math.min(999, Math.max(0, sum)) });
  };
  return (
    <>
      <div class="entry-sum">
        <div class="field">
          <label for={id}>{say("sheet-sum")}</label>
          <input
            id={id}
            type="text"
            inputmode="numeric"
            pattern="[0-9]*"
            maxlength="3"
            autocomplete="off"
            value={props.entry.sum ?? ""}
            onInput={(event) => read(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for={`${id}-jokers`}>{say("sheet-jokers")}</label>
          <select
            id={`${id}-jokers`}
            onChange={(event) => props.onChange({ jokers: Number(event.currentTarget.value) })}
          >
            <For each={Array.from({ length: jokers() + 1 }, (_, count) => count)}>
              {(count) => (
                <option value={count} selected={count === props.entry.jokers}>
                  {count}
                </option>
              )}
            </For>
          </select>
        </div>
      </div>
      <Show when={props.asksOpening}>
        <Choice
          legend={say("sheet-opening")}
          options={["opened", "excused", "could-have"] as const}
          value={props.entry.opening}
          label={(opening) => say(`sheet-opening-${opening}`)}
          onChange={(opening) => props.onChange({ opening })}
        />
      </Show>
    </>
  );
}

function Tiles(props: EntryProps & { could: boolean }): JSX.Element {
  const id = createUniqueId();
  const [picks, setPicks] = createSignal(false);
  const tiles = () => props.entry.tiles;
  const facts = createMemo(() => props.rules.scorer.facts(props.edition));
  // Where it makes a difference, and whenever the clock heard one.
  const asksAnnounced = () =>
    asksDrawn(props.entry) ||
    (props.asksOpening && !opened() && facts().announcement !== null && (props.could || props.entry.drawn !== null));
  // As many as one turn brings; each is asked for once the one before is known.
  const also = () => props.entry.also ?? [];
  const asksAlso = () =>
    props.entry.drawn === null
      ? []
      : Array.from({ length: Math.min(also().length + 1, facts().most_drawn - 1) }, (_, at) => at);
  /** Tiles left for a place among those drawn in the same turn. */
  const othersDrawn = (at: number) => {
    const taken = [props.entry.drawn, ...also().toSpliced(at, 1)];
    return [...new Set(taken.reduce((left, tile) => without(left, tile), tiles()))];
  };
  const penalty = (name: string) => valueOf(props.rules.book, props.edition, name) ?? "";
  const opened = () => props.entry.opening === "opened";
  const answer = (said: string) =>
    props.onChange(said === NO ? { drawn: null, also: [], announced: false } : { drawn: said, also: [] });
  const answerAlso = (at: number, said: string) =>
    props.onChange({ also: said === NO ? also().slice(0, at) : [...also().slice(0, at), said] });
  return (
    <>
      <button type="button" class="button wide entry-tiles" onClick={() => setPicks(true)}>
        <Show when={tiles().length > 0} fallback={say("sheet-tap-tiles")}>
          <TileRow tiles={tiles()} label={say("sheet-tiles-change", { tiles: tileNames(tiles()) })} />
        </Show>
      </button>
      <Show when={props.asksOpening}>
        <Choice
          legend={say("sheet-opening")}
          options={["opened", "excused"] as const}
          value={opened() ? "opened" : "excused"}
          label={(opening) => say(opening === "opened" ? "sheet-opening-opened" : "sheet-opening-not")}
          onChange={(opening) => props.onChange({ opening, drawn: null, also: [] })}
        />
        <Show when={!opened() && tiles().length > 0 && !asksDrawn(props.entry)}>
          <p class="small">
            {props.could
              ? say("sheet-could", { points: penalty("could_have_opened_penalty") })
              : say(props.entry.drawn === null ? "sheet-could-not" : "sheet-in-time", {
                  points: penalty("unopened_penalty"),
                })}
          </p>
        </Show>
      </Show>
      <Show when={tiles().length > 0 && asksAnnounced()}>
        <div class="field">
          <label for={id}>{say("sheet-announced")}</label>
          <select
            id={id}
            classList={{ asks: asksDrawn(props.entry) }}
            onChange={(event) => answer(event.currentTarget.value)}
          >
            <Show when={asksDrawn(props.entry)}>
              <option value="" disabled selected>
                {say("sheet-announced-which")}
              </option>
            </Show>
            <option value={NO} selected={props.entry.drawn === null && !asksDrawn(props.entry)}>
              {say("sheet-announced-no")}
            </option>
            <For each={[...new Set(tiles())]}>
              {(tile) => (
                <option value={tile} selected={tile === props.entry.drawn}>
                  {say("sheet-announced-after", { tile: tileName(tile) })}
                </option>
              )}
            </For>
          </select>
          <For each={asksAlso()}>
            {(at) => (
              <select
                aria-label={say("sheet-announced-also")}
                onChange={(event) => answerAlso(at, event.currentTarget.value)}
              >
                <option value={NO} selected={also()[at] === undefined}>
                  {say("sheet-announced-alone")}
                </option>
                <For each={othersDrawn(at)}>
                  {(tile) => (
                    <option value={tile} selected={tile === also()[at]}>
                      {say("sheet-announced-with", { tile: tileName(tile) })}
                    </option>
                  )}
                </For>
              </select>
            )}
          </For>
        </div>
      </Show>
      <Show when={picks()}>
        <Dialog title={props.name} class="picker-dialog" onClose={() => setPicks(false)}>
          <ChosenTiles
            tiles={tiles()}
            label={say("sheet-left")}
            empty={say("sheet-tap-tiles")}
            onRemove={(at) => props.onChange({ tiles: tiles().toSpliced(at, 1), drawn: null, also: [] })}
          />
          <TilePicker
            deck={props.deck}
            taken={[...tiles(), ...props.others]}
            mine={tiles()}
            onPick={(tile) => props.onChange({ tiles: props.rules.scorer.sort([...tiles(), tile]) })}
          />
          <form method="dialog">
            <button type="submit" class="button main wide start start-now">
              {say("sheet-tiles-done")}
            </button>
          </form>
        </Dialog>
      </Show>
    </>
  );
}

/** Tiles without one of a face. */
function without(tiles: readonly Tile[], tile: Tile | null): readonly Tile[] {
  const at = tile === null ? -1 : tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}
