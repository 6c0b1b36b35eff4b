// What somebody sees of a game on the page: read from names and texts, never from the page's own state.

import type { Page } from "playwright-core";
import type { Tile } from "../../../src/protocol/messages";
import type { Words } from "./names";
import { plain } from "../../plain";

export interface SeenTile {
  readonly tile: Tile;
  readonly label: string;
  /** Where in the document it is. */
  readonly piece: number;
}

export interface Seen {
  readonly melds: readonly (readonly SeenTile[])[];
  readonly rack: readonly SeenTile[];
  /** Whether the player has opened. */
  readonly opened: boolean;
  /** What the main button says. */
  readonly button: string;
}

export const facesOf = (tiles: readonly SeenTile[]): Tile[] => tiles.map(({ tile }) => tile);

/** The table as text, to compare: melds in the order they are read. */
export const textOf = (melds: readonly (readonly SeenTile[])[]): string =>
  melds.map((meld) => facesOf(meld).join(" ")).join(" | ");

export async function look(page: Page, words: Words): Promise<Seen> {
  const shown = await page.evaluate(() => {
    const tiles = (list: Element) =>
      [...list.querySelectorAll<HTMLElement>("button[data-piece]")].map((tile) => ({
        label: tile.ariaLabel ?? "",
        piece: Number(tile.dataset["piece"]),
      }));
    const [table, rack] = [
      document.querySelector(".felt [role=list]"),
      document.querySelector(".rack-scroll [role=list]"),
    ];
    // A tile on the workbench is a meld of its own, still to be laid.
    const bench = [...document.querySelectorAll(".bench [role=list] > li")].map(tiles);
    return {
      melds: [...(table ? [...table.querySelectorAll("[role=list]")].map(tiles) : []), ...bench],
      rack: rack ? tiles(rack) : [],
      facts: document.querySelector(".player.me")?.textContent ?? "",
      button: document.querySelector(".main-action")?.textContent ?? "",
    };
  });
  const read = (tiles: readonly { label: string; piece: number }[]) =>
    tiles.map(({ label, piece }) => ({ label: plain(label), piece, tile: words.tile(label) }));
  return {
    melds: shown.melds.map(read),
    rack: read(shown.rack),
    opened: !plain(shown.facts).includes(words.say("not-opened")),
    button: plain(shown.button),
  };
}
