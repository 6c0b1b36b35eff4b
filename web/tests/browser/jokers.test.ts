// Special jokers say what they are where somebody meets them: in the hand, on the table, and under a mouse.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { positions } from "../../src/demo-positions";
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

  test.each(["en", "pl", "ru"])("is told of whole on the lowest phones, over no tile (%s)", async (language) => {
    const window = { viewport: { width: 360, height: 640 } };
    const wish = { at: "twist", players: 2 };
    const { page } = await AtTable.open(
      stage.browser,
      stage.host.address,
      language,
      wish,
      { doubleTap: false },
      window,
    );
    for (const face of ["D", "M", "C"]) {
      await tap(page, face);
      const found = await told(page).evaluate((line) => {
        const text = line.querySelector(".game-told-text")!;
        const { top, bottom } = line.getBoundingClientRect();
        const covered = [...document.querySelectorAll(".rack .tile")].filter((tile) => {
          const box = tile.getBoundingClientRect();
          return box.bottom > top + 1 && box.top < bottom - 1;
        });
        return { isCut: text.scrollHeight > text.clientHeight + 1, covered: covered.length };
      });
      expect(found, face).toEqual({ isCut: false, covered: 0 });
      await tap(page, face);
    }
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

  test("on the table is told of when it is touched, in the hand or not", async () => {
    const shown = await open("twist");
    const { page } = shown;
    const touch = async (face: string) => {
      // Below its middle is the mark, which says what it stands for.
      await page
        .locator(`.melds .tile[data-face="${face}"]`)
        .first()
        .click({ position: { x: 12, y: 8 } });
      await settled(page);
    };
    await touch("M");
    await told(page).getByText("Mirror joker:").waitFor();
    await touch("M");
    expect(await told(page).count(), "put down").toBe(0);
    await shown.show({ at: "twist", players: 2, turn: "other" });
    await touch("D");
    await told(page).getByText("Double joker: stands for two tiles of a meld at once.", { exact: true }).waitFor();
    await told(page).getByRole("button", { name: "What is it?" }).click();
    await page.getByRole("dialog", { name: "Double joker" }).getByText("Freed, it goes into any meld").waitFor();
    await page.context().close();
  });

  test("before one has opened is told of when it is touched, and why it stays when it is dragged", async () => {
    const shown = await open("twist");
    const { page } = shown;
    await shown.show({ at: { ...positions["twist"]!, opened: false }, players: 2 });
    const joker = page.locator(`.melds .tile[data-face="C"]`).first();
    await joker.click({ position: { x: 12, y: 8 } });
    await told(page).getByText("Colour-change joker:").waitFor();
    await joker.dragTo(page.locator(".rack .tile").first());
    await told(page).getByText("Open first.").waitFor();
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
