// Which table something was done at, or about.

import type { Act, CallView } from "../../protocol/messages";

export function tableOf(act: Act, calls: readonly CallView[]): number | null {
  if ("place" in act) return act.place.table;
  return act.do === "rule" ? (calls.find(({ call }) => call === act.call)?.place.table ?? null) : null;
}
