// Questions around a real table: could they have opened, does the table stand, what is the best lay. The position is in
// the address, so that it can be sent as a link.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  Index,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
  type JSX,
} from "solid-js";
import { Switch as OnOff } from "../../app/Choice";
import { Icon, type IconName } from "../../app/Icon";
import { useMedia } from "../../app/media";
import { address } from "../../app/router";
import { TileRow } from "../../app/TilePicture";
import { editionOf } from "../../engine/editions";
import type { Engine } from "../../engine/engine";
import { engine } from "../../parts/parts";
import type { Tile } from "../../protocol/messages";
import { bagOf } from "../../shared/bag";
import { copyText } from "../../shared/copyText";
import { tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { Companion } from "../Companion";
import { noteEdition, tableEdition } from "../edition";
import { type Rulebook } from "../../shared/rulebook";
import { editionLine } from "../../shared/boxes";
import { BriefSelect } from "../../shared/BriefSelect";
import { EditionOptions } from "../../shared/EditionOptions";
import { ChosenTiles, TilePicker } from "../../shared/TilePicker";
import { BestAnswer, OpenAnswer, TableAnswer } from "./Answer";
import { groupsWith, handOn, putDown, type Advice, type Hand, type Target } from "./entering";
import { addressOf, allTiles, ASKS, readAddress, type Question } from "./position";
import { Typing } from "./Typing";
import "./solve.css";

/** Where tiles and answer share one column. */
const NARROW = "(max-width: 40rem)";

export const Solve = (): JSX.Element => {
  const [rules] = createResource(engine);
  return (
    <Companion screen="solve">
      {(known) => <Show when={rules()}>{(judge) => <Questions rules={known} engine={judge()} />}</Show>}
    </Companion>
  );
};

/** How tiles come in: tapped, typed, or not at all while the answer is read. */
type Way = "taps" | "text" | "none";

/** What one step back brings back. */
interface Step {
  readonly question: Question;
  readonly hand: Hand;
}

const firstHand = ({ ask, melds }: Question): Hand => handOn(ask === "table" ? melds.length : "rack");

function Questions(props: { rules: Rulebook; engine: Engine }): JSX.Element {
  const deckOf = (rules: string) => props.rules.scorer.deck(rules);
  const read = (query: URLSearchParams) => readAddress(query, deckOf, tableEdition());
  const [question, setQuestion] = createSignal(read(address().query));
  const [wanted, setWanted] = createSignal(firstHand(question()));
  const [past, setPast] = createSignal<readonly Step[]>([]);
  const [copied, setCopied] = createSignal(false);
  // There is no answer about tiles that were left out because they could not be read.
  const [isRead, setIsRead] = createSignal(true);
  const isNarrow = useMedia(NARROW);
  // Whoever comes by a link reads first.
  const [way, setWay] = createSignal<Way>(isNarrow() && allTiles(question()).length > 0 ? "none" : "taps");
  const deck = createMemo(() => deckOf(question().rules));
  const hasTable = () => question().ask !== "open";
  const hasRack = () => question().ask !== "table";
  // What the question has no place for is kept, and does not stand in the way.
  const shown = createMemo((): Question => ({
    ...question(),
    melds: hasTable() ? question().melds : [],
    rack: hasRack() ? question().rack : [],
  }));
  const hand = createMemo((): Hand => {
    const now = wanted();
    const last = question().melds.length;
    if (now.at === "rack") return hasRack() ? now : handOn(last);
    return hasTable() ? { ...now, at: Math.min(now.at, last) } : handOn("rack");
  });
  const taken = createMemo(() => bagOf(allTiles(shown())));
  const copies = createMemo(() => bagOf(deck()));
  const advice: Advice = {
    isMeld: (tiles) => props.engine.meld(question().rules, tiles).meld,
    places: (meld, tile) => props.engine.places(question().rules, meld, [tile]),
    left: (tile) => (copies().get(tile) ?? 0) - (taken().get(tile) ?? 0),
  };
  /** A meld that is being made is no mistake: a move is looked for without it until it is one. */
  const unfinished = createMemo((): number | null => {
    const { at, chosen } = hand();
    const meld = at === "rack" || chosen || question().ask !== "best" ? undefined : question().melds[at];
    return meld === undefined || at === "rack" || advice.isMeld(meld) ? null : at;
  });
  const asked = createMemo((): Question => {
    const at = unfinished();
    return at === null ? shown() : { ...shown(), melds: question().melds.with(at, []) };
  });
  createEffect(() => {
    history.replaceState(null, "", addressOf(shown()));
    setCopied(false);
  });

  /** Every change is a step that can be taken back; `isMore` goes on with the last one. */
  const alter = (part: Partial<Question>, next?: Hand, isMore = false) => {
    if (!isMore) setPast((steps) => [...steps, { question: question(), hand: hand() }]);
    setQuestion((now) => ({ ...now, ...part }));
    setWanted(next ?? hand());
  };
  const undo = () => {
    const step = past().at(-1);
    if (step === undefined) return;
    setPast((steps) => steps.slice(0, -1));
    setQuestion(step.question);
    setWanted(step.hand);
  };
  const isUndo = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
  const keys = (event: KeyboardEvent) => {
    if (!isUndo(event) || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  };
  document.addEventListener("keydown", keys);
  onCleanup(() => document.removeEventListener("keydown", keys));

  const inHand = (): readonly Tile[] => {
    const { at } = hand();
    return at === "rack" ? question().rack : (question().melds[at] ?? []);
  };
  const pick = (tile: Tile) => {
    if (hand().at === "rack") return alter({ rack: props.rules.scorer.sort([...question().rack, tile]) });
    const { melds, hand: next } = putDown(question().melds, hand(), tile, advice);
    alter({ melds }, next);
  };
  const groups = createMemo(() => (hand().at === "rack" ? [] : groupsWith(inHand(), deck(), advice.left)));
  const pickGroup = (group: readonly Tile[]) => {
    const { at } = hand();
    if (at !== "rack") alter({ melds: question().melds.with(at, group) }, handOn(question().melds.length));
  };
  const takeFromMeld = (at: number, place: number) => {
    const meld = (question().melds[at] ?? []).toSpliced(place, 1);
    if (meld.length > 0) return alter({ melds: question().melds.with(at, meld) }, { at, gap: place, chosen: true });
    alter({ melds: question().melds.toSpliced(at, 1) }, handOn(question().melds.length - 1));
  };
  const choose = (at: Target) => {
    setWanted(handOn(at, at !== question().melds.length));
    if (way() === "none") setWay("taps");
  };
  const open = (query: URLSearchParams) => {
    const found = read(query);
    alter(query.has("ask") ? found : { ...found, ask: question().ask }, firstHand(found));
  };
  const edition = (id: string) => {
    noteEdition(id);
    const { searchParams } = new URL(addressOf({ ...question(), rules: id }), location.href);
    alter(read(searchParams));
  };
  const copy = async () => setCopied(await copyText(location.href));
  const isEmpty = () => allTiles(question()).length === 0;
  /** The edition, house rules aside. */
  const ruled = () => editionOf(question().rules);

  return (
    <div class="questions" data-way={way()}>
      <div class="questions-ask">
        <BriefSelect
          label={say("question")}
          shown={say(`question-${question().ask}`)}
          onChange={(value) => {
            const ask = ASKS.find((one) => one === value) ?? question().ask;
            alter({ ask }, firstHand({ ...question(), ask }));
          }}
        >
          <For each={ASKS}>
            {(ask) => (
              <option value={ask} selected={ask === question().ask}>
                {say(`question-${ask}`)}
              </option>
            )}
          </For>
        </BriefSelect>
        <BriefSelect label={say("edition-and-box")} shown={editionLine(ruled())} onChange={edition}>
          <EditionOptions editions={props.rules.book.editions} chosen={ruled()} value={({ id }) => id} />
        </BriefSelect>
      </div>
      <section class="card answer stack tight" aria-label={say("question-answer")} aria-live="polite" tabindex="0">
        {/* The first answer is waited for here, not by the page: that would take the field away from whoever types. */}
        <Suspense fallback={<p class="soft">{say("hint-looking")}</p>}>
          <Switch>
            <Match when={!isRead()}>
              <p>{say("question-unread")}</p>
            </Match>
            <Match when={question().ask === "open"}>
              <OpenAnswer question={shown()} way={way()} />
            </Match>
            <Match when={question().ask === "table"}>
              <TableAnswer engine={props.engine} question={shown()} way={way()} />
            </Match>
            <Match when={true}>
              <Show when={unfinished() !== null}>
                <p class="small soft">{say("question-unfinished", { meld: (unfinished() ?? 0) + 1 })}</p>
              </Show>
              <BestAnswer engine={props.engine} question={asked()} way={way()} />
            </Match>
          </Switch>
        </Suspense>
      </section>
      <Show
        when={way() !== "text"}
        fallback={
          <Typing
            question={question()}
            deck={deck()}
            hasTable={hasTable()}
            hasRack={hasRack()}
            onChange={(part, isMore) => alter(part, firstHand({ ...question(), ...part }), isMore)}
            onPaste={open}
            onRead={setIsRead}
          />
        }
      >
        <div class="places">
          <Show when={question().rules.includes(" ")}>
            <p class="small soft">{question().rules}</p>
          </Show>
          <Show when={hasRack()}>
            <Spot
              label={say("question-rack")}
              tiles={question().rack}
              isTarget={hand().at === "rack"}
              gap={null}
              onTarget={() => choose("rack")}
              onRemove={(at) => alter({ rack: question().rack.toSpliced(at, 1) }, handOn("rack"))}
            />
          </Show>
          <Show when={hasTable()}>
            <section class="places-table" aria-label={say("solve-table")}>
              <Index each={question().melds}>
                {(meld, at) => (
                  <Spot
                    label={say("question-meld", { meld: at + 1 })}
                    number={at + 1}
                    tiles={meld()}
                    isTarget={hand().at === at}
                    gap={hand().at === at ? hand().gap : null}
                    onTarget={() => choose(at)}
                    onRemove={(place) => takeFromMeld(at, place)}
                  />
                )}
              </Index>
              <Spot
                label={say("question-new-meld")}
                tiles={[]}
                isTarget={hand().at === question().melds.length}
                gap={null}
                onTarget={() => choose(question().melds.length)}
                onRemove={() => undefined}
              />
            </section>
          </Show>
          <Show when={question().ask === "best"}>
            <OnOff
              label={say("question-opened")}
              checked={question().opened}
              onChange={(opened) => alter({ opened })}
            />
          </Show>
        </div>
      </Show>
      <div class="questions-in">
        <Show when={way() === "taps"}>
          <TilePicker
            deck={deck()}
            taken={allTiles(shown())}
            mine={inHand()}
            onPick={pick}
            beside={
              <Show
                when={groups().length > 0}
                fallback={
                  <span class="small soft">{say(hand().at === "rack" ? "question-tap" : "question-tap-table")}</span>
                }
              >
                <For each={groups()}>
                  {(group) => (
                    <button type="button" class="button group-key" onClick={() => pickGroup(group)}>
                      <span class="unseen">{say("question-group", { tiles: tileNames(group) })}</span>
                      <TileRow tiles={group} />
                    </button>
                  )}
                </For>
              </Show>
            }
          />
        </Show>
        <div class="questions-tools" role="toolbar" aria-label={say("question-tools")}>
          <Tool icon="undo" label={say("question-undo")} isOff={past().length === 0} onPress={undo} />
          <Tool
            icon="close"
            label={say("question-clear")}
            isOff={isEmpty()}
            onPress={() => alter({ melds: [], rack: [] }, firstHand({ ...question(), melds: [] }))}
          />
          <Tool
            icon={way() === "text" ? "tiles" : "keyboard"}
            label={say(way() === "text" ? "question-by-taps" : "question-by-text")}
            onPress={() => setWay(way() === "text" ? "taps" : "text")}
          />
          <Tool
            icon={copied() ? "check" : "copy"}
            label={copied() ? say("copied") : say("question-link")}
            isOff={isEmpty()}
            onPress={() => void copy()}
          />
          <Show when={isNarrow()}>
            <Tool
              icon={way() === "none" ? "tiles" : "check"}
              label={say(way() === "none" ? "question-by-taps" : "sheet-tiles-done")}
              onPress={() => setWay(way() === "none" ? "taps" : "none")}
            />
          </Show>
        </div>
      </div>
    </div>
  );
}

function Tool(props: { icon: IconName; label: string; isOff?: boolean; onPress: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet question-tool"
      aria-disabled={props.isOff}
      onClick={() => !props.isOff && props.onPress()}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}

/** Somewhere tiles lie. The one chosen gets those that are tapped, and gives back its own at a tap. */
function Spot(props: {
  label: string;
  number?: number;
  tiles: readonly Tile[];
  isTarget: boolean;
  gap: number | null;
  onTarget: () => void;
  onRemove: (place: number) => void;
}): JSX.Element {
  const isOpen = () => props.isTarget && props.tiles.length > 0;
  let place: HTMLDivElement | undefined;
  // The meld that is made stays in sight.
  createEffect(
    on(
      () => props.isTarget && props.tiles,
      (tiles) => tiles && place?.scrollIntoView({ block: "nearest" }),
      { defer: true },
    ),
  );
  return (
    <div class="spot" classList={{ target: props.isTarget }} ref={(made) => (place = made)}>
      <button type="button" class="spot-name" aria-pressed={props.isTarget} onClick={() => props.onTarget()}>
        <span class="unseen">{props.tiles.length > 0 ? `${props.label}: ${tileNames(props.tiles)}` : props.label}</span>
        <span class="spot-label" aria-hidden="true">
          {props.number ?? props.label}
        </span>
        <Show when={!isOpen()}>
          <TileRow tiles={props.tiles} />
        </Show>
      </button>
      <Show when={isOpen()}>
        <ChosenTiles tiles={props.tiles} label={props.label} empty="" gap={props.gap} onRemove={props.onRemove} />
      </Show>
    </div>
  );
}
