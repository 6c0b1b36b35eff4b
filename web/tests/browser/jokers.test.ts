// Special jokers say what they are where somebody meets them: in the hand, and under a mouse.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { AtTable } from "./at-table";
import { settled } from "./motion";
import { PageAlone } from "./stage";

describe("a special joker", () => {
  const stage = new PageAlone();
  // Whoever taps twice here lets go again.
  const open = (at: string) => {
    const window = { viewport: { width: 1440, height: 900 } };
    return AtTable.open(stage.browser, stage.host.address, "en", { at, players: 2 }, { doubleTap: false }, window);
  };
  const told = (page: Page) => page.locator(".game-told");
  const tap = async (page: Page, face: string) => {
    await page.locator(`.rack .tile[data-face="${face}"]`).first().click();
    await settled(page);
  };

  test.each([
    ["twist", "D", "Double joker: stands for two tiles of a meld at once."],
    ["twist", "M", "Mirror joker: stands in the middle of a symmetrical meld."],
    ["twist", "C", "Colour-change joker: after it a run goes on in another colour."],
    ["expert", "Jr", "Red joker: stands for any number of its own colour."],
  ])("in the hand tells its name and what it is, and goes with it (%s %s)", async (edition, face, text) => {
    const { page } = await open(edition);
    await tap(page, face);
    await told(page).getByText(text, { exact: true }).waitFor();
    expect(await page.locator("dialog[open]").count(), "nobody is asked anything").toBe(0);
    await tap(page, face);
    expect(await told(page).count()).toBe(0);
    await page.context().close();
  });

  test("in the hand leads to all there is to know of it", async () => {
    const { page } = await open("twist");
    await tap(page, "D");
    await told(page).getByRole("button", { name: "What is it?" }).click();
    const dialog = page.getByRole("dialog", { name: "Double joker" });
    await dialog.getByText("Only both tiles together can replace it.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await told(page).getByText("Double joker:").waitFor();
    await page.context().close();
  });

  test("with others in the hand is told of no more, and other tiles never are", async () => {
    const { page } = await open("twist");
    await tap(page, "k2");
    expect(await told(page).count()).toBe(0);
    await tap(page, "M");
    expect(await told(page).count(), "two tiles").toBe(0);
    await tap(page, "k2");
    await told(page).getByText("Mirror joker:").waitFor();
    await tap(page, "M");
    await tap(page, "J");
    expect(await told(page).count(), "a plain joker").toBe(0);
    await page.context().close();
  });

  test("has its name under a mouse, on the rack and on the table", async () => {
    const { page } = await open("twist");
    const hovers = (where: string) =>
      page.locator(`${where} .slot`).evaluateAll((slots) =>
        slots.flatMap((slot) => {
          const face = slot.querySelector<HTMLElement>(".tile")?.dataset["face"] ?? "";
          return (slot as HTMLElement).title === "" ? [] : [`${face} ${(slot as HTMLElement).title}`];
        }),
      );
    const names = ["C Colour-change joker", "D Double joker", "M Mirror joker"];
    expect((await hovers(".rack")).sort()).toEqual(names);
    expect([...new Set(await hovers(".melds"))].sort()).toEqual(names);
    await page.context().close();
  });
});
