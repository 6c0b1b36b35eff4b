// How far a table's sheet is, at a glance and in words.

import type { RoundSight, SheetSight } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";
import { sheetWord } from "../sheetState";

/** What the organiser has to think of a table: nothing, not yet, or at once. */
export type Status = "seated" | "missing" | "entered" | "done" | "trouble";

export function statusOf({ started }: Pick<RoundSight, "started">, { view }: SheetSight): Status {
  if (!started) return "seated";
  if (view.waits_for_judge || view.sheet === "disputed") return "trouble";
  if (view.sheet === null) return "missing";
  return view.sheet === "entered" ? "entered" : "done";
}

export function statusText({ view, entered_by }: SheetSight, names: Names): string {
  const sheet = say("desk-sheet", {
    state: sheetWord(view) ?? "none",
    by: entered_by === null ? "" : nameOf(names, entered_by.id),
  });
  return view.waits_for_judge ? say("desk-sheet-called", { sheet }) : sheet;
}
