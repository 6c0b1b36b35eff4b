// A drag of two seconds over a table of a hundred tiles, on a machine four times as slow as this one.

import type { Browser, CDPSession } from "playwright-core";
import { AtTable } from "../tests/browser/at-table";

const SLOWER = 4;
const LASTS = 2_000;
const VIEWPORTS = { mouse: { width: 1440, height: 900 }, finger: { width: 390, height: 844 } } as const;

interface Watched {
  frames: number[];
  long: number[];
}

export async function dragFigures(browser: Browser, address: string, by: "mouse" | "finger") {
  const viewport = VIEWPORTS[by];
  const wish = { at: "full", players: 4, clock: null } as const;
  const { page } = await AtTable.open(
    browser,
    address,
    "en",
    wish,
    { motion: "system" },
    { viewport, hasTouch: by === "finger" },
  );
  const session = await page.context().newCDPSession(page);
  const hand = by === "mouse" ? mouse(session) : finger(session);
  const box = await page.locator(".rack .tile").first().boundingBox();
  if (box === null) throw new Error("there is no tile to drag");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand.down(from);
  await hand.move({ x: from.x + 20, y: from.y - 120 });
  await page.waitForSelector(".ghost", { state: "attached" });

  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const watched: Watched = { frames: [], long: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => watched.long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    const frame = (at: number) => {
      watched.frames.push(at);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await metrics(session);
  const began = performance.now();
  let moves = 0;
  for (let part = 0; part < 1; part = (performance.now() - began) / LASTS) {
    // To and fro over the whole table, from its upper edge downwards.
    const across = (1 - Math.cos(part * 12 * Math.PI)) / 2;
    await hand.move({ x: viewport.width * (0.06 + 0.6 * across), y: viewport.height * (0.15 + 0.35 * part) });
    moves += 1;
  }
  const after = await metrics(session);
  const { frames, long } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await hand.up();
  await page.context().close();

  const times = frames
    .slice(1)
    .map((at, index) => at - (frames[index] ?? at))
    .toSorted((a, b) => a - b);
  const at = (part: number) => round(times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0);
  const perMove = (name: string, unit = 1) => round((unit * ((after[name] ?? 0) - (before[name] ?? 0))) / moves, 2);
  return {
    viewport: `${viewport.width}×${viewport.height}`,
    slower: SLOWER,
    moves,
    frames: times.length,
    frameMs: { p50: at(0.5), p95: at(0.95), max: at(1) },
    longTasks: { count: long.length, worstMs: round(Math.max(0, ...long)) },
    perMove: {
      layouts: perMove("LayoutCount"),
      styleRecalcs: perMove("RecalcStyleCount"),
      scriptMs: perMove("ScriptDuration", 1000),
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function mouse(session: CDPSession) {
  let at: Point = { x: 0, y: 0 };
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased") =>
    session.send("Input.dispatchMouseEvent", {
      type,
      ...at,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
    });
  const to = (type: "mousePressed" | "mouseMoved") => (point: Point) => {
    at = point;
    return send(type);
  };
  return { down: to("mousePressed"), move: to("mouseMoved"), up: () => send("mouseReleased") };
}

function finger(session: CDPSession) {
  const send =
    (type: "touchStart" | "touchMove" | "touchEnd") =>
    (...touchPoints: Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return { down: send("touchStart"), move: send("touchMove"), up: () => send("touchEnd")() };
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: all } = await session.send("Performance.getMetrics");
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
