// Tables of this browser and the solver, as the page uses them: both live in one worker.

import type { LocalOptions } from "../../engine/answers";
import { PROTOCOL } from "../../protocol/messages";
import { waitOf, type Pace } from "../../app/pace";
import { keep, recall } from "../../app/storage";
import type { Adviser, Link, LinkEvents, LocalTable, LocalTables } from "../link";
import { layout, notation, type Answers, type Down, type Seed, type ToWorker, type Up } from "./messages";
import { OwnTime } from "./ownTime";

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

class Mind {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private readonly people = new Map<number, LinkEvents>();
  private asked = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Down>) => this.hear(data);
  }

  ask<Q extends ToWorker>(question: Q): Promise<Answers[Q["ask"]]> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Answers[Q["ask"]]), reject });
      this.post({ id, question });
    });
  }

  join(seat: number, events: LinkEvents): Link {
    this.people.set(seat, events);
    events.state({ is: "open" });
    this.post({ seat, message: { type: "hello", protocol: PROTOCOL, after: null } });
    return {
      send: (message) => this.post({ seat, message }),
      close: () => {
        this.people.delete(seat);
        events.state({ is: "closed", code: null });
      },
    };
  }

  setPace(pace: Pace): void {
    this.post({ wait: waitOf(pace) });
  }

  stand(stands: boolean, at: number): void {
    this.post({ stands, at });
  }

  leave(): void {
    const left = [...this.people.values()];
    this.people.clear();
    for (const events of left) events.state({ is: "closed", code: null });
    this.post({ leave: true });
  }

  private post(up: Up): void {
    this.worker.postMessage(up);
  }

  private hear(down: Down): void {
    if ("seat" in down) {
      this.people.get(down.seat)?.message(down.message);
      return;
    }
    const waiting = this.waiting.get(down.id);
    this.waiting.delete(down.id);
    if ("error" in down) waiting?.reject(new Error(down.error));
    else waiting?.resolve(down.answer);
  }
}

let mind: Mind | undefined;

/** The worker is made when it is first needed. */
function theMind(): Mind {
  mind ??= new Mind();
  return mind;
}

/** All chance there is at a table comes from here. */
function seed(): Seed {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** By the table's time, when somebody was last at it: a page that is loaded again in a turn begins no clock anew. */
const ALIVE = "table-alive";

function table(): LocalTable {
  const time = new OwnTime();
  const note = () => keep(ALIVE, time.now());
  // A page that is not shown may be thrown away without another word.
  const noteHidden = () => document.hidden && note();
  addEventListener("pagehide", note);
  document.addEventListener("visibilitychange", noteHidden);
  return {
    join: (seat, events) => theMind().join(seat, events),
    now: () => time.now(),
    stand(stands) {
      const at = Date.now();
      time.stand(stands, at);
      theMind().stand(stands, at);
    },
    record: () => theMind().ask({ ask: "record" }),
    close() {
      note();
      removeEventListener("pagehide", note);
      document.removeEventListener("visibilitychange", noteHidden);
      theMind().leave();
    },
  };
}

/** Tables of this browser. */
export const localTables: LocalTables = {
  async open(options: LocalOptions): Promise<LocalTable> {
    await theMind().ask({ ask: "open", options, seed: seed() });
    return table();
  },
  left: () => theMind().ask({ ask: "left" }),
  async resume(): Promise<LocalTable> {
    await theMind().ask({ ask: "resume", seed: seed(), alive: recall<number>(ALIVE) });
    return table();
  },
  setPace: (pace) => theMind().setPace(pace),
  async forget(): Promise<void> {
    await theMind().ask({ ask: "forget" });
  },
};

/** The solver. */
export const adviser: Adviser = {
  best: (rules, melds, rack, opened) =>
    theMind().ask({ ask: "best", rules, table: layout(melds), rack: notation(rack), opened }),
  couldOpen: (rules, rack) => theMind().ask({ ask: "could-open", rules, rack: notation(rack) }),
};
