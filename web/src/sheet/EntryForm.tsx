// What one player had left: tiles tapped, or a sum typed.

import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Dialog } from "../app/Dialog";
import { Icon } from "../app/Icon";
import { TileRow } from "../app/TilePicture";
import { valueOf } from "../engine/editions";
import type { Opening, Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { tileName, tileNames } from "../words/tile";
import { say } from "../words/words";
import { leavesJokersOut, type Rulebook } from "../shared/rulebook";
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
  /** What says that something is missing here, where that was asked for. */
  readonly missing: string | undefined;
  readonly onChange: (part: Partial<Entry>) => void;
  /** The sum is typed, and the next one is wanted. */
  readonly onNext: (field: HTMLInputElement) => void;
}

/** The cells behind a name: one line, and under it what only some are asked. */
export function EntryForm(props: EntryProps): JSX.Element {
  const [picks, setPicks] = createSignal(false);
  const cell = createMemo(() => cellOf(props.rules.scorer, props.edition, props.entry));
  const byTiles = () => props.entry.by === "tiles";
  const tiles = () => props.entry.tiles;
  const needed = () => Number(valueOf(props.rules.book, props.edition, "opening") ?? 0);
  /** A rack without jokers that is worth less than an opening could not have opened (rules 4.2 and 7.3). */
  const isTooLittle = () => {
    const { by, sum, jokers, opening } = props.entry;
    return (
      props.asksOpening && by === "sum" && opening === "could-have" && jokers === 0 && (sum ?? needed()) < needed()
    );
  };
  const turn = () => {
    if (byTiles()) return props.onChange({ by: "sum" });
    props.onChange({ by: "tiles", tiles: available(tiles(), props.others, props.deck), drawn: null, also: [] });
    setPicks(true);
  };
  /** Where no tile was tapped, what was typed before is still so. */
  const picked = () => {
    setPicks(false);
    if (tiles().length === 0) props.onChange({ by: "sum" });
  };
  return (
    <>
      <Show when={byTiles()} fallback={<Sum {...props} />}>
        <button
          type="button"
          class="button entry-tiles"
          aria-describedby={props.missing}
          onClick={() => setPicks(true)}
        >
          <Show when={tiles().length > 0} fallback={say("sheet-tap-tiles")}>
            <TileRow tiles={tiles()} label={say("sheet-tiles-change", { tiles: tileNames(tiles()) })} />
          </Show>
        </button>
      </Show>
      <button
        type="button"
        class="button round entry-way"
        title={field(props.name, byTiles() ? "sheet-by-sum" : "sheet-by-tiles")}
        onClick={turn}
      >
        <Icon name={byTiles() ? "sum" : "tiles"} />
      </button>
      <div class="entry-more">
        <Show when={props.asksOpening && props.entry.announced === true && props.entry.opening !== "opened"}>
          <p class="small entry-heard">{say("sheet-heard")}</p>
        </Show>
        <Show when={props.asksOpening}>
          <Opened {...props} />
        </Show>
        <Show when={isTooLittle()}>
          <p class="small wrong">{say("sheet-could-too-little", { sum: props.entry.sum ?? 0, needed: needed() })}</p>
        </Show>
        <Show when={byTiles()}>
          <Found {...props} could={cell()?.opening === "could-have"} />
        </Show>
      </div>
      <Show when={picks()}>
        <Dialog title={props.name} class="picker-dialog" onClose={picked}>
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
            <button type="submit" class="button main wide start">
              {say("sheet-tiles-done")}
            </button>
          </form>
        </Dialog>
      </Show>
    </>
  );
}

/** What a field is, and whose. */
const field = (name: string, id: string): string => say("sheet-field", { name, field: say(id) });

function Sum(props: EntryProps): JSX.Element {
  const jokers = createMemo(() => props.deck.filter((tile) => readFace(tile).is !== "number").length);
  /** What all number tiles of the edition make: nobody has more left. */
  const most = createMemo(() =>
    props.deck.map(readFace).reduce((sum, face) => sum + (face.is === "number" ? face.number : 0), 0),
  );
  /** What was typed and is no sum. */
  const [wrong, setWrong] = createSignal<string | null>(null);
  const why = createUniqueId();
  const read = (text: string) => {
    const isSum = /^\s*\d*\s*$/.test(text) && Number(text) <= most();
    setWrong(isSum ? null : text);
    props.onChange({ sum: isSum && text.trim() !== "" ? Number(text) : null });
  };
  return (
    <>
      <input
        class="entry-sum figures"
        aria-label={field(props.name, "sheet-sum")}
        aria-invalid={wrong() !== null || props.missing !== undefined}
        aria-describedby={wrong() === null ? props.missing : why}
        type="text"
        inputmode="numeric"
        maxlength="6"
        autocomplete="off"
        enterkeyhint="next"
        value={wrong() ?? props.entry.sum ?? ""}
        onInput={(event) => read(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          props.onNext(event.currentTarget);
        }}
      />
      <select
        class="entry-jokers figures"
        aria-label={field(props.name, "sheet-jokers")}
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
      <Show when={wrong() !== null}>
        <p class="small entry-wrong" id={why} role="alert">
          {say("sheet-wrong", { most: most() })}
        </p>
      </Show>
    </>
  );
}

/** Whether somebody had opened; of tiles the engine tells whether they could have. */
function Opened(props: EntryProps): JSX.Element {
  const byTiles = () => props.entry.by === "tiles";
  const options = () => (byTiles() ? (["opened", "excused"] as const) : (["opened", "excused", "could-have"] as const));
  const value = () => (byTiles() && props.entry.opening !== "opened" ? "excused" : props.entry.opening);
  const label = (opening: Opening) =>
    byTiles() && opening === "excused" ? say("sheet-opening-not") : say(`sheet-opening-${opening}`);
  const choose = (said: string) => {
    const opening = options().find((one) => one === said) ?? "opened";
    props.onChange(byTiles() ? { opening, drawn: null, also: [] } : { opening });
  };
  return (
    <select
      class="entry-opening"
      classList={{ not: value() !== "opened" }}
      aria-label={field(props.name, "sheet-opening")}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <For each={options()}>
        {(opening) => (
          <option value={opening} selected={opening === value()}>
            {label(opening)}
          </option>
        )}
      </For>
    </select>
  );
}

/** What follows from the tiles, and what they do not tell. */
function Found(props: EntryProps & { could: boolean }): JSX.Element {
  const id = createUniqueId();
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
      <Show when={props.asksOpening && !opened() && tiles().length > 0 && !asksDrawn(props.entry)}>
        <p class="small">
          {props.could
            ? say(props.entry.drawn === null ? "sheet-could" : "sheet-announced-late", {
                points: penalty("could_have_opened_penalty"),
              })
            : say(props.entry.drawn === null ? "sheet-could-not" : "sheet-in-time", {
                points: penalty("unopened_penalty"),
                jokers: leavesJokersOut(props.rules.book, props.edition, tiles()) ? "left-out" : "counted",
              })}
        </p>
      </Show>
      <Show when={tiles().length > 0 && asksAnnounced()}>
        <div class="field">
          <label for={id}>{say("sheet-announced")}</label>
          <select
            id={id}
            classList={{ asks: asksDrawn(props.entry) }}
            aria-describedby={props.missing}
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
    </>
  );
}

/** Tiles without one of a face. */
function without(tiles: readonly Tile[], tile: Tile | null): readonly Tile[] {
  const at = tile === null ? -1 : tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}
