// What a joker is, in a sentence or two, by what the rules played say.

import type { Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { capital } from "./sentence";
import { tileName } from "./tile";
import { say } from "./words";

export type JokerKind = "plain" | "coloured" | "double" | "mirror" | "colour-change";

/** Where the rules tell of them. */
const RULE: Readonly<Record<JokerKind, string>> = {
  plain: "3.4",
  coloured: "3.7",
  double: "3.10",
  mirror: "3.12",
  "colour-change": "3.11",
};

/** What kind of joker a tile is; nothing for a number. */
export function jokerKind(tile: Tile): JokerKind | null {
  const face = readFace(tile);
  if (face.is === "number") return null;
  if (face.is !== "joker") return face.is;
  return face.colour === null ? "plain" : "coloured";
}

/** A special joker in one sentence, with its name. */
export const jokerBrief = (tile: Tile): string =>
  say(`joker-brief-${jokerKind(tile) ?? "plain"}`, { tile: capital(tileName(tile)) });

/** Everything to know of a joker on a rack or on the table, and the rules it follows from. */
export function jokerText(
  tile: Tile,
  where: "rack" | "table",
  value: (name: string) => string | null,
): { readonly text: string; readonly rules: readonly string[] } {
  const kind = jokerKind(tile) ?? "plain";
  const text = [say(`joker-about-${kind}`)];
  const rules = [RULE[kind]];
  if (where === "rack" && kind === "mirror" && value("mirror_worth") === "nothing") {
    text.push(say("joker-mirror-nothing"));
    rules.push("3.9");
  }
  if (where === "rack") {
    text.push(say("joker-left", { count: Number(value("joker_penalty") ?? 0) }));
    rules.push("6.3");
  } else {
    text.push(say(`joker-freed-${value("freed_jokers") ?? "any-meld"}`));
    rules.push("4.4");
  }
  return { text: text.join(" "), rules };
}
