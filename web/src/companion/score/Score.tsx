// The score sheet of games with real tiles: who plays, game after game, sums and the order. Kept in this browser.

import { createMemo, createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { Go } from "../../app/router";
import { keep, recall } from "../../app/storage";
import { editionOf, rulesText, valueOf } from "../../engine/editions";
import { say } from "../../words/words";
import { announcedAmong, forgetAnnounced } from "../announced";
import { Companion } from "../Companion";
import { noteEdition, tableEdition } from "../edition";
import { editionFromBox } from "../../shared/boxes";
import { type Rulebook } from "../../shared/rulebook";
import { EditionSelect } from "../../shared/EditionSelect";
import { areToldApart } from "../../shared/PeopleFields";
import { lastPeople, named, range, WhoPlays } from "../WhoPlays";
import { Dealing } from "./Dealing";
import { GameForm } from "./GameForm";
import { exactText } from "../../sheet/points";
import { newGame, played, roundAndGame, type Game, type Sheet } from "../../sheet/sheet";
import { Share } from "./Share";
import { SheetTable, Standings } from "./SheetTable";
import "../../sheet/sheet.css";

/** The next game, half written: whoever comes back to it goes on. */
const HALF = "sheet-game";

/** Whoever used a button that is gone goes on where the sheet begins. */
const goToSheet = () =>
  queueMicrotask(() => document.querySelector<HTMLElement>(".sheet-next")?.focus({ preventScroll: true }));

export const Score = (): JSX.Element => (
  <Companion screen="score" played={() => recall<Sheet>("sheet")?.edition}>
    {(rules) => <ScoreSheet rules={rules} />}
  </Companion>
);

function ScoreSheet(props: { rules: Rulebook }): JSX.Element {
  const [sheet, setSheet] = createSignal<Sheet | null>(recall<Sheet>("sheet"));
  const put = (next: Sheet | null) => {
    keep("sheet", setSheet(next));
    if (next === null) keep(HALF, null);
    if (next !== null) noteEdition(editionOf(next.edition));
  };
  return (
    <Show when={sheet()} fallback={<NewSheet rules={props.rules} onStart={put} />}>
      {(now) => <Evening rules={props.rules} sheet={now()} onChange={put} />}
    </Show>
  );
}

function NewSheet(props: { rules: Rulebook; onStart: (sheet: Sheet) => void }): JSX.Element {
  const [edition, setEdition] = createSignal(tableEdition());
  const [names, setNames] = createSignal(lastPeople());
  const [wanted, setWanted] = createSignal(Math.max(2, names().length));
  const value = (name: string) => Number(valueOf(props.rules.book, edition(), name));
  const counts = createMemo(() => range(value("min_players"), value("max_players")));
  const count = () => Math.min(wanted(), counts().at(-1) ?? 2);
  const start = (event: Event) => {
    event.preventDefault();
    if (!areToldApart(event.currentTarget)) return;
    props.onStart({ edition: rulesText(props.rules.book, edition(), {}), names: named(names(), count()), games: [] });
    goToSheet();
  };
  return (
    <form class="stack" onSubmit={start}>
      <p class="soft">{say("sheet-about")}</p>
      <EditionSelect rules={props.rules} value={edition()} onChange={(next) => noteEdition(setEdition(next))} />
      <WhoPlays counts={counts()} count={count()} names={names()} onCount={setWanted} onNames={setNames} />
      <button type="submit" class="button main wide start">
        {say("sheet-start")}
      </button>
      <Go to="/cards" class="button quiet">
        {say("companion-cards")}
      </Go>
    </form>
  );
}

interface OpenGame {
  readonly at: number;
  readonly game: Game;
}

/** A game is written down, or the sheet is looked at. */
function Evening(props: { rules: Rulebook; sheet: Sheet; onChange: (sheet: Sheet | null) => void }): JSX.Element {
  const [open, setOpen] = createSignal<OpenGame | null>(null);
  const [asks, setAsks] = createSignal(false);
  const scored = createMemo(() =>
    props.rules.scorer.score(props.sheet.edition, props.sheet.names.length, props.sheet.games.map(played)),
  );
  const next = () => scored().next;
  /** That a game was written down, and how all stand then: whoever listens is led to what comes next. */
  const [kept, setKept] = createSignal("");
  const tellKept = () => {
    const { order, totals } = scored();
    const stands = order.map(({ player }) => `${props.sheet.names[player]} ${exactText(totals[player]?.small ?? 0)}`);
    setKept(say("sheet-kept", { scores: stands.join(", ") }));
  };
  /** Where games would be lost, it is asked first. */
  const renew = () => (props.sheet.games.length > 0 ? setAsks(true) : props.onChange(null));
  const change = (games: readonly Game[]) => {
    props.onChange({ ...props.sheet, games });
    setOpen(null);
    goToSheet();
    scrollTo(0, 0);
  };
  const begin = () => {
    const { names, edition } = props.sheet;
    // The clock may have gone by other rules.
    const heard = props.rules.scorer.facts(edition).announcement === null ? [] : announcedAmong(names);
    const at = props.sheet.games.length;
    const half = recall<OpenGame>(HALF);
    setOpen(half?.at === at ? half : { at, game: newGame(names.length, next().starter ?? 0, heard) });
    scrollTo(0, 0);
  };
  const starter = () => {
    const { starter: seat } = next();
    return seat === null ? say("sheet-next-draw") : say("sheet-next-starter", { name: props.sheet.names[seat] ?? "" });
  };
  return (
    <>
      <p class="unseen" role="status">
        {open() === null ? kept() : ""}
      </p>
      <Switch>
        <Match when={open()} keyed>
          {({ at, game }) => (
            <GameForm
              rules={props.rules}
              sheet={props.sheet}
              title={say("sheet-next", roundAndGame(at, scored().games_in_round))}
              game={game}
              isNew={at === props.sheet.games.length}
              onChange={(half) => at === props.sheet.games.length && keep(HALF, { at, game: half })}
              onKeep={(done) => {
                const isNew = at === props.sheet.games.length;
                if (isNew) {
                  forgetAnnounced();
                  keep(HALF, null);
                }
                change(isNew ? [...props.sheet.games, done] : props.sheet.games.with(at, done));
                tellKept();
              }}
              onDelete={() => change(props.sheet.games.toSpliced(at, 1))}
              onCancel={() => {
                setOpen(null);
                goToSheet();
              }}
            />
          )}
        </Match>
        <Match when={true}>
          <div class="stack">
            <div class="spread sheet-next" tabindex="-1">
              <p>
                <strong>{say("sheet-next", { round: next().round, game: next().game })}</strong>
                <br />
                <span class="soft">{starter()}</span>
              </p>
            </div>
            <Dealing rules={props.rules} edition={props.sheet.edition} open={props.sheet.games.length === 0} />
            <button type="button" class="button main wide start" onClick={begin}>
              {say("sheet-write")}
            </button>
            <Show
              when={props.sheet.games.length > 0}
              fallback={
                <p class="soft">{say("sheet-empty", { edition: editionFromBox(editionOf(props.sheet.edition)) })}</p>
              }
            >
              <Standings sheet={props.sheet} scored={scored()} />
              <SheetTable
                sheet={props.sheet}
                scored={scored()}
                onOpen={(at) => {
                  const game = props.sheet.games[at];
                  if (game) setOpen({ at, game });
                }}
              />
              <Share sheet={props.sheet} scored={scored()} />
            </Show>
            <div class="row sheet-screen">
              <button type="button" class="button quiet" onClick={renew}>
                {say("sheet-new")}
              </button>
              <Go to="/cards" class="button quiet">
                {say("companion-cards")}
              </Go>
            </div>
          </div>
          <Show when={asks()}>
            <Dialog title={say("sheet-new")} onClose={() => setAsks(false)}>
              <p>{say("sheet-new-sure")}</p>
              <button type="button" class="button danger wide" onClick={() => props.onChange(null)}>
                {say("sheet-new-yes")}
              </button>
            </Dialog>
          </Show>
        </Match>
      </Switch>
    </>
  );
}
