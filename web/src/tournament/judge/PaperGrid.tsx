// A paper sheet typed as one grid, by keys alone: Tab from number to number, Enter to what is missing, and at last on to
// the next table.

import { createMemo, createSignal, createUniqueId, For, onMount, Show, type JSX } from "solid-js";
import { Switch } from "../../app/Choice";
import { valueOf } from "../../engine/editions";
import type { Act, Books, SheetSight, TableNumber } from "../../protocol/messages";
import { exactText } from "../../sheet/points";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import type { Seen } from "../PassScreen";
import { SEATS } from "../seats";
import { scoresOf } from "../table/draft";
import { rowOf, type Fault, type Penalties, type Row } from "./paper";
import "./paper-grid.css";

interface GridProps {
  readonly part: Seen<Books>;
  readonly place: TableNumber;
  readonly sheet: SheetSight;
  /** Seat A first. */
  readonly names: readonly string[];
  readonly onDone: () => void;
}

export function PaperGrid(props: GridProps): JSX.Element {
  const asking = createAsking(props.part);
  const id = createUniqueId();
  const { view } = props.sheet;
  const chairs = view.chairs.map((_, chair) => chair);
  const games = view.starters.map((_, game) => game);
  const [texts, setTexts] = createSignal<readonly (readonly string[])[]>(games.map(() => chairs.map(() => "")));
  // What is wrong is told of a cell that was left, not of a number half typed.
  const [typing, setTyping] = createSignal<number | null>(null);
  const [signed, setSigned] = createSignal(true);
  const [timeUp, setTimeUp] = createSignal(false);
  // What stands empty at the end was not played, where somebody says that time was up.
  const filled = () => texts().findLastIndex((row) => row.some((text) => text.trim() !== "")) + 1;
  const mayBeShort = () => (view.time_up ?? "play-on") !== "play-on" && filled() < games.length;
  const value = (name: string) => Number(valueOf(props.part.rules.book, props.part.state.rules, name) ?? 0);
  const penalties = createMemo((): Penalties => ({
    unopened: value("unopened_penalty"),
    couldHave: value("could_have_opened_penalty"),
    atPoolEnd: valueOf(props.part.rules.book, props.part.state.rules, "penalties_at_pool_end") === "yes",
  }));
  const hasLeft = (chair: number) => {
    const player = view.chairs[chair] ?? 0;
    return props.part.sight.people[player] === "withdrawn" || (view.missed ?? []).includes(player);
  };
  const rows = createMemo(() =>
    texts().map((row) =>
      rowOf(row, penalties(), hasLeft, (game) => {
        try {
          return scoresOf(props.part.rules.scorer, props.part.state.rules, game);
        } catch {
          return null;
        }
      }),
    ),
  );
  const sums = createMemo(() =>
    chairs.map((chair) =>
      rows().reduce(
        (sum, { scores }) => ({
          big: sum.big + (scores[chair]?.big ?? 0),
          small: sum.small + (scores[chair]?.small ?? 0),
        }),
        { big: 0, small: 0 },
      ),
    ),
  );
  let form: HTMLFormElement | undefined;
  const cell = (game: number, chair: number) =>
    form?.querySelectorAll<HTMLInputElement>("input.paper-cell")[game * chairs.length + chair];
  const goTo = (game: number, chair: number) => {
    const field = cell(game, chair);
    field?.focus();
    field?.select();
  };
  onMount(() => requestAnimationFrame(() => goTo(0, 0)));
  const put = (game: number, chair: number, text: string) => {
    setTyping(game);
    setTexts((all) => all.map((row, at) => (at === game ? row.with(chair, text) : row)));
  };
  const arrow = (event: KeyboardEvent, game: number, chair: number) => {
    const to = { ArrowUp: game - 1, ArrowDown: game + 1 }[event.key];
    if (to === undefined || to < 0 || to >= games.length) return;
    event.preventDefault();
    goTo(to, chair);
  };
  // Where everybody else has left, the games before are all there are.
  const hasGone = ({ fault }: Row) => fault?.why === "too-few";
  const played = () => {
    const stop = rows().findIndex(hasGone);
    const all = stop > 0 ? rows().slice(0, stop) : rows();
    return mayBeShort() && timeUp() ? all.slice(0, filled()) : all;
  };
  const send = async (event: Event) => {
    event.preventDefault();
    setTyping(null);
    const open = played().findIndex(({ game }) => game === null);
    if (open >= 0) {
      const { fault, missing } = rows()[open]!;
      goTo(open, fault?.chair ?? missing ?? 0);
      return;
    }
    const entries = played().flatMap(({ game }) => (game === null ? [] : [game]));
    const { place } = props;
    const acts: Act[] = [{ do: "enter", place, games: entries }];
    if (signed()) acts.push({ do: "sign-paper", place });
    for (const act of acts) if (!(await asking.ask({ wish: "act", act }))) return;
    props.onDone();
  };
  const faultText = (fault: Fault) =>
    say(`paper-fault-${fault.why}`, {
      name: props.names[fault.chair] ?? "",
      ...(fault.why === "written" ? { written: exactText(fault.written), small: exactText(fault.small) } : {}),
    });
  /** What can be typed, as far as these rules have it, and what it means. */
  const ways = () => {
    const { unopened, couldHave, atPoolEnd } = penalties();
    const costs = unopened > 0;
    return [
      ["43", "sum"],
      ["0, +74", "out"],
      ...(costs ? ([[unopened, "unopened"]] as const) : []),
      ...(costs ? ([[couldHave, "could"]] as const) : []),
      ...(costs && atPoolEnd ? ([[`54/${unopened}`, "pool"]] as const) : []),
      ...(costs ? ([[`${unopened}/`, "exact"]] as const) : []),
      ["-", "left"],
    ] as const;
  };
  const told = (game: number) => (typing() === game ? null : (rows()[game]?.fault ?? null));
  return (
    <form class="stack paper-grid" ref={(made) => (form = made)} onSubmit={(event) => void send(event)} noValidate>
      <div class="paper-how small soft" id={`${id}-how`}>
        <p>{say("paper-how")}</p>
        <dl>
          <For each={ways()}>
            {([typed, means]) => (
              <div>
                <dt class="figures">{typed}</dt>
                <dd>{say(`paper-how-${means}`, { unopened: penalties().unopened })}</dd>
              </div>
            )}
          </For>
        </dl>
        <p>{say("paper-how-keys")}</p>
      </div>
      <table class="figures" aria-describedby={`${id}-how`}>
        <thead>
          <tr>
            <th scope="col">{say("sheet-game-column")}</th>
            <For each={props.names}>
              {(name, chair) => (
                <th scope="col">
                  <span class="result-seat">{SEATS[chair()]}</span>
                  <span class="result-name">{name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={games}>
            {(game) => (
              <>
                <tr>
                  <th scope="row">{game + 1}</th>
                  <For each={chairs}>
                    {(chair) => {
                      const score = () => rows()[game]?.scores[chair];
                      const isWrong = () => told(game)?.chair === chair;
                      return (
                        <td classList={{ won: (score()?.big ?? 0) > 0 }}>
                          <input
                            class="paper-cell"
                            type="text"
                            inputmode="text"
                            maxlength="8"
                            autocomplete="off"
                            enterkeyhint="next"
                            aria-label={say("paper-cell", { game: game + 1, name: props.names[chair] ?? "" })}
                            aria-invalid={isWrong()}
                            aria-describedby={isWrong() ? `${id}-${game}` : undefined}
                            value={texts()[game]?.[chair] ?? ""}
                            onInput={(event) => put(game, chair, event.currentTarget.value)}
                            onFocus={(event) => event.currentTarget.select()}
                            onBlur={() => setTyping(null)}
                            onKeyDown={(event) => arrow(event, game, chair)}
                          />
                          <span class="paper-score small">
                            <Show when={score()} fallback={" "}>
                              {(now) => <>{`${now().big} / ${exactText(now().small)}`}</>}
                            </Show>
                          </span>
                        </td>
                      );
                    }}
                  </For>
                </tr>
                <tr class="paper-fault" hidden={told(game) === null}>
                  <td colspan={chairs.length + 1}>
                    <p id={`${id}-${game}`} role="alert">
                      <Show when={told(game)}>{(fault) => faultText(fault())}</Show>
                    </p>
                  </td>
                </tr>
              </>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("sheet-total")}</th>
            <For each={sums()}>{(sum) => <td>{`${sum.big} / ${exactText(sum.small)}`}</td>}</For>
          </tr>
        </tfoot>
      </table>
      <Show when={mayBeShort()}>
        <Switch
          label={say("paper-time-up", { count: games.length - filled() })}
          checked={timeUp()}
          onChange={setTimeUp}
        />
      </Show>
      <Switch label={say("paper-signed")} checked={signed()} onChange={setSigned} />
      <Answer asking={asking} />
      <div>
        <button type="submit" class="button main" aria-disabled={asking.busy()}>
          {say(signed() ? "paper-send-signed" : "paper-send")}
        </button>
      </div>
    </form>
  );
}
