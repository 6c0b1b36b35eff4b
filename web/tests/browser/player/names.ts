// Names of tiles read back: what somebody hears or reads on the page, as tiles.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Tile } from "../../../src/protocol/messages";
import { tileName } from "../../../src/tile/name";
import { plain } from "../../plain";

const LOCALES = new URL("../../../../locales/", import.meta.url);
const FILES = ["tiles", "game", "table", "page", "aloud"];

/** Every tile of every edition. */
const TILES: readonly Tile[] = [
  ...["k", "r", "b", "y"].flatMap((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`)),
  ...["J", "Jk", "Jr", "Jb", "Jy", "D", "M", "C"],
];

export interface Words {
  say(id: string, args?: Record<string, string | number>): string;
  /** The tile a label begins with, whatever else the label tells of it. */
  tile(label: string): Tile;
}

export function wordsOf(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8")));
  }
  const say = (id: string, args: Record<string, string | number> = {}): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${id} has no words in ${language}`);
    return bundle.formatPattern(message.value, args);
  };
  const names = new Map(TILES.map((tile) => [tileName(tile, say), tile]));
  const [before] = say("meld-joker-stands", { tile: "|", what: "" }).split("|").slice(1);
  return {
    say,
    tile(label) {
      const [name = ""] = (plain(label).split(", ")[0] ?? "").split(before ?? "");
      // A double joker tells its numbers too.
      const tile = names.get(name) ?? names.get(name.replace(/( \d+)+$/, ""));
      if (tile === undefined) throw new Error(`"${label}" is no tile`);
      return tile;
    },
  };
}
