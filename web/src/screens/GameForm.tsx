// What is played: an edition, how many, the clock, rounds and house rules; what begins it stands below.

import { createMemo, createResource, createSignal, createUniqueId, For, Show, untrack, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { TileRow } from "../app/TilePicture";
import { gamesInRound } from "../engine/editions";
import { editions, engine } from "../parts/parts";
import { LEVELS } from "../protocol/messages";
import { boxHeading, BOXES, editionFromBox, hasBox } from "../shared/boxes";
import { say } from "../words/words";
import { pictureOf } from "./editionPictures";
import { HouseKept } from "./HouseKept";
import { HouseRules, showWrong } from "./HouseRules";
import { capital, sentence } from "../words/sentence";
import { fitHouse, isGame, soundRules, type House } from "./judgeRules";
import { roundsText } from "./left";
import { wishedRounds, wishedRules, type GameWish, type Rounds } from "./localGame";
import "./new-game.css";

const ROUNDS: readonly Rounds[] = ["game", 1, 2, 3, 4];
const CLOCKS: readonly (number | null)[] = [null, 15, 30, 40, 60, 120, 300];
/** One of those that come in one box, below what is printed on it and is in it; the championships are a tap away. */
function EditionChoice(props: {
  all: readonly string[];
  value: string;
  /** What has become of what was chosen before, beside the chosen one. */
  note: () => JSX.Element;
  onChange: (edition: string) => void;
}): JSX.Element {
  const [showsAll, setShowsAll] = createSignal(!hasBox(props.value));
  const rest = () => props.all.filter((edition) => !hasBox(edition));
  return (
    <fieldset class="stack tight">
      <legend>
        <h2>{say("edition-which-box")}</h2>
      </legend>
      <p class="small soft">{say("edition-no-box")}</p>
      <For each={BOXES}>{(editions) => <Editions {...props} editions={editions} />}</For>
      <Show
        when={showsAll()}
        fallback={
          <button type="button" class="button quiet" onClick={() => setShowsAll(true)}>
            {say("edition-more")}
          </button>
        }
      >
        <Editions {...props} editions={rest()} />
      </Show>
    </fieldset>
  );
}

function Editions(props: {
  editions: readonly string[];
  value: string;
  note: () => JSX.Element;
  onChange: (edition: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div
      class="editions"
      role="group"
      aria-labelledby={id}
      aria-describedby={props.editions.some(hasBox) ? `${id}-holds` : undefined}
    >
      <div class="edition-box">
        <h3 id={id}>{boxHeading(props.editions)}</h3>
        <Show when={props.editions.find(hasBox)}>
          {(edition) => (
            <p id={`${id}-holds`} class="small soft">
              {say("edition-box-holds", { edition: edition() })}
            </p>
          )}
        </Show>
      </div>
      <For each={props.editions}>
        {(edition) => (
          <div class="edition">
            <label>
              <input
                type="radio"
                name="edition"
                checked={edition === props.value}
                onChange={() => props.onChange(edition)}
              />
              <span class="edition-card">
                <TileRow tiles={pictureOf(edition)} />
                <span>
                  <strong>{editionFromBox(edition)}</strong>
                  <span class="small soft">{say("edition-about", { edition })}</span>
                </span>
              </span>
            </label>
            <Show when={edition === props.value}>{props.note()}</Show>
          </div>
        )}
      </For>
    </div>
  );
}

const clockLabel = (seconds: number | null): string => {
  if (seconds === null) return say("clock-none");
  return seconds < 60 ? say("clock-short", { count: seconds }) : say("clock-minutes", { count: seconds / 60 });
};

/** What somebody has chosen so far. */
export interface GameChoice {
  readonly wish: () => GameWish;
  readonly alter: (part: Partial<GameWish>) => void;
  /** Whether this is a game; else the form says what of it is not. */
  readonly mayStart: () => boolean;
}

export function GameForm(props: {
  /** What is chosen at first. */
  first: GameWish;
  /** Whether programs play, whose level is asked for. */
  hasBots?: boolean;
  /** So many play whatever is chosen, where people sit already. */
  seats?: number;
  start: (choice: GameChoice) => JSX.Element;
}): JSX.Element {
  const [rules] = createResource(async () => ({ book: await editions(), engine: await engine() }));
  const book = () => rules()?.book;
  const [wish, setWish] = createSignal<GameWish>(untrack(() => props.first));
  const alter = (part: Partial<GameWish>) => setWish((now) => ({ ...now, ...part }));
  const edition = createMemo(() => book()?.editions.find(({ id }) => id === wish().edition));
  /** The rules that can be, whatever else stands in the form. */
  const house = createMemo(() => {
    const known = book();
    return known === undefined ? {} : soundRules(known, wish().house);
  });
  const counts = createMemo(() => {
    const value = (name: string, other: number) => Number(house()[name] ?? edition()?.values[name] ?? other);
    const [from, to] = [value("min_players", 2), value("max_players", 4)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  });
  const players = () => props.seats ?? (counts().includes(wish().players) ? wish().players : (counts().at(-1) ?? 2));
  const chosen = () => ({ ...wish(), players: players() });
  const inRound = () => {
    const known = book();
    if (known === undefined) return 0;
    return gamesInRound(known, wishedRules(known, { ...wish(), rounds: 1, house: house() }), players());
  };
  const roundsAbout = () => {
    const [games, rounds] = [inRound(), wishedRounds(wish())];
    const each = say("round-games", { games, starts: games === players() ? "once" : "otherwise" });
    return rounds === 1 ? each : `${each} ${say("rounds-games", { games: rounds * games })}`;
  };
  /** House rules chosen for another edition, which this one cannot have or has by itself: with that one they come back. */
  const [aside, setAside] = createSignal<House>({});
  /** House rules as they were before this edition was chosen: those still so are told beside it. */
  const [before, setBefore] = createSignal<House>(wish().house);
  const kept = () =>
    Object.fromEntries(Object.entries(wish().house).filter(([name, value]) => before()[name] === value));
  const playPlain = () => {
    document.querySelector<HTMLElement>(".edition :checked")?.focus();
    setAside({});
    alter({ house: {} });
  };
  const [note, setNote] = createSignal<() => string>(() => "");
  const choose = (id: string) => {
    const known = rules();
    if (known === undefined) return;
    const before = wish();
    const seconds = Number(known.book.editions.find((one) => one.id === id)?.values["move_seconds"] ?? 0) || null;
    const clock = before.timed ? before.clock : seconds;
    const wanted = { edition: id, house: { ...aside(), ...before.house }, clock };
    const { house, aside: rest, lost } = fitHouse(known.engine, known.book, wanted);
    setAside(rest);
    setBefore(house);
    alter({ edition: id, house, clock });
    const ofClock = clock === before.clock ? [] : [() => say("edition-clock", { clock: clockLabel(clock) })];
    const names = () => lost.map((name) => capital(say(`value-${name}`))).join(", ");
    const ofHouse = lost.length === 0 ? [] : [() => say("edition-aside", { rules: names() })];
    setNote(() => () => [...ofHouse, ...ofClock].map((text) => sentence(text())).join(" "));
  };
  const mayStart = () => {
    const known = rules();
    const isSo = known !== undefined && isGame(known.engine, known.book, chosen());
    if (!isSo) showWrong();
    return isSo && counts().includes(players());
  };
  return (
    <Show when={rules()}>
      {(rules) => (
        <>
          <EditionChoice
            all={rules().book.editions.map(({ id }) => id)}
            value={wish().edition}
            note={() => <HouseKept house={kept()} also={note()()} onDrop={playPlain} />}
            onChange={choose}
          />
          <div class="stack">
            <Show
              when={props.seats === undefined}
              fallback={
                <Show when={!counts().includes(players())}>
                  <p class="wrong" role="alert">
                    {say("options-seats", { min: counts()[0] ?? 2, max: counts().at(-1) ?? 2 })}
                  </p>
                </Show>
              }
            >
              <Choice
                legend={say("player-count")}
                options={counts()}
                value={players()}
                label={String}
                onChange={(count) => alter({ players: count })}
              />
            </Show>
            <Show when={props.hasBots}>
              <Choice
                legend={say("level")}
                options={LEVELS}
                value={wish().level}
                label={(level) => say("level-name", { level })}
                onChange={(level) => alter({ level })}
              />
            </Show>
            <Choice
              legend={say("clock")}
              options={CLOCKS}
              value={wish().clock}
              label={clockLabel}
              onChange={(clock) => alter({ clock, timed: true })}
            />
            <Choice
              legend={say("rounds")}
              options={ROUNDS}
              value={wish().rounds}
              label={roundsText}
              onChange={(rounds) => alter({ rounds })}
            />
            <p class="small soft">{roundsAbout()}</p>
            <HouseRules
              book={rules().book}
              engine={rules().engine}
              edition={wish().edition}
              clock={wish().clock}
              single={wish().rounds === "game"}
              house={wish().house}
              onChange={(house) => alter({ house })}
            />
            {props.start({ wish: chosen, alter, mayStart })}
          </div>
        </>
      )}
    </Show>
  );
}
