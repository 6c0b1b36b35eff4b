// A page for looking at the table while working on it: positions by name in the address, `demo.html?at=hundred`.
// Not part of what is built.

import "@fontsource-variable/rubik";
import "./app/theme.css";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import tableWords from "../../locales/en/table.ftl?raw";
import tileWords from "../../locales/en/tiles.ftl?raw";
import { otherOrder } from "./table/model/rack-order";
import { WasmEngine, type RulesModule } from "./engine/wasm";
import type { Look, Position } from "./table/contract";
import { positions } from "./demo-positions";
import { createTable } from "./table/table";

const asked = new URLSearchParams(location.search);
const at = "/src/engine/pkg/dublet.js";
const rules = (await import(/* @vite-ignore */ at)) as RulesModule & { default(from: object): Promise<unknown> };
await rules.default({ module_or_path: at.replace(".js", "_bg.wasm") });

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of [tableWords, tileWords]) bundle.addResource(new FluentResource(text));
const say = (id: string, args: Record<string, string | number> = {}) => {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args) : id;
};

document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const root = document.querySelector<HTMLElement>("#play")!;
const actions = document.querySelector<HTMLElement>("#actions")!;
const table = createTable(root, {
  engine: new WasmEngine(rules),
  words: { say },
  actions,
  changed: (draft, standing) => log("changed", draft, standing),
  selected: (tiles) => log("selected", tiles),
  touched: (joker) => log("touched", joker),
  sounded: (what) => log("sounded", what),
  announced: (text) => log("announced", text),
  noted: (id) => log("noted", id),
  told: (id) => log("told", id),
});

const position: Position = positions[asked.get("at") ?? "opening"] ?? positions["opening"]!;
const look: Look = {
  tidy: asked.get("tidy") === "on",
  size: asked.get("size") === "large" ? "large" : "normal",
  palette: (asked.get("palette") ?? "classic") as Look["palette"],
  motion: asked.get("motion") !== "off",
  doubleTap: true,
  rackOrder: "runs",
};
table.show(position, look);
Object.assign(window, { table, position, look, positions });

let by = look.rackOrder;
document.querySelector("#undo")?.addEventListener("click", () => table.undo());
document.querySelector("#sort")?.addEventListener("click", () => table.sort((by = otherOrder(by))));
document
  .querySelector("#replay")
  ?.addEventListener(
    "click",
    () =>
      void table.replay([
        {
          before: position.table.slice(0, -2),
          after: position.table,
          arrival: () => ({ table: null, rack: null, lasts: 1600 }),
        },
      ]),
  );

function log(...what: unknown[]): void {
  ((window as unknown as { heard?: unknown[] }).heard ??= []).push(what);
}
