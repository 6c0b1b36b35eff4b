// The move clock of a real table: a tap anywhere is the next player's turn. Kept in this browser.

import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import { hasKeys } from "../../app/hasKeys";
import { keep, recall } from "../../app/storage";
import { valueOf } from "../../engine/editions";
import { say } from "../../words/words";
import { noteAnnounced } from "../announced";
import { Companion } from "../Companion";
import { noteEdition, tableEdition } from "../edition";
import { starterAmong } from "../starter";
import { type Rulebook } from "../../shared/rulebook";
import { EditionSelect } from "../../shared/EditionSelect";
import { areToldApart } from "../../shared/PeopleFields";
import { lastPeople, named, range, WhoPlays } from "../WhoPlays";
import { newClock, type Clock } from "../../shared/clock/clock";
import { Running } from "../../shared/clock/Running";
import { hasVoice, WAYS, type Way } from "../../shared/clock/warn";
import "../../shared/clock/clock.css";

const SECONDS = [30, 40, 60] as const;
const OWN = 0;

export const ClockScreen = (): JSX.Element => (
  <Companion screen="clock" played={() => recall<Clock>("clock")?.edition}>
    {(rules) => <MoveClock rules={rules} />}
  </Companion>
);

function MoveClock(props: { rules: Rulebook }): JSX.Element {
  const [clock, setClock] = createSignal<Clock | null>(recall<Clock>("clock"));
  const [way, setWay] = createSignal<Way>(recall<Way>("clock-way") ?? "sound");
  const put = (next: Clock | null) => {
    keep("clock", setClock(next));
    noteAnnounced(next);
  };
  return (
    <Show
      when={clock()}
      fallback={
        <NewClock rules={props.rules} way={way()} onWay={(next) => keep("clock-way", setWay(next))} onStart={put} />
      }
    >
      {(now) => <Running rules={props.rules} clock={now()} way={way()} fills onChange={put} />}
    </Show>
  );
}

function NewClock(props: {
  rules: Rulebook;
  way: Way;
  onWay: (way: Way) => void;
  onStart: (clock: Clock) => void;
}): JSX.Element {
  const [edition, setEdition] = createSignal(tableEdition());
  const [names, setNames] = createSignal(lastPeople());
  const [wanted, setWanted] = createSignal(Math.max(2, names().length));
  const last = recall<number>("clock-seconds");
  const isUsual = SECONDS.some((seconds) => seconds === last);
  const [chosen, setChosen] = createSignal<number | null>(last === null || isUsual ? last : OWN);
  const [own, setOwn] = createSignal<number | null>(last === null || isUsual ? 90 : last);
  const value = (name: string) => Number(valueOf(props.rules.book, edition(), name) ?? 0);
  const choose = (next: string) => {
    noteEdition(setEdition(next));
    setChosen(null);
  };
  const counts = createMemo(() => range(value("min_players"), value("max_players")));
  const count = () => Math.min(wanted(), counts().at(-1) ?? 2);
  // As the edition has it at home, or else in a tournament.
  const usual = () => value("move_seconds") || value("tournament_seconds");
  const choice = () => chosen() ?? usual();
  const start = (event: Event) => {
    event.preventDefault();
    if (!areToldApart(event.currentTarget)) return;
    const people = named(names(), count());
    noteEdition(edition());
    const seconds = choice() === OWN ? (own() ?? usual()) : choice();
    // What nobody chose is the edition's.
    if (chosen() !== null) keep("clock-seconds", seconds);
    props.onStart(newClock(edition(), people, seconds, starterAmong(props.rules, people)));
  };
  return (
    <form class="stack" onSubmit={start}>
      <p class="soft">
        {say("timer-about")}
        <Show when={hasKeys()}> {say("timer-keys")}</Show>
      </p>
      <EditionSelect rules={props.rules} value={edition()} onChange={choose} />
      <Choice
        legend={say("clock")}
        options={[...SECONDS, OWN]}
        value={choice()}
        label={(seconds) => (seconds === OWN ? say("timer-own") : say("clock-short", { count: seconds }))}
        onChange={setChosen}
      />
      <Show when={choice() === OWN}>
        <div class="field timer-own">
          <label for="timer-own">{say("timer-own-seconds")}</label>
          <input
            id="timer-own"
            type="number"
            min="5"
            max="900"
            required
            value={own() ?? ""}
            onChange={(event) => setOwn(event.currentTarget.valueAsNumber || null)}
          />
        </div>
      </Show>
      <WhoPlays counts={counts()} count={count()} names={names()} onCount={setWanted} onNames={setNames} />
      <Choice
        legend={say("timer-way")}
        options={WAYS.filter((way) => way !== "voice" || hasVoice())}
        value={props.way}
        label={(way) => say(`timer-way-${way}`)}
        onChange={(way) => props.onWay(way)}
      />
      <button type="submit" class="button main wide start start-now">
        {say("timer-start")}
      </button>
    </form>
  );
}
