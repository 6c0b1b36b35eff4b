// Tables of the server this browser has been to: who was invited to one finds the way back, and a friend's next game.

import { keep, recall } from "../app/storage";
import type { TableId } from "../protocol/messages";

/** More are not looked at again: each is asked for when the first screen is shown. */
const MOST = 4;

export const visited = (): readonly TableId[] => recall<TableId[]>("tables") ?? [];

export function noteVisit(table: TableId): void {
  keep("tables", [table, ...visited().filter((one) => one !== table)].slice(0, MOST));
}

/** Who left it, and whoever it is closed to, does not look for it again. */
export function forgetVisit(table: TableId): void {
  keep(
    "tables",
    visited().filter((one) => one !== table),
  );
}
