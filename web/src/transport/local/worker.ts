// The worker: a table of this browser with its programs, and the solver. Both think off the page's thread.

import init, { LocalTable, Solver } from "../../engine/pkg/dublet.js";
import type { LeftTable } from "../../engine/answers";
import type { ServerMessage } from "../../protocol/messages";
import { keep, kept } from "./keep";
import type { Down, ToWorker, Up } from "./messages";
import { OwnTime } from "./ownTime";

const ready = init({ module_or_path: new URL("../../engine/pkg/dublet_bg.wasm", import.meta.url) });
let solver: Solver | null = null;
let table: LocalTable | null = null;
let time = new OwnTime();
let wait: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the table is being kept: whoever keeps it goes on then. */
let keeping = false;

self.onmessage = async ({ data }: MessageEvent<Up>) => {
  await ready;
  if ("question" in data) {
    await answer(data.id, data.question);
  } else if ("seat" in data) {
    if (table) tell(table.receive(data.seat, JSON.stringify(data.message), time.now()));
  } else if ("wait" in data) {
    ({ wait } = data);
    void goOn();
  } else if ("stands" in data) {
    time.stand(data.stands, data.at);
    void goOn();
  } else {
    put(null);
  }
};

function post(down: Down): void {
  self.postMessage(down);
}

async function answer(id: number, question: ToWorker): Promise<void> {
  try {
    post({ id, answer: await found(question) });
  } catch (error) {
    post({ id, error: String(error) });
  }
}

async function found(question: ToWorker): Promise<unknown> {
  switch (question.ask) {
    case "open":
      put(LocalTable.open(JSON.stringify(question.options), question.seed, Date.now()));
      return null;
    case "left": {
      const text = await kept();
      return text === null ? null : left(text);
    }
    case "resume": {
      const text = await kept();
      if (text === null) throw new Error("no table was left");
      put(LocalTable.resume(text, question.seed, Date.now(), question.alive ?? undefined));
      return null;
    }
    case "forget":
      put(null);
      await keep(null);
      return null;
    case "record":
      return table?.record() ?? null;
    case "best": {
      solver ??= new Solver();
      return JSON.parse(solver.advise(question.rules, question.table, question.rack, question.opened)) as unknown;
    }
    case "could-open": {
      solver ??= new Solver();
      return JSON.parse(solver.couldOpen(question.rules, question.rack)) as unknown;
    }
  }
}

/** Nothing is left of what cannot be read. */
function left(saved: string): LeftTable | null {
  try {
    return JSON.parse(LocalTable.left(saved)) as LeftTable;
  } catch {
    return null;
  }
}

/** Another table instead of the one there was. */
function put(next: LocalTable | null): void {
  table?.free();
  table = next;
  time = new OwnTime();
  clearTimeout(timer);
  if (next) void goOn();
}

/** Tells people what they may know, and goes on. */
function tell(messages: string): void {
  for (const [seat, message] of JSON.parse(messages) as [number, ServerMessage][]) post({ seat, message });
  void goOn();
}

/** Keeps the table where it has changed, after which people are told; else waits for what comes next. */
async function goOn(): Promise<void> {
  const now = table;
  if (!now || keeping) return;
  if (wait !== null) now.hurry(wait);
  clearTimeout(timer);
  const unkept = now.unkept();
  if (unkept !== undefined) {
    keeping = true;
    await keep(unkept);
    keeping = false;
    // Another table may have come meanwhile.
    if (table === now) tell(now.kept(time.now()));
    else void goOn();
    return;
  }
  const due = now.due();
  if (due === undefined || time.stands) return;
  timer = setTimeout(() => table && tell(table.tick(time.now())), Math.max(0, due - time.now()));
}
