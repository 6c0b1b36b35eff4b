// The module as a page has it: JSON out of every function.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);

/** A file of the repository. */
export const file = (path) => fileURLToPath(new URL(path, root));

export const read = (path) => readFileSync(file(path), 'utf8');

const engine = createRequire(import.meta.url)(file('target/wasm/node/dublet.js'));

export const { LocalTable, Solver } = engine;
export const readMeld = (...args) => JSON.parse(engine.readMeld(...args));
export const judgeLay = (...args) => JSON.parse(engine.judgeLay(...args));
export const places = (...args) => JSON.parse(engine.places(...args));
export const lanes = (...args) => JSON.parse(engine.lanes(...args));
export const sortRack = (...args) => JSON.parse(engine.sortRack(...args));
export const mayClaim = (...args) => JSON.parse(engine.mayClaim(...args));
export const changed = (...args) => JSON.parse(engine.changed(...args));
export const editions = () => JSON.parse(engine.editions());
export const follow = (state, at, event) => JSON.parse(engine.follow(JSON.stringify(state), at, JSON.stringify(event)));
export const deck = (...args) => JSON.parse(engine.deck(...args));
export const scoreSheet = (rules, sheet) => JSON.parse(engine.scoreSheet(rules, JSON.stringify(sheet)));
