// An evening of friends at a table of the real server: who comes, pauses, goes away, gives up and leaves, what each of them
// is told, and how the others go on.

import { beforeAll, describe, expect, test } from "vitest";
import { Eye } from "./eye";
import { mindOf, type Mind } from "./mind";
import { Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { begin, mover } from "./tables";
import { plain } from "../plain";

/** Nobody goes out soon by them: not even a program. */
const RULES = "standard";

describe("an evening of friends", () => {
  const stage = new PageAndServer();
  const eye = new Eye("friends");
  let mind: Mind;
  let [ania, bob, celia, sam]: Person[] = [];
  let path = "";
  beforeAll(async () => {
    mind = await mindOf(RULES);
    [ania, bob, celia, sam] = await Promise.all([
      stage.guest("Ania"),
      stage.guest("Bob", PHONE),
      stage.guest("Celia", PHONE),
      stage.guest("Sam"),
    ]);
  });
  const people = (): [Person, Person, Person] => [ania!, bob!, celia!];
  const end = (one: Person) => one.page.locator("dialog.end");
  const status = (one: Person, text: string) => end(one).getByRole("status").filter({ hasText: text }).waitFor();

  test("nothing slides under the mouse when a seat is taken, and leaving a table of others asks", async () => {
    const [host, second, third] = people();
    const options = { rules: RULES, seats: 3, rounds: 1, clock: null, spectators: true };
    const { table } = await host.ask<{ table: string }>("POST", "/tables", { options });
    path = `/table/${table}`;
    await host.visit(path);
    const places = async () => {
      const tops: (number | undefined)[] = [];
      for (const name of ["I am ready", "Copy the link", "Leave the table"])
        tops.push((await host.button(name).boundingBox())?.y);
      return tops;
    };
    const before = await places();
    expect(before).not.toContain(undefined);
    for (const one of [second, third]) {
      await one.visit(path);
      await one.touch(one.button("Sit here").first());
      await host.page.locator(".seat", { hasText: one.name }).waitFor();
      expect(await places()).toEqual(before);
    }
    await host.sees("Ania (you)");
    await host.press("Leave the table");
    await host.sees(/Still at the table: Bob, Celia/);
    await eye.look(host.page, "leaving before a game");
    await host.press("Stay");
    // Who does leave finds the way back, to a seat.
    await third.press("Leave the table");
    await third.isSure();
    // By a key: a tap on readiness at the same place, so quickly after, would be taken for a slip.
    await third.page.getByRole("link", { name: "With Ania, Bob" }).press("Enter");
    await begin(people());
  });

  test("who asks for a pause, or agrees, sees so and can take it back; no clock is spoken of where there is none", async () => {
    const [first, second, third] = people();
    await first.press("Menu");
    await first.press("Ask for a pause");
    await first.sees("You asked for a pause. Waiting for Bob, Celia.");
    await second.press("Agree to the pause (Ania)");
    await second.sees("You agreed to the pause. Waiting for Celia.");
    await eye.look(second.page, "for a pause");
    await first.press("No pause after all");
    for (const one of people()) await one.page.locator(".offers", { hasText: "pause" }).waitFor({ state: "detached" });
    for (const [one, says] of [
      [third, "Ask for a pause"],
      [second, "Agree to the pause"],
    ] as const) {
      await one.press("Menu");
      await one.press(says);
    }
    await first.press("Agree to the pause (Bob, Celia)");
    for (const one of people()) await one.page.locator(".game-banner", { hasText: /^Paused\.$/ }).waitFor();
    await eye.look(second.page, "paused without a clock");
    // It ends when all are back, and says who is.
    await first.press("I am back");
    await first.sees("You are back from the pause. Waiting for Bob, Celia.");
    await third.sees("Back already: Ania.");
    await second.press("I am back");
    await eye.look(first.page, "back from a pause");
    await first.button("Do not wait for Celia").waitFor();
    expect(await first.main.textContent()).toBe("Waiting for Celia.");
    await third.press("I am back");
    for (const one of people())
      await one.page.locator(".game-banner", { hasText: "Paused." }).waitFor({ state: "detached" });
  });

  test("whoever is to move reads who did not want to wait for the end of a pause, on a phone too", async () => {
    const [first, second, third] = people();
    for (let now = await mover(people()); now !== second; now = await mover(people())) await now.move(mind);
    for (const [one, says] of [
      [first, "Ask for a pause"],
      [second, "Agree to the pause"],
      [third, "Agree to the pause"],
    ] as const) {
      await one.press("Menu");
      await one.press(says);
    }
    await first.press("I am back");
    await first.press("Do not wait for Bob, Celia");
    const told = second.page.locator(".game-told", { hasText: "Ania wants to play on. The game goes on." });
    await told.waitFor();
    await eye.look(second.page, "a pause another ended");
    await second.touch(second.page.locator(".rack .tile").first());
    await told.waitFor({ state: "detached" });
    await second.touch(second.page.locator(".rack .tile").first());
  });

  test("who left a game sees on the home screen how it stands, and finds what was played for them", async () => {
    const [first, second] = people();
    for (let now = await mover(people()); now !== second; now = await mover(people())) await now.move(mind);
    await second.press("Menu");
    await second.press("Leave the table");
    await second.isSure();
    const card = second.page.getByRole("link", { name: "With Ania, Celia" });
    // The card goes on without being loaded again.
    await card.getByText("Standard · a computer player plays for you · Celia’s turn").waitFor();
    await second.touch(card);
    const told = second.page.locator(".game-told", { hasText: "While you were away" });
    await told.waitFor();
    const [, laid = ""] = /(\d+) tiles? laid for you, \d+ drawn/.exec(plain(await told.textContent())) ?? [];
    expect(laid).not.toBe("");
    await eye.look(second.page, "back at the table");
    const marked = second.page.locator('.melds .tile[data-marks~="fresh"]');
    await expect.poll(() => marked.count()).toBeGreaterThanOrEqual(Number(laid));
    await first.page.getByText("computer plays").waitFor({ state: "detached" });
  });

  test("the phone's line of news is whole", async () => {
    const [first, , third] = people();
    for (let now = await mover(people()); now !== first; now = await mover(people())) await now.move(mind);
    await first.press("Draw a tile");
    const news = third.page.locator(".game-news-text", { hasText: "Ania draws a tile." });
    await news.waitFor();
    const isCut = await news.evaluate((line) =>
      [line, ...line.querySelectorAll("*")].some((part) => part.scrollWidth > part.clientWidth + 1),
    );
    expect(isCut).toBe(false);
    await eye.look(third.page, "news");
  });

  test("who gave up is told what is so, has no move to make, and may leave", async () => {
    const [first, second, third] = people();
    await third.giveUp();
    await third.page
      .locator(".looks-on", { hasText: "You gave up. A computer player plays on; you are watching." })
      .waitFor();
    expect(await third.main.count()).toBe(0);
    expect(await third.page.locator(".game-banner").textContent()).toBe("You are watching.");
    expect(await third.button("Leave the table").count()).toBe(1);
    await eye.look(third.page, "given up");
    await first.giveUp();
    await second.giveUp();
    for (const one of people()) await end(one).getByRole("heading", { name: "Everybody gave up" }).waitFor();
  });

  test("when somebody leaves after a game the others are told, and go on in each way there is", async () => {
    const [first, second, third] = people();
    await first.press("Next game");
    await status(first, "Waiting for Bob, Celia.");
    await status(second, "Ania is waiting for you.");
    // Whoever has the first screen before them sees who waits, and where.
    await third.visit("/");
    await third.page.getByRole("link", { name: "With Ania, Bob" }).getByText("Ania is waiting for you.").waitFor();
    await third.page.goBack();
    await third.touch(end(third).getByRole("button", { name: "Leave the table" }));
    await third.isSure();
    await third.page.getByRole("heading", { name: "Dublet" }).waitFor();
    await status(first, "Celia has left the table. Waiting for Bob.");
    await status(second, "Celia has left the table. Ania is waiting for you. Ania can add a computer player");
    expect(await first.page.locator(".player", { hasText: "Celia" }).count()).toBe(1);
    expect(await first.page.locator(".game-panel").innerText()).toMatch(/Celia/);
    for (const one of [first, second]) expect(await one.page.getByText("free", { exact: true }).count()).toBe(0);
    expect(await second.button("Add computer player").count()).toBe(0);
    await end(second).getByRole("button", { name: "Invite: copy the link" }).waitFor();
    await eye.look(first.page, "somebody left, host");
    await eye.look(second.page, "somebody left");
    // Somebody who looks on takes the chair, and thinks better of it.
    await sam!.visit(path);
    await eye.look(sam!.page, "a free seat for who looks on");
    await sam!.press("Take the free seat");
    await status(first, "Waiting for Bob, Sam.");
    expect(await first.page.locator(".player", { hasText: "Celia" }).count()).toBe(1);
    await sam!.touch(end(sam!).getByRole("button", { name: "Leave the table" }));
    await sam!.isSure();
    // By keys, for taps at one place so quickly after each other would be taken for slips.
    for (const name of ["Next game", "Not ready after all", "Next game"]) await second.button(name).press("Enter");
    await status(first, "Celia has left the table. The next game needs somebody in the free seat.");
    await first.press("New match with 2 players");
    for (const one of [first, second]) await one.page.locator(".rack .tile").nth(13).waitFor();
    for (const one of [first, second]) expect(await one.page.locator(".player").count()).toBe(2);
    // Who left her seat, and has the first screen before her, sees that the table is full.
    const taken = third.page.getByRole("link", { name: "With Ania, Bob" });
    await taken.getByText("Standard · all seats are taken, you can watch").waitFor();
    await (await mover([first, second])).move(mind);
    await second.giveUp();
    await second.touch(end(second).getByRole("button", { name: "Leave the table" }));
    await second.isSure();
    await status(first, "Bob has left the table.");
    await end(first).getByRole("heading", { name: "Bob ended the game" }).waitFor();
    await first.press("Add computer player");
    await first.press("Next game");
    await first.page.locator(".rack .tile").nth(13).waitFor();
    await first.hasTurn.waitFor();
    const everybody = [first, second, third, sam!];
    expect(eye.found()).toEqual([]);
    expect(everybody.flatMap((one) => one.complaints)).toEqual([]);
    await Promise.all(everybody.map((one) => one.context.close()));
  });
});
