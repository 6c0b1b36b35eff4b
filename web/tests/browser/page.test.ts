// The screens that need no server, in a browser: at every size, in every language.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PageAlone } from "./stage";
import { stickingOut } from "./wide";

const PATHS = ["/", "/new", "/new?with=device", "/settings", "/learn", "/nowhere"];
const SIZES = [[390, 844], [390, 664], [360, 640], [320, 640], [844, 390], [820, 1180], [1440, 900], [2560, 1440]] as const;

describe("the page in a browser", { timeout: 60_000 }, () => {
  const stage = new PageAlone();

  async function open(path: string, locale = "en"): Promise<Page> {
    const context = await stage.browser.newContext({ viewport: { width: 390, height: 844 }, locale });
    const page = await context.newPage();
    await page.goto(`${stage.host.address}${path}`);
    await page.waitForSelector("#main");
    if (path.startsWith("/new")) await page.waitForSelector(".edition");
    if (path === "/learn") await page.waitForSelector(".tile");
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test.each(["pl", "ru"])("nothing is wider than the window in %s", async (locale) => {
    for (const path of PATHS) {
      const page = await open(path, locale);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // A table settles a frame after its window.
        await expect.poll(() => stickingOut(page), { message: `${path} at ${width} × ${height}`, timeout: 10_000 }).toEqual([]);
      }
      await page.context().close();
    }
  });

  test("another language shows at once, and is kept", async () => {
    const page = await open("/settings");
    await page.getByRole("radio", { name: "Русский" }).check();
    await page.waitForSelector("h1:text-is('Настройки')");
    expect(await page.getAttribute("html", "lang")).toBe("ru");
    await page.reload();
    await page.waitForSelector("h1:text-is('Настройки')");
    await page.context().close();
  });

  test("the first move is learnt by doing it", async () => {
    const page = await open("/learn");
    const lay = async (tiles: readonly string[], y: number) => {
      for (const tile of tiles) await page.locator(`.rack [aria-label^="${tile}"]`).first().click();
      await page.locator(".felt").click({ position: { x: 90, y } });
    };
    await lay(["black 7", "red 7", "yellow 7"], 40);
    await page.waitForSelector("h2:text-is('Then a run')");
    await lay(["red 9", "red 10", "red 11"], 160);
    await page.waitForSelector("h2:text-is('That opens!')");
    await page.context().close();
  });

  test("going back goes back", async () => {
    const page = await open("/");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.waitForSelector("h1:text-is('Settings')");
    await page.goBack();
    await page.waitForSelector("h1:text-is('Dublet')");
    await page.context().close();
  });
});
