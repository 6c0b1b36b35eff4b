// What the hall sees: where everybody sits, how far each table is, who leads, and how long the round still is.

import { createMemo, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useTitle } from "../../app/title";
import { useMedia } from "../../app/media";
import { keepAwake } from "../../shared/clock/awake";
import { say } from "../../words/words";
import type { PartProps } from "../PassScreen";
import { phaseOf } from "./layout";
import { Over } from "./Over";
import { Playing } from "./Playing";
import { RoundClockView } from "./RoundClockView";
import { Seating } from "./Seating";
import { Tools } from "./Tools";
import "./hall.css";

/** Milliseconds a page is shown: long enough to find a name. */
const PAGE_MS = 12_000;

export interface SceneProps {
  readonly state: PartProps["state"];
  /** Counted on and on; every part of the screen turns with it. */
  readonly page: number;
  /** Whether everything is on one long page instead. */
  readonly isScrolled: boolean;
}

export function BigScreen(props: PartProps): JSX.Element {
  useTitle(() => props.state.title);
  const isScrolled = useMedia("(max-width: 47.99rem), (max-height: 27.99rem)");
  const [page, setPage] = createSignal(0);
  const [isHeld, setHeld] = createSignal(false);
  const turning = setInterval(() => {
    if (!isHeld()) setPage((now) => now + 1);
  }, PAGE_MS);
  onCleanup(() => clearInterval(turning));
  keepAwake(() => true);
  const phase = createMemo(() => phaseOf(props.state));
  const scene: SceneProps = {
    get state() {
      return props.state;
    },
    get page() {
      return page();
    },
    get isScrolled() {
      return isScrolled();
    },
  };
  const where = () => {
    const { stage, round } = props.state.board;
    const said = [
      stage && say(`hall-stage-${stage}`),
      round && say(phase() === "seating" ? "hall-round-soon" : "hall-round", { round }),
    ];
    return phase() === "over" ? say("hall-over") : said.filter(Boolean).join(" · ");
  };
  return (
    <main id="main" class="hall" data-phase={phase()}>
      <header class="hall-top">
        <div class="hall-what">
          <h1 tabindex="-1">{props.state.title}</h1>
          <p class="hall-where">{where()}</p>
        </div>
        {/* Between rounds it is the last one's. */}
        <Show when={phase() === "playing" && props.state.clock}>
          {(clock) => <RoundClockView clock={clock()} now={() => props.event.now()} />}
        </Show>
      </header>
      <Show when={phase()} keyed>
        {(now) => {
          if (now === "before") return <p class="hall-before">{say("hall-before")}</p>;
          if (now === "seating") return <Seating {...scene} />;
          return now === "playing" ? <Playing {...scene} /> : <Over {...scene} />;
        }}
      </Show>
      <footer class="hall-foot">
        <p class="hall-lost" role="status">
          {props.event.connected() ? "" : say("hall-lost")}
        </p>
        <Tools isHeld={isHeld()} onHold={isScrolled() ? null : () => setHeld((held) => !held)} />
      </footer>
    </main>
  );
}
