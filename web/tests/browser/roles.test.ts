// What else people do at a table of the real server: look on, pause, go and come back, run out of time.

import { beforeAll, describe, expect, test } from "vitest";
import { mindOf, type Mind } from "./mind";
import { Person, PHONE } from "./person";
import { PageAndOwnServer } from "./stage";
import { begin, gather, mover } from "./tables";

/** Whatever is a meld may be laid at once. */
const RULES = "standard opening=0";
const TILE = /^([krby]\d+|J)$/;

/** Every tile named in what somebody was told, besides those drawn for the start, which everybody sees. */
function tilesNamed(told: readonly string[]): string[] {
  const named: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === "string" && TILE.test(value)) named.push(value);
    else if (typeof value === "object" && value !== null) {
      for (const [key, inside] of Object.entries(value)) if (key !== "draws") look(inside);
    }
  };
  for (const text of told) look(JSON.parse(text));
  return named;
}

describe("at a table", () => {
  const stage = new PageAndOwnServer();
  let mind: Mind;
  beforeAll(async () => {
    mind = await mindOf(RULES);
  });
  const close = (...people: Person[]) => Promise.all(people.map((one) => one.context.close()));

  test("who looks on is told and shown nothing but what lies on the table", async () => {
    const [ania, bob, sam] = await Promise.all([
      stage.guest("Ania"),
      stage.guest("Bob", PHONE),
      stage.guest("Sam", PHONE),
    ]);
    const path = await gather([ania, bob], { rules: RULES });
    await sam.visit(path);
    await sam.sees("Ania");
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    // Tiles in somebody's hand are seen to lie there, and not which they are.
    await first.put((await first.rack()).slice(0, 2));
    await sam.page.locator(".melds .face-down").nth(1).waitFor();
    expect(tilesNamed(sam.told)).toEqual([]);
    // Whose they are is said then, and not what happened before.
    await sam.page.locator(".game-banner", { hasText: "to move" }).waitFor();
    await sam.press("Menu");
    await sam.press("Invite");
    await sam.page.locator("dialog .invite-code").waitFor();
    await sam.page.keyboard.press("Escape");
    await first.press("Undo");

    const laid = new Set<string>();
    for (let turns = 0; turns < 40 && laid.size === 0; turns += 1) {
      const next = await mover([ania, bob]);
      await next.move(mind);
      for (const tile of (await next.melds()).flat()) laid.add(tile ?? "");
    }
    await sam.page.locator(".melds .tile:not(.face-down)").first().waitFor();
    expect(new Set(tilesNamed(sam.told))).toEqual(laid);
    expect(await sam.page.locator(".rack .tile").count()).toBe(0);
    const names = await sam.page
      .locator("[aria-label]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    expect(new Set((await sam.melds()).flat())).toEqual(laid);
    const tiles = names.filter((name) => /^((black|red|blue|yellow) \d+|joker)/.test(name));
    expect(tiles).toHaveLength((await sam.melds()).flat().length);
    await close(ania, bob, sam);
  });

  test("who only looks on is asked for no name, and whoever sits down is", async () => {
    const ania = await stage.guest("Ania");
    const path = await gather([ania], { rules: RULES, seats: 2 });
    const link = await ania.page.locator(".invite-link").textContent();
    const [zoe, olek] = [
      await Person.come(stage.browser, "Zoe", { size: PHONE }),
      await Person.come(stage.browser, "Olek"),
    ];
    await zoe.go(link ?? "");
    // Whoever has never heard of it reads what is played; of the box only what is so at this table.
    await zoe.sees("Tile rummy: whoever is first to lay all their tiles wins.");
    await zoe.press("Watch");
    await zoe.button("Sit here").waitFor();
    await olek.go(`${stage.address()}${path}`);
    await olek.button("Sit here").waitFor();
    for (const one of [zoe, olek]) expect(await one.page.getByLabel("Your name").count()).toBe(0);
    // Nobody is told what who looks on is called.
    expect(await ania.page.getByText("Guest").count()).toBe(0);
    await zoe.press("Sit here");
    await zoe.press("Continue");
    const name = zoe.page.getByLabel("Your name");
    const wrong = zoe.page.getByRole("dialog").getByRole("alert");
    await wrong.filter({ hasText: "Please give a name." }).waitFor();
    expect(await name.getAttribute("aria-describedby")).toContain(await wrong.getAttribute("id"));
    await name.fill("Zoe");
    expect(await wrong.count()).toBe(0);
    await zoe.press("Continue");
    await zoe.sees("Zoe (you)");
    await ania.sees("Zoe");
    await begin([ania, zoe]);
    await olek.page.locator(".looks-on").waitFor();
    // Who comes to a table where all seats are taken has nothing to say who they are for.
    const late = await Person.come(stage.browser, "Late");
    await late.go(link ?? "");
    await late.press("Watch");
    await late.page.locator(".looks-on").waitFor();
    await late.visit("/account");
    expect(await late.page.getByLabel("Your name").inputValue()).toBe("");
    await close(ania, zoe, olek, late);
  });

  test("between games the host opens the table anew by other rules, and everybody stays and hears of it", async () => {
    const people = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    const [ania, bob] = people;
    await gather(people, { rules: "standard opening=0", clock: 60 });
    expect(await bob.button("Other rules").count()).toBe(0);
    await begin(people);
    await bob.giveUp();
    for (const one of people) await one.page.locator("dialog.end").waitFor();
    expect(await bob.button("Other rules").count()).toBe(0);
    await bob.press("Next game");
    await ania.press("Other rules");
    await ania.page.getByRole("heading", { name: "Other rules" }).waitFor();
    // The form begins with what is played.
    await ania.sees("House rules: 1 changed");
    const chosen = (name: string) => ania.page.getByRole("radio", { name });
    expect(await chosen("1 min").isChecked()).toBe(true);
    await ania.press("Back to the table");
    await ania.page.locator("dialog.end").waitFor();
    await ania.press("Other rules");
    await ania.page.locator(".edition", { hasText: "Twist" }).locator("input").check();
    await chosen("no clock").check();
    await ania.press("Play by these rules");
    await ania.sees("You change the rules: Twist.");
    await bob.sees("Ania changes the rules: Twist.");
    await bob.sees(/^Twist · .* · no clock/);
    // Who was ready for the game before is asked anew.
    await begin(people);
    await bob.press("Rules");
    await bob.page.getByRole("dialog").getByText("Twist: the special jokers").first().waitFor();
    await close(ania, bob);
  });

  test("a pause begins when everybody wants it, and ends when everybody is back", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather([ania, bob], { rules: RULES, clock: 300 });
    await begin([ania, bob]);
    await ania.press("Menu");
    await ania.press("Ask for a pause");
    await bob.press("Agree to the pause (Ania)");
    const paused = (one: Person) => one.page.locator(".game-banner", { hasText: "Paused. The clocks are stopped." });
    for (const one of [ania, bob]) await paused(one).waitFor();
    // By keys: a tap on the same button just after a tap is taken for the second of two.
    await ania.button("I am back").press("Enter");
    await bob.button("I am back").press("Enter");
    for (const one of [ania, bob]) await paused(one).waitFor({ state: "detached" });
    await (await mover([ania, bob])).move(mind);
    await close(ania, bob);
  });

  test("a program plays for whoever leaves, until they are back", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    // By rules that nobody goes out in a turn by: not even a program.
    const [path, patient] = await Promise.all([gather([ania, bob]), mindOf("standard")]);
    await begin([ania, bob]);
    await bob.press("Menu");
    await bob.press("Leave the table");
    await bob.sees(/A computer player plays on with your 14\stiles until you are back/);
    await bob.press("Leave the table");
    await bob.page.getByRole("heading", { name: "Dublet" }).waitFor();
    const his = ania.page.locator(".player", { hasText: "Bob" });
    await his.getByText("computer plays").waitFor();
    await ania.hasTurn.waitFor();
    await ania.drawAndWait();
    // The way back is on the first screen, with who plays and whose turn it is.
    await bob.visit("/");
    const left = bob.page.getByRole("link", { name: "With Ania" });
    await left.getByText("Standard · a computer player plays for you · Ania’s turn").waitFor();
    await left.tap();
    await bob.page.waitForURL(`**${path}`);
    await bob.page.locator(".rack .tile").first().waitFor();
    await ania.move(patient);
    await his.getByText("computer plays").waitFor({ state: "detached" });
    await bob.move(patient);
    await close(ania, bob);
  });

  test("quick play waits a moment for people, then plays with programs", async () => {
    const ania = await stage.guest("Ania");
    await ania.visit("/new?with=friends");
    await ania.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "3" }).check();
    // What stays in sight above others covers none of them at the end of the page.
    await ania.button("Play with strangers").waitFor();
    const covered = () =>
      ania.page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const ends = [...document.querySelectorAll<HTMLElement>(".named :is(button:not(.start-now), .switch)")];
        return ends
          .filter((one) => {
            const { x, width, top, bottom } = one.getBoundingClientRect();
            const isSeen = (y: number) => one.contains(document.elementFromPoint(x + width / 2, y));
            const ground = document.querySelector(".start-now")!.getBoundingClientRect();
            return !isSeen(top + 2) || !isSeen(bottom - 2) || (top < ground.bottom + 10 && bottom > ground.top - 10);
          })
          .map((one) => one.textContent);
      });
    const usual = ania.page.viewportSize()!;
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [390, 664],
    ] as const) {
      await ania.page.setViewportSize({ width, height });
      await expect.poll(covered, { message: `${width} × ${height}` }).toEqual([]);
    }
    await ania.page.setViewportSize(usual);
    await ania.press("Play with strangers");
    await ania.page.locator(".rack .tile").nth(13).waitFor();
    expect(await ania.page.locator(".player").count()).toBe(3);
    await ania.hasTurn.waitFor();
    await ania.drawAndWait();
    await close(ania);
  });

  test("whoever left in their own turn is led back to the table before anything else", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob")]);
    const path = await gather([ania, bob]);
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const second = first === ania ? bob : ania;
    for (const one of [first, second]) await one.visit("/");
    const back = (one: Person) => one.page.getByRole("link", { name: "Back to the table" });
    await back(second).waitFor();
    expect(await second.page.locator(".home-play.main").count()).toBe(1);
    await back(first).locator(".main").waitFor();
    expect(await first.page.locator(".home-play.main").count()).toBe(0);
    await first.touch(back(first));
    await first.page.waitForURL(`**${path}`);
    await close(ania, bob);
  });

  test("a clock is calm until its last ten seconds", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    for (const { page } of [ania, bob]) await page.clock.install();
    await gather([ania, bob], { clock: 300 });
    await begin([ania, bob]);
    const { page } = await mover([ania, bob]);
    // The page's own time goes on by hand from shortly before the last seconds.
    const [now, left] = await page.evaluate(() => {
      const [minutes = 0, seconds = 0] = document
        .querySelector(".player.me .clock")!
        .textContent.split(":")
        .map(Number);
      return [Date.now(), minutes * 60 + seconds] as const;
    });
    await page.clock.pauseAt(now + (left - 15) * 1000);
    const shown = new Map<string, boolean>();
    while (!shown.has("0:00")) {
      await page.clock.runFor(500);
      const [text, urgent] = await page
        .locator(".player.me .clock")
        .evaluate((clock) => [clock.textContent, clock.classList.contains("urgent")] as const);
      shown.set(text, urgent);
    }
    expect([...shown].filter(([, urgent]) => !urgent).every(([text]) => text > "0:10")).toBe(true);
    expect([...shown].filter(([, urgent]) => urgent).every(([text]) => text <= "0:10")).toBe(true);
    expect(new Set(shown.values())).toEqual(new Set([false, true]));
    await close(ania, bob);
  });

  test("a turn is over when its time is", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather([ania, bob], { clock: 15 });
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const had = (await first.rack()).length;
    await first.page
      .getByText(/time is up/)
      .first()
      .waitFor({ state: "attached" });
    await first.page.locator(".rack .tile").nth(had).waitFor();
    // It stays to be read while the other plays and after that, until somebody goes on playing.
    const told = first.page.locator(".game-told", { hasText: "Your time is up." });
    await told.waitFor();
    const other = first === ania ? bob : ania;
    await other.press("Draw a tile");
    await first.page.locator(".game-news-text", { hasText: other.name }).waitFor({ state: "attached" });
    await first.page.locator(".main-action", { hasText: "Draw a tile" }).waitFor();
    const looked = first.page.locator(".game-told", { hasText: /Last turn: your time ran out and you drew \w+ \d+\./ });
    await looked.waitFor();
    await first.page.locator(".rack .tile").first().focus();
    await first.page.keyboard.press("Enter");
    await looked.waitFor({ state: "detached" });
    await first.page.keyboard.press("Enter");
    expect(await looked.count()).toBe(0);
    await close(ania, bob);
  });

  test("a page older than its server says so between games, and not in one", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather([ania, bob], { rules: RULES });
    await begin([ania, bob]);
    const isPage = (url: URL) => url.pathname === "/";
    // The server comes back with a page that begins with another script than Ania's.
    await ania.page.route(isPage, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/assets\/index-[^"]+\.js/, "assets/index-newer.js"),
      });
    });
    const looked = ania.page.waitForResponse((answer) => isPage(new URL(answer.url())));
    await Person.outlive(stage.server, [ania, bob]);
    await (await looked).finished();
    for (const one of [ania, bob]) await one.page.locator(".notice").waitFor({ state: "detached" });
    await (await mover([ania, bob])).move(mind);
    expect(await ania.page.getByText("There is a newer version").count()).toBe(0);
    await bob.giveUp();
    await ania.page.locator("dialog.end").getByText("There is a newer version").waitFor();
    expect(await bob.page.getByText("There is a newer version").count()).toBe(0);
    await ania.touch(ania.page.locator("dialog.end").getByRole("button", { name: "Reload" }));
    await ania.button("Result").waitFor();
    expect(await ania.page.getByText("There is a newer version").count()).toBe(0);
    await close(ania, bob);
  });
});
