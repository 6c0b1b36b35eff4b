// Three people at one table of the real server, from the invitation to the next game, through everything that can
// happen to a line.

import { beforeAll, describe, expect, test } from "vitest";
import { mindOf, type Mind } from "./mind";
import { Person, PHONE } from "./person";
import { PageAndOwnServer } from "./stage";
import { tellsAStory } from "./story";
import { mover as moverOf } from "./tables";

const TABLET = { width: 820, height: 1180 };
/** One copy of each tile, and nothing to open with: a whole game in few turns. */
const RULES = "standard copies=1 plain_jokers=4 opening=0 max_players=3";

describe("people at one table", () => {
  const stage = new PageAndOwnServer();
  let mind: Mind;
  /** Keeps tiles back, so that the game is not over before everything has happened. */
  const patient: Mind = {
    plan(table, rack, opened) {
      const plan = rack.length > 8 ? mind.plan(table, rack, opened) : null;
      return plan === null ? null : { ...plan, melds: plan.melds.slice(0, 1) };
    },
  };
  let ania: Person;
  let bob: Person;
  let celia: Person;
  const all = () => [ania, bob, celia];

  beforeAll(async () => {
    mind = await mindOf(RULES);
    ania = await Person.come(stage.browser, "Ania");
    bob = await Person.come(stage.browser, "Bob", { size: PHONE });
    celia = await Person.come(stage.browser, "Celia", { size: TABLET });
  });

  tellsAStory();

  const mover = () => moverOf(all());

  /** Moves in turn until somebody is to move, who is wanted. */
  async function playUntil(wanted: Person): Promise<void> {
    for (let now = await mover(); now !== wanted; now = await mover()) await now.move(patient);
  }

  test("a table is opened from the first screen and joined by its link and by its code", async () => {
    await ania.go(stage.address());
    await ania.page.getByRole("link", { name: "Play with friends" }).click();
    await ania.tellName();
    await ania.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "3" }).check();
    await ania.page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "1 round", exact: true }).check();
    await ania.page.getByText("House rules").click();
    for (const [name, value] of [
      ["Copies of each number tile", "1"],
      ["Plain jokers", "4"],
      ["Points needed to open", "0"],
      ["Players, at most", "3"],
    ] as const) {
      await ania.page.getByLabel(name, { exact: true }).fill(value);
      await ania.page.getByLabel(name, { exact: true }).blur();
    }
    await ania.press("Open a table");
    const code = await ania.page.locator(".invite-code").textContent();
    const link = await ania.page.locator(".invite-link").textContent();
    expect(link).toBe(`${stage.address()}/t/${code}`);

    // Who is invited sees by whom and to what before they say who they are; a name and one button are all it takes.
    await bob.go(link ?? "");
    await bob.page.getByRole("heading", { name: "Ania invites you" }).waitFor();
    await bob.sees("2 free seats");
    await bob.sees("Standard (3 in 1 box) · 1 round of 3 games · no clock · we wait 10 minutes for anyone who is away");
    await bob.sees("Points needed to open: 0");
    // What the box says of its jokers is not so with four of them.
    await bob.sees("Plain jokers: 4");
    expect(await bob.page.getByText("two jokers").count()).toBe(0);
    await bob.page.getByLabel("Your name").fill("Bob");
    await bob.press("Join");
    await bob.button("I am ready").waitFor();
    await celia.go(`${stage.address()}/join`);
    // As somebody types who was told it.
    await celia.page.getByLabel("Code").fill(` ${code?.toLowerCase().slice(0, 3)}-${code?.slice(3)} `);
    await celia.press("Continue");
    await celia.sees("1 free seat");
    await celia.page.getByLabel("Your name").fill("Celia");
    await celia.press("Join");
    for (const one of all()) await one.press("I am ready");
    for (const one of all()) await one.page.locator(".rack .tile").nth(13).waitFor();
  });

  test("tiles being moved are seen by the others at once, those of the rack face down", async () => {
    await playUntil(ania);
    const seen = await bob.melds();
    const [first = "", second = ""] = await ania.rack();
    await ania.put([first, second]);
    await bob.page.locator(".melds .face-down").nth(1).waitFor();
    expect((await bob.melds()).filter((meld) => meld.includes(null))).toEqual([[null, null]]);
    await ania.press("Undo");
    await bob.page.locator(".melds .face-down").first().waitFor({ state: "detached" });
    expect(await bob.melds()).toEqual(seen);
  });

  test("everybody lays and draws, and sees what the others laid", async () => {
    const said: string[] = [];
    let last = await mover();
    for (let turn = 0; turn < 4; turn += 1) {
      last = await mover();
      said.push(await last.move(patient));
    }
    expect(
      said.every((text) => /^(End the turn: \d+ tiles?|Draw a tile)$/.test(text)),
      said.join(),
    ).toBe(true);
    const table = await last.table();
    for (const one of all()) await expect.poll(() => one.table(), { message: one.name }).toEqual(table);
  });

  test("who loses the network is told so, and what they do meanwhile counts when it is back", async () => {
    await playUntil(bob);
    await bob.unplug();
    await bob.sees("No connection, trying again");
    // The notice lies over the table, and keeps nobody from a tile under it.
    const under = await bob.page.locator(".notice").evaluate((notice) => {
      const { x, y, width, height } = notice.getBoundingClientRect();
      return notice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(under).toBe(false);
    await ania.page.locator(".player", { hasText: "Bob" }).getByText("away").waitFor();
    await bob.think(patient);
    await bob.touch(bob.main);
    await bob.page.locator(".main-action[aria-busy=true]").waitFor();
    expect(await ania.page.locator(".player.turn", { hasText: "Bob" }).count()).toBe(1);
    await bob.plugIn();
    await bob.hasTurn.waitFor({ state: "detached" });
    await ania.page.locator(".player.turn", { hasText: "Bob" }).waitFor({ state: "detached" });
  });

  test("tiles moved without network are shown to the others when it is back", async () => {
    await playUntil(bob);
    await bob.unplug();
    await bob.sees("No connection, trying again");
    await bob.put((await bob.rack()).slice(0, 1));
    await bob.plugIn();
    await ania.page.locator(".melds .face-down").waitFor();
  });

  test("loading the page again ends in the same game, with the tiles as they were and what happened before", async () => {
    const turns = (one: Person) => one.page.locator(".game-panel .happened li").allTextContents();
    const [rack, melds, last] = [await bob.rack(), await bob.table(), (await turns(bob))[0]];
    expect(last).toBeTruthy();
    await bob.page.reload();
    await bob.page.locator(".rack .tile").first().waitFor();
    await expect.poll(() => bob.table()).toEqual(melds);
    expect(await bob.rack()).toEqual(rack);
    expect((await turns(bob))[0]).toBe(last);
    expect(await ania.page.locator(".melds .face-down").count()).toBe(1);
    // A window that knows of no lay under way takes back what it showed the others.
    await bob.page.evaluate(() => localStorage.removeItem("dublet.holdings"));
    const other = await bob.another();
    await other.go(bob.page.url());
    await ania.page.locator(".melds .face-down").waitFor({ state: "detached" });
    await other.page.close();
    await bob.press("Undo");
    await bob.move(patient);
  });

  test("a server that is killed is waited for, and everybody is back in the game", async () => {
    await playUntil(ania);
    const racks = await Promise.all(all().map((one) => one.rack()));
    await Person.outlive(stage.server, all());
    for (const one of all()) await one.page.locator(".notice").waitFor({ state: "detached" });
    expect(await Promise.all(all().map((one) => one.rack()))).toEqual(racks);
    await ania.move(patient);
    await (await mover()).move(patient);
  });

  test("played to its end, the result is everybody's, and so is the next game", async () => {
    const isOver = () => ania.page.locator("dialog.end").isVisible();
    while (!(await isOver())) {
      const next = await Promise.any([
        mover(),
        ania.page
          .locator("dialog.end")
          .waitFor()
          .then(() => null),
      ]);
      await next?.move(mind);
    }
    const points = await Promise.all(
      all().map(async (one) => {
        await one.page.locator("dialog.end").waitFor();
        return one.page.locator("dialog.end strong").allTextContents();
      }),
    );
    expect(points[0]).toHaveLength(3);
    expect(points[1]).toEqual(points[0]);
    expect(points[2]).toEqual(points[0]);
    // What somebody played stays theirs when they leave, and the way back leads to a seat and the next game.
    const result = await ania.page.locator("dialog.end .end-players").innerText();
    await celia.touch(celia.page.locator("dialog.end").getByRole("button", { name: "Leave the table" }));
    await celia.isSure();
    await ania.page.locator("dialog.end").getByRole("status").getByText("Celia has left the table.").waitFor();
    expect(await ania.page.locator("dialog.end .end-players").innerText()).toBe(result);
    expect(await ania.page.locator(".game-panel .score").innerText()).toContain("Celia");
    await celia.touch(celia.page.getByRole("link", { name: "With Ania, Bob" }));
    for (const one of all()) await one.press("Next game");
    for (const one of all()) await one.page.locator("dialog.end").waitFor({ state: "detached" });
    await (await mover()).move(mind);
  });

  test("no page had anything to complain of but the lines that were cut", () => {
    expect(all().flatMap((one) => one.complaints)).toEqual([]);
  });
});
