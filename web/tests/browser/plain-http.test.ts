// The page over plain http at an address of the room, which browsers do not call secure: no clipboard, no
// `crypto.subtle`, no service worker, no wake lock. Everything works without them.

import { describe, expect, test } from "vitest";
import { PLAIN_HOST } from "./chromium";
import { Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { Desk, Phone } from "./tournament/hall";

describe("over plain http", () => {
  const stage = new PageAndServer();
  const address = () => stage.address(PLAIN_HOST);

  test("a game is played at once", async () => {
    const ania = await Person.come(stage.browser, "Ania", { settings: { pace: "at-once" } });
    await ania.go(address());
    expect(await ania.page.evaluate(() => [isSecureContext, "clipboard" in navigator, "subtle" in crypto])).toEqual([
      false,
      false,
      false,
    ]);
    await ania.page.getByRole("link", { name: "Play now" }).click();
    await ania.hasTurn.waitFor();
    expect(await ania.rack()).toHaveLength(14);
    await ania.drawAndWait();
    expect(ania.complaints).toEqual([]);
    await ania.context.close();
  });

  test("a table's link is copied, and others come by it and play", async () => {
    const ania = await Person.come(stage.browser, "Ania", { size: PHONE });
    await ania.go(`${address()}/new?with=friends`);
    await ania.tellName();
    await ania.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "2" }).check();
    await ania.press("Open a table");
    // The page stays where it is, so that what becomes of it is seen.
    const scrolled = () => ania.page.evaluate(() => scrollY);
    await ania.button("Copy the link").waitFor();
    await ania.page.evaluate(() => scrollTo(0, 8));
    expect(await scrolled()).toBe(8);
    await ania.press("Copy the link");
    await ania.button("Copied").waitFor();
    expect(await scrolled()).toBe(8);

    const bob = await Person.come(stage.browser, "Bob", { size: PHONE });
    await bob.go(`${address()}/join`);
    await bob.page.getByLabel("Code").focus();
    await bob.page.keyboard.press("Control+V");
    const link = await ania.page.locator(".invite-link").textContent();
    await expect.poll(() => bob.page.getByLabel("Code").inputValue()).toBe(link);
    await bob.press("Continue");
    await bob.page.getByLabel("Your name").fill("Bob");
    await bob.press("Join");
    for (const one of [ania, bob]) await one.press("I am ready");
    for (const one of [ania, bob]) await one.page.locator(".rack .tile").nth(13).waitFor();
    const first = await Promise.any([ania, bob].map((one) => one.hasTurn.waitFor().then(() => one)));
    await first.touch(first.main);
    await (first === ania ? bob : ania).hasTurn.waitFor();
    expect([...ania.complaints, ...bob.complaints]).toEqual([]);
  });

  test("a tournament is founded, and a table's telephone follows it", async () => {
    const desk = await Desk.found(stage.browser, address(), "Hall Cup");
    await desk.page.getByRole("switch", { name: "Check them in at once" }).check();
    await desk.addList("Ania\nBartek\nCelina\nDarek");
    await desk.next("Make the plan");
    await desk.press("Use this plan");
    await desk.next("Draw the tables");
    const phone = await Phone.scan(stage.browser, await desk.linkOf("Table 1"));
    await phone.sees("At this table in the next round");
    await desk.press("Copy the link: Table 1");
    await desk.next("Start round 1");
    await phone.sees("Who are you?");
    expect([...desk.person.complaints, ...phone.person.complaints]).toEqual([]);
  });
});
