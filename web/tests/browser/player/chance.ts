// Chance as a number: the same bytes for a page and for a table in Node, so that both have the same game.

import type { BrowserContext } from "playwright-core";

export function bytesOf(chance: number): Uint8Array {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, chance);
  return bytes;
}

/** Whatever random bytes the pages of a context ask for are these. */
export async function fix(context: BrowserContext, chance: number): Promise<void> {
  await context.addInitScript(
    (bytes) => {
      crypto.getRandomValues = (array) => {
        if (array)
          new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(bytes.slice(0, array.byteLength));
        return array;
      };
    },
    [...bytesOf(chance)],
  );
}
