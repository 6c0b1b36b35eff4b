// A table's telephone: who sits where, the sheet, the judge.

import type { JSX } from "solid-js";
import type { TableSight } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";

export function TablePhone(props: Seen<TableSight>): JSX.Element {
  return <main id="main" class="sheet"><h1 tabindex="-1">{props.state.title}</h1><p>{say("phone-table", { table: props.sight.table })}</p></main>;
}
