// How a person wants the page. Kept in the browser; the document shows what styles depend on.

import { createEffect, createRoot, createSignal } from "solid-js";
import { paceOf, type Pace } from "./pace";
import type { Look } from "../table/contract";
import { keep, recall } from "./storage";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly palette: Look["palette"];
  readonly size: Look["size"];
  readonly tidy: Look["tidy"];
  /** As the system has it, or never. */
  readonly motion: "system" | "none";
  /** How fast computer players of this browser move, and others' moves are shown. */
  readonly pace: Pace;
  readonly sounds: boolean;
  /** Draws by itself when nothing can be laid. */
  readonly autoDraw: boolean;
  /** Asks before a draw when there is something to lay, where hints are given. */
  readonly askBeforeDraw: boolean;
  /** Whether two taps on a tile of the rack put it where it fits. */
  readonly doubleTap: boolean;
  /** How the rack was sorted last. */
  readonly rackOrder: Look["rackOrder"];
  /** Whether letters alone are keys in a game; who speaks to a browser may not want that. */
  readonly letterKeys: boolean;
}

const DEFAULTS: Settings = {
  theme: "system",
  palette: "classic",
  size: "normal",
  tidy: false,
  motion: "system",
  pace: "normal",
  sounds: true,
  autoDraw: false,
  askBeforeDraw: true,
  doubleTap: true,
  rackOrder: "runs",
  letterKeys: true,
};

function recalled(): Settings {
  const kept = { ...DEFAULTS, ...recall<Partial<Settings>>("settings") };
  return { ...kept, pace: paceOf(kept.pace) };
}

const [settings, setSettings] = createSignal<Settings>(recalled());
export { settings };

export function change(part: Partial<Settings>): void {
  keep(
    "settings",
    setSettings((now) => ({ ...now, ...part })),
  );
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const [systemIsCalm, setSystemIsCalm] = createSignal(calm.matches);
calm.addEventListener("change", () => setSystemIsCalm(calm.matches));

/** What the table is told of it. */
export const look = (): Look => ({
  tidy: settings().tidy,
  size: settings().size,
  palette: settings().palette,
  motion: settings().motion === "system" && !systemIsCalm(),
  doubleTap: settings().doubleTap,
  rackOrder: settings().rackOrder,
});

createRoot(() =>
  createEffect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = settings().theme;
    dataset["palette"] = settings().palette;
    dataset["size"] = settings().size;
    dataset["motion"] = look().motion ? "some" : "none";
  }),
);
