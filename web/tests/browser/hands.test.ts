// Hands that are not exact build melds, as people do: what is dropped side by side lies together.

import { beforeAll, describe, expect, test } from "vitest";
import { loadEngine } from "../engine";
import { extent } from "../extent";
import { openPage } from "./at-table";
import { stopTimers } from "./motion";
import { CELLS, SCREENS, SEED, Workshop } from "./player/building";
import { ClumsyHand } from "./player/clumsy";
import { wordsOf } from "./player/names";
import { PageAlone } from "./stage";

const MELDS = extent(10, 100);

describe("a clumsy hand", () => {
  const stage = new PageAlone();
  let workshop: Workshop;
  beforeAll(async () => {
    workshop = new Workshop(await loadEngine(), wordsOf("en"));
  });

  test.each(CELLS)("$hand, $work, $table table", async (cell) => {
    console.log(`seed ${SEED}`);
    const { failed, stood, melds, wrong, moved, broken } = await workshop.work(
      stage.browser,
      stage.host.address,
      cell,
      MELDS,
      SEED,
    );
    expect(stood / melds, failed.join("\n")).toBeGreaterThanOrEqual(0.98);
    expect(wrong / moved).toBeLessThanOrEqual(0.01);
    expect(broken, failed.join("\n")).toBe(0);
  });

  test.each(["mouse", "finger"] as const)("%s: three sevens into the drawn slots of the lesson", async (kind) => {
    const hasTouch = kind === "finger";
    const how = { viewport: SCREENS[kind], hasTouch, isMobile: hasTouch };
    const page = await openPage(stage.browser, `${stage.host.address}/learn`, "en", {}, how);
    await page.waitForSelector(".rack .tile");
    if (hasTouch) await stopTimers(page);
    const slots = await page.locator(".empty-meld > i").evaluateAll((nodes) =>
      nodes.map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const hand = new ClumsyHand(page, kind, SEED);
    for (const [at, name] of ["black 7", "red 7", "yellow 7"].entries()) {
      const tile = page.locator(`.rack .tile[aria-label^="${name}"]`);
      await hand.drag(Number(await tile.getAttribute("data-piece")), slots[at]!);
    }
    expect(await page.locator(".melds .meld").count()).toBe(1);
    await page.locator("h2", { hasText: wordsOf("en").say("learn-run-title") }).waitFor();
    await page.context().close();
  });
});
