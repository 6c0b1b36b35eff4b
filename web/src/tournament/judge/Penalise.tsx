// Points are taken from a player, or given back (rule 8.3).

import { createSignal, createUniqueId, For, Index, Show, type JSX } from "solid-js";
import { exactText, readExact } from "../../sheet/points";
import type { Books, Penalty, PersonId } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { nameOf, type Names } from "../refused";
import { Answer, createAsking } from "../asking";
import { lacksOf, NO_GROUND } from "./rulebook";
import { Grounds } from "./Grounds";

/** Every penalty there was; one given by mistake is taken back, with its reason. */
function Penalties(props: { part: Seen<Books> }): JSX.Element {
  const [open, setOpen] = createSignal<number | null>(null);
  return (
    <Show when={props.part.sight.penalties.length > 0}>
      <section class="stack tight">
        <h2>{say("judge-penalties")}</h2>
        <ol class="stack tight">
          <Index each={props.part.sight.penalties}>
            {(penalty, at) => (
              <li class="card stack tight">
                <div class="spread">
                  <span>{penaltyText(penalty(), props.part.state.names)}</span>
                  <Show when={!penalty().lifted} fallback={<span class="soft">{say("judge-penalty-lifted")}</span>}>
                    <button
                      type="button"
                      class="button"
                      aria-label={say("judge-lift-of", { penalty: at + 1 })}
                      aria-expanded={open() === at}
                      onClick={() => setOpen(open() === at ? null : at)}
                    >
                      {say("judge-lift")}
                    </button>
                  </Show>
                </div>
                <Show when={open() === at && !penalty().lifted}>
                  <Lift part={props.part} penalty={at + 1} />
                </Show>
              </li>
            )}
          </Index>
        </ol>
      </section>
    </Show>
  );
}

const penaltyText = ({ player, big, small }: Penalty, names: Names): string =>
  say("judge-penalty-one", { player: nameOf(names, player), big, small: exactText(-small) });

/** Everything that is wrong yet, at once. */
function Faults(props: { texts: readonly string[] }): JSX.Element {
  return (
    <Show when={props.texts.length > 0}>
      <p class="refused" role="alert">
        {props.texts.join(" ")}
      </p>
    </Show>
  );
}

function Lift(props: { part: Seen<Books>; penalty: number }): JSX.Element {
  const asking = createAsking(props.part);
  const [ground, setGround] = createSignal(NO_GROUND);
  const [tried, setTried] = createSignal(false);
  const lift = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (lacksOf(ground()).length > 0) return;
    void asking.ask({ wish: "act", act: { do: "lift", penalty: props.penalty, ...ground() } });
  };
  return (
    <form class="stack" onSubmit={lift}>
      <Grounds rules={props.part.state.rules} ground={ground()} onChange={setGround} />
      <Faults texts={tried() ? lacksOf(ground()) : []} />
      <Answer asking={asking} />
      <p>
        <button type="submit" class="button main" aria-disabled={asking.busy()}>
          {say("judge-lift-of", { penalty: props.penalty })}
        </button>
      </p>
    </form>
  );
}

export function Penalise(props: { part: Seen<Books> }): JSX.Element {
  return (
    <div class="stack">
      <NewPenalty part={props.part} />
      <Penalties part={props.part} />
    </div>
  );
}

function NewPenalty(props: { part: Seen<Books> }): JSX.Element {
  const asking = createAsking(props.part);
  const id = createUniqueId();
  const [player, setPlayer] = createSignal<PersonId | null>(null);
  const [big, setBig] = createSignal("0");
  const [small, setSmall] = createSignal("0");
  const [ground, setGround] = createSignal(NO_GROUND);
  /** Whether it was sent before it was whole: then everything that is missing is told, until it is there. */
  const [tried, setTried] = createSignal(false);
  const [done, setDone] = createSignal<string | null>(null);
  const name = (person: PersonId) => nameOf(props.part.state.names, person);
  const people = () =>
    props.part.state.board.standings.map((row) => row.player).toSorted((a, b) => name(a).localeCompare(name(b)));
  const faults = () => [
    ...(player() === null ? [say("judge-penalty-who")] : []),
    ...(readExact(small()) === null || !/^\d{1,3}$/.test(big().trim()) ? [say("judge-penalty-points")] : []),
    ...lacksOf(ground()),
  ];
  const send = async (event: Event) => {
    event.preventDefault();
    const who = player();
    const points = readExact(small());
    setDone(null);
    setTried(true);
    if (who === null || points === null || faults().length > 0) return;
    if (
      !(await asking.ask({
        wish: "act",
        act: { do: "penalise", player: who, big: Number(big()), small: points, ...ground() },
      }))
    )
      return;
    setDone(say("judge-penalty-done", { player: name(who) }));
    setBig("0");
    setSmall("0");
    setGround(NO_GROUND);
    setTried(false);
  };
  return (
    <form class="stack card" onSubmit={(event) => void send(event)} noValidate>
      <p class="soft">{say("judge-penalty-about")}</p>
      <div class="field">
        <label for={id}>{say("judge-penalty-player")}</label>
        <select
          id={id}
          onChange={(event) => setPlayer(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
        >
          <option value="">{say("judge-penalty-choose")}</option>
          <For each={people()}>
            {(person) => (
              <option value={person} selected={person === player()}>
                {name(person)}
              </option>
            )}
          </For>
        </select>
      </div>
      <div class="judge-points">
        <div class="field">
          <label for={`${id}-big`}>{say("judge-penalty-big")}</label>
          <input
            id={`${id}-big`}
            type="text"
            inputmode="numeric"
            maxlength="3"
            autocomplete="off"
            value={big()}
            onInput={(event) => setBig(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for={`${id}-small`}>{say("judge-penalty-small")}</label>
          <input
            id={`${id}-small`}
            type="text"
            maxlength="8"
            autocomplete="off"
            value={small()}
            onInput={(event) => setSmall(event.currentTarget.value)}
          />
        </div>
      </div>
      <Grounds rules={props.part.state.rules} ground={ground()} onChange={setGround} />
      <Faults texts={tried() ? faults() : []} />
      <Answer asking={asking} />
      <p role="status">{done() ?? ""}</p>
      <p>
        <button type="submit" class="button main" aria-disabled={asking.busy()}>
          {say("judge-penalise")}
        </button>
      </p>
    </form>
  );
}
