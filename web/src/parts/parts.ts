// Where the large parts of the page come from, each loaded when it is first needed. The only place that says so.

import type { Engine } from "../engine/engine";
import type { Editions } from "../engine/answers";
import type { Scorer } from "../engine/sheet";
import type { Adviser, LocalTables } from "../transport/link";
import type { TableHost, TableView } from "../table/contract";

/** Asks once, and gives everybody the same answer. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= load());
}

export type CreateTable = (root: HTMLElement, host: TableHost) => TableView;

export const engine = once<Engine>(() => import("../engine/load").then((part) => part.loadEngine()));
export const editions = once<Editions>(() => import("../engine/load").then((part) => part.loadEditions()));
export const scorer = once<Scorer>(() => import("../engine/load").then((part) => part.loadScorer()));
export const table = once<CreateTable>(() => import("../table/table").then((part) => part.createTable));
export const local = once<LocalTables>(() => import("../transport/local/local").then((part) => part.localTables));
export const adviser = once<Adviser>(() => import("../transport/local/local").then((part) => part.adviser));
