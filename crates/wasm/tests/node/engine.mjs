// The module as a page has it: JSON out of every function.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("../../../../", import.meta.url);

/** A file of the repository. */
export const file = (path) => fileURLToPath(new URL(path, root));

export const read = (path) => readFileSync(file(path), "utf8");

const engine = createRequire(import.meta.url)(file("target/wasm/node/dublet.js"));

export const { FollowedTable, LocalTable, Solver } = engine;
export const readMeld = (...args) => JSON.parse(engine.readMeld(...args));
export const judgeLay = (...args) => JSON.parse(engine.judgeLay(...args));
export const places = (...args) => JSON.parse(engine.places(...args));
export const lanes = (...args) => JSON.parse(engine.lanes(...args));
export const sortRack = (...args) => JSON.parse(engine.sortRack(...args));
export const mayClaim = (...args) => JSON.parse(engine.mayClaim(...args));
export const ruleFacts = (...args) => JSON.parse(engine.ruleFacts(...args));
export const announcementCounts = (...args) => JSON.parse(engine.announcementCounts(...args));
export const changed = (...args) => JSON.parse(engine.changed(...args));
export const editions = () => JSON.parse(engine.editions());
export const deck = (...args) => JSON.parse(engine.deck(...args));
export const scoreSheet = (rules, sheet) => JSON.parse(engine.scoreSheet(rules, JSON.stringify(sheet)));

/** The files of positions with proven values. */
export const VECTORS = ["standard", "xp", "expert", "twist", "twist_large", "original"];

/** What the same code says that was built for this machine, of each line of a file: `answers` of `examples/`. */
export const nativeAnswers = (path, repeats) => {
  const program = process.env.DUBLET_ANSWERS ?? file("target/debug/examples/answers");
  const printed = execFileSync(program, [repeats, file(path)], { encoding: "utf8", maxBuffer: 1 << 28 });
  return printed
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [micros, answer] = line.split("\t");
      return { micros: Number(micros), answer };
    });
};
