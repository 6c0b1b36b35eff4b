// Why points are what they are: at the end of a game everybody is told, and nobody before.

import { describe, expect, test } from "vitest";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";
import { plain } from "../plain";

describe("the end of a game", () => {
  const stage = new PageAlone();

  test("says of everybody where the points come from, and what could have been opened with", async () => {
    const over = { at: "rack", players: 6, turn: "over" } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", { ...over, turn: "own" });
    expect(await shown.page.locator(".why").count()).toBe(0);
    await shown.show(over);
    await shown.page.locator(".main-action").click();
    const whys = shown.page.locator("dialog.end .why");
    await whys.first().waitFor();
    expect((await whys.locator("> span:first-child").allTextContents()).map(plain)).toEqual([
      "What the others lost: 200 + 100 + 100 + 116 + 157.",
      "Did not open, but announced it in time: −100 instead of the 44 left (rule 7.4).",
      "Did not open: −100 instead of the 79 left (rule 7.2).",
      "Left on the rack: 16 + 2 × 50 (jokers) = 116.",
      "Did not open, although the rack could have: −200 instead of the 42 left (rule 7.2).",
    ]);
    expect(await shown.page.locator("dialog.end .end-sum").allTextContents()).toEqual(
      [44, 79, 42].map((value) => `= ${value}`),
    );
    const openings = whys.locator(".why-opening");
    expect(await openings.count()).toBe(2);
    expect(await openings.first().getByRole("img").getAttribute("aria-label")).toBe("blue 9, blue 10, blue 11");
    expect(await openings.last().getByRole("img").count()).toBe(3);
    await whys.getByRole("link", { name: "(rule 7.4)" }).click();
    await shown.page.locator(".rules-dialog [data-asked]").getByText("The announcement").waitFor();
    await shown.page.context().close();
  });

  test.each([
    ["gave-up", "Gave up. A computer player played on with these tiles."],
    ["away", "A computer player played on with these tiles."],
  ] as const)("is no triumph for who was %s: a computer player has won for them", async (playedFor, note) => {
    const over = { at: "rack", players: 3, turn: "over", rounds: 4 } as const;
    const settings = { motion: "system" } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", { ...over, playedFor }, settings);
    await shown.page.getByRole("heading", { name: "A computer player wins for you" }).waitFor();
    expect(await shown.page.locator(".end-note").allTextContents()).toEqual([note]);
    expect(await shown.page.locator(".flourish").count()).toBe(0);
    await shown.show(over);
    await shown.page.getByRole("heading", { name: "You win!" }).waitFor();
    expect(await shown.page.locator(".flourish").count()).toBe(1);
    await shown.page.context().close();
  });
});
