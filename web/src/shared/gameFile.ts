// A game as a file, by a name people recognise: when it was played.

import { give, type Given } from "./give";

export function gameFileName(at: number, ending: string): string {
  const when = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join("-");
  return `dublet-${day}-${two(when.getHours())}${two(when.getMinutes())}.${ending}`;
}

/** Gives somebody the record of a game. */
export const giveRecord = (record: string, at: number): Promise<Given> =>
  give(new File([record], gameFileName(at, "txt"), { type: "text/plain" }));
