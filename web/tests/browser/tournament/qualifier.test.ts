// A qualifier of sixteen from the list of names to the file of the whole event: telephones enter what was played, a sheet is
// disputed and corrected, somebody comes late and somebody leaves, a line is lost, the server dies, the best four play a final.

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PersonId } from "../../../src/protocol/messages";
import { Eye } from "../eye";
import { PROGRAM } from "../test-server";
import { resize } from "../motion";
import { Person } from "../person";
import { tellsAStory } from "../story";
import { PageAndOwnServer } from "../stage";
import { Desk, gamesFor, JudgesPage, passesOf, Phone, stateOf, withoutTies, type Played } from "./hall";

const NAMES = [
  "Ania Zięba",
  "Bartek Lis",
  "Celina Mak",
  "Darek Wójcik",
  "Ewa Sowa",
  "Filip Król",
  "Галина Орлова",
  "Hanna Bąk",
  "Igor Duda",
  "Julia Kos",
  "Karol Wilk",
  "Lena Gil",
  "Marek Żak",
  "Nina Rak",
  "Olek Pająk",
];
const GAMES = 4;
const run = promisify(execFile);

describe("a qualifier of sixteen", () => {
  tellsAStory();
  const stage = new PageAndOwnServer();
  const eye = new Eye("tournament");
  let desk: Desk;
  let judge: JudgesPage;
  let screen: Phone;
  let folder: string;
  const phones = new Map<number, Phone>();
  /** How sums differ in this round. */
  let more = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dublet-hall-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const address = () => stage.address();
  const state = () => stateOf(address(), desk.pass);
  const everybody = () => [desk, judge, screen, ...phones.values()].map(({ person }) => person);

  async function phoneAt(table: number): Promise<Phone> {
    const { round } = (await state()).board;
    const found = (await passesOf(address(), desk.pass)).find(
      ({ part }) => part.role === "table" && part.table === table && part.round === round,
    );
    const link = `${address()}/pass#${found?.pass ?? ""}`;
    const known = phones.get(table);
    if (known?.page.url() === link) return known;
    await known?.person.context.close();
    const phone = await Phone.scan(stage.browser, link);
    phones.set(table, phone);
    return phone;
  }

  interface AtTable {
    readonly phone: Phone;
    readonly names: readonly string[];
    readonly games: readonly Played[];
  }

  async function atTable(table: number): Promise<AtTable> {
    const { board, names } = await state();
    const found = board.tables[table - 1];
    if (found === undefined) throw new Error(`there is no table ${table}`);
    const called = (person: PersonId) => names[person] ?? "";
    const phone = await phoneAt(table);
    await phone.sees(`Round ${board.round}`);
    return { phone, names: found.chairs.map(called), games: gamesFor(found.chairs, board.round ?? 0, GAMES, more) };
  }

  /** A player enters the sheet, another signs it. */
  async function play(table: number): Promise<void> {
    const { phone, names, games } = await atTable(table);
    await phone.iAm(names[0] ?? "");
    await phone.fillIn(names, games);
    await phone.handIn();
    await phone.sign(names[1] ?? "");
  }

  async function playOthers(...but: readonly number[]): Promise<void> {
    const tables = (await state()).board.tables.map(({ place }) => place.table);
    for (const table of tables) if (!but.includes(table)) await play(table);
  }

  test("is founded, and names are taken from a list but for lines that are none", async () => {
    desk = await Desk.found(stage.browser, address(), "Autumn Qualifier");
    await desk.page.getByLabel("A list").fill(`name;club\n${NAMES.join(";Gambit\n")}\nania zięba;\n"";Gambit`);
    await desk.sees("15 players to add. 2 lines are left out:");
    await desk.sees(/line 17: ania zięba is already on the list/i);
    await desk.sees(/line 18: /i);
    await eye.look(desk.page, "lines left out");
    await desk.press("Add the list");
    await desk.sees("Not checked in 15");
    await desk.press("Check in Ania Zięba");
    await desk.sees("Checked in 1");
    await desk.press("Check in everybody");
    await desk.sees("Checked in 15");
    // Somebody is crossed out, and comes after all.
    const nina = await desk.openPerson("Nina Rak");
    await nina.getByText("Withdraw from the tournament").click();
    await nina.getByLabel("Reason").filter({ visible: true }).fill("not seen");
    await desk.press("Withdraw", nina);
    await desk.sees("Withdrawn 1");
    await desk.press("Check in again", await desk.openPerson("Nina Rak"));
    await desk.sees("Checked in 15");
    await eye.look(desk.page, "people");
  });

  test("is planned and drawn, and nobody meets twice", async () => {
    await desk.next("Make the plan");
    await eye.look(desk.page, "plan");
    await desk.press("Use this plan");
    await desk.next("Draw the tables");
    await desk.sees("0 repeat meetings: the fewest possible.");
    await eye.look(desk.page, "draw");
    expect((await state()).board.tables.map(({ chairs }) => chairs.length)).toEqual([4, 4, 4, 3]);
    await desk.tab("Access links");
    await desk.page.getByLabel("Name of a judge").fill("Piotr Sędzia");
    await desk.press("Add", desk.page.locator("form", { has: desk.page.getByLabel("Name of a judge") }));
    judge = await JudgesPage.open(stage.browser, await desk.linkOf("Piotr Sędzia"));
    await judge.sees("Nothing is waiting for you.");
    await eye.look(desk.page, "passes");
    screen = await Phone.scan(stage.browser, await desk.linkOf("The big screen"));
    await screen.sees("Autumn Qualifier");
  });

  test("plays its first round: two telephones at a table, one loaded anew with half a sheet", async () => {
    await desk.next("Start round 1");
    await desk.press("Start the clock");
    const { phone, names, games } = await atTable(1);
    await phone.iAm(names[0] ?? "");
    const other = await Phone.scan(stage.browser, phone.page.url());
    await other.iAm(names[1] ?? "");
    await other.fillIn(
      names,
      games.map(({ out, left }) => ({ out, left: left.map((sum) => sum + 1) })),
      0,
      1,
    );
    // Nobody goes on without a sum.
    await phone.press("Continue with game 2");
    await phone.page.locator(".game-scores .wrong").waitFor();
    await eye.look(phone.page, "game");
    await phone.fillIn(names, games, 0, 2);
    await phone.page.reload();
    await phone.sees(`You are ${names[0]}.`);
    await phone.fillIn(names, games, 2);
    // Points written on paper that are not what the racks score.
    const compares = phone.page.getByRole("switch", { name: "Compare with points written on paper" });
    await compares.check();
    for (const at of games.keys()) {
      await phone.press(new RegExp(`^Game ${at + 1}`));
      for (const line of await phone.page.locator(".written").all()) {
        await line.getByLabel("Wins").fill("0");
        await line.getByLabel("Points").fill("0");
      }
    }
    await phone.press("Sheet");
    await phone.press("Hand in the sheet");
    await phone.sees(/game 1: the points written are not what the racks score/i);
    await compares.uncheck();
    await phone.handIn();
    const lost = games[0]!.left.filter((_, chair) => chair !== games[0]!.out);
    await phone.page.getByText("Why these points?").click();
    await phone.sees(`What the others lost: ${lost.join(" + ")}.`);
    await eye.look(phone.page, "sheet");
    await other.sees("What was entered on this phone");
    await other.press("Discard mine");
    // Who handed it in does not sign it.
    await phone.press("All correct: sign");
    await phone.page.getByRole("alert").waitFor();
    await other.press("All correct: sign");
    await phone.sees("Thank you! The sheet is signed and counts.");
    await phone.sees("Where you sit in round 2");
    await other.person.context.close();
    await eye.look(desk.page, "round");
    await playOthers(1);
    await desk.offers("Start round 2");
    await eye.look(phone.page, "seating");
    await screen.sees("Olek Pająk");
  });

  test("takes somebody who comes late, and is drawn again", async () => {
    await desk.tab("People");
    await desk.page.getByLabel("A name", { exact: true }).fill("Paweł Późny");
    const present = desk.page.getByRole("switch", { name: "Check them in at once" });
    await present.check();
    await desk.press("Add", desk.page.locator("form", { has: desk.page.getByLabel("A name", { exact: true }) }));
    await desk.sees("Checked in 16");
    await desk.next("Draw again");
    await desk.next("Start round 2");
    expect((await state()).board.tables.map(({ chairs }) => chairs.length)).toEqual([4, 4, 4, 4]);
  });

  test("settles a dispute in its second round, loses a line and its server, and nothing else", async () => {
    const { phone, names, games } = await atTable(2);
    const wrong = games.with(2, {
      ...games[2]!,
      left: games[2]!.left.map((sum, chair) => (chair === games[2]!.out ? 0 : sum + 10)),
    });
    await phone.iAm(names[0] ?? "");
    await phone.fillIn(names, wrong);
    await phone.handIn();
    await phone.handTo(names[1] ?? "");
    await phone.press("Something is wrong");
    await phone.page.getByLabel("What is wrong?").fill("Game 3 was counted twice");
    await phone.press("Dispute the sheet");
    await phone.sees("This sheet is disputed. A judge decides.");

    // The judge sees that and nothing else, and puts it right.
    await judge.sees("Game 3 was counted twice");
    await eye.look(judge.page, "dispute");
    await judge.press("Correct it");
    await judge.press("Game 3, filled in");
    for (const [chair, name] of names.entries()) {
      if (chair === games[2]!.out) continue;
      await judge.page
        .getByRole("region", { name, exact: true })
        .getByLabel("Sum of the numbers")
        .fill(String(games[2]!.left[chair]));
    }
    await judge.press("Sheet");
    await judge.press("Correct the sheet");
    await judge.sees("Give a reason.");
    await judge.ground("8.2", "Game 3 was counted twice");
    await eye.look(judge.page, "correction");
    await judge.press("Correct the sheet");
    await judge.sees("Nothing is waiting for you.");
    await phone.sees("A judge has decided. The sheet counts.");

    // A line that is lost while the sheet is sent.
    const third = await atTable(3);
    await third.phone.iAm(third.names[0] ?? "");
    await third.phone.fillIn(third.names, third.games);
    await third.phone.person.unplug();
    await third.phone.press("Hand in the sheet");
    await third.phone.sees(/Sending goes on by itself/);
    await third.phone.person.plugIn();
    await third.phone.sees(/handed in this sheet/);

    // A server that dies and comes back.
    await Person.outlive(stage.server, everybody());
    await third.phone.sign(third.names[1] ?? "");
    // Whose phone it is does not change with who signs on it.
    await third.phone.sees(`You are ${third.names[0]}.`);
    await playOthers(2, 3);
    await desk.offers("Start round 3");
  });

  test("has a judge called in its third round, and somebody leave after it", async () => {
    await desk.next("Start round 3");
    const { phone, names } = await atTable(4);
    await phone.iAm(names[0] ?? "");
    await phone.page.getByText("Move clock").click();
    await phone.press("Set up the clock");
    await phone.page.locator(".timer-area").click();
    const turn = () => phone.page.locator(".timer-who").textContent();
    const pass = async () => {
      const before = await turn();
      // Taps that follow each other at once are one.
      await expect
        .poll(async () => {
          await phone.page.locator(".timer-area").click();
          return turn();
        })
        .not.toBe(before);
    };
    // What the next player announces is on the sheet, until it is taken back (rule 7.4).
    await pass();
    const announce = phone.page.getByRole("button", { name: "“I will open in the next round”", exact: true });
    await announce.click();
    await phone.page.locator(".entry-heard").waitFor();
    await announce.click();
    await phone.page.locator(".entry-heard").waitFor({ state: "detached" });
    await phone.page.locator("summary", { hasText: "Judge" }).click();
    await phone.press("A joker");
    await phone.press("Call a judge");
    await phone.sees(/A judge has been called/);
    // The move in question is made; then the clock stands (rule 8.3).
    await pass();
    await phone.page.locator(".timer.still").waitFor();
    await eye.look(phone.page, "call");
    await eye.look(screen.page, "screen by phone");
    await resize(screen.page, 1920, 1080);
    await eye.look(screen.page, "screen");
    await judge.sees("A joker");
    await judge.ground("3.4", "It stands for the red seven");
    await judge.press("Decide");
    await phone.sees(/by rule\s3.4: It stands for the red seven/);
    // A penalty given to the wrong player is taken back.
    const fair = (await state()).board.standings;
    await judge.press("Penalty");
    // All that is missing is told at once, as long as it is.
    await judge.press("Deduct points");
    await judge.sees("Choose a player. Choose a rule. Give a reason.");
    await judge.page.getByLabel("Player", { exact: true }).selectOption({ label: "Igor Duda" });
    await judge.sees(/^Choose a rule. Give a reason.$/);
    await judge.page.getByLabel("Points deducted").filter({ visible: true }).fill("10");
    await judge.ground("8.3", "Came late");
    await judge.press("Deduct points");
    await judge.sees(/the points were deducted from Igor Duda/);
    expect((await state()).board.standings).not.toEqual(fair);
    await judge.press("Take back penalty 1");
    const lift = judge.page.locator("form", {
      has: judge.page.getByRole("button", { name: "Take back penalty 1", exact: true }),
    });
    await lift.getByLabel("Rule", { exact: true }).selectOption("8.3");
    await lift.getByLabel("Reason").fill("It was his brother");
    await judge.press("Take back penalty 1", lift);
    await judge.sees("taken back");
    await eye.look(judge.page, "penalties");
    expect((await state()).board.standings).toEqual(fair);
    await playOthers();

    await desk.tab("People");
    const dialog = await desk.openPerson("Bartek Lis");
    await dialog.getByText("Withdraw from the tournament").click();
    await dialog.getByLabel("Reason").filter({ visible: true }).fill("his train leaves");
    await desk.press("Withdraw", dialog);
    await desk.sees("Withdrawn 1");
    await desk.next("Draw again");
    await desk.next("Start round 4");
    // What is chosen is for the round that is played, which begins when the server has heard so.
    await expect.poll(async () => (await state()).board.round).toBe(4);
    expect((await state()).board.tables.map(({ chairs }) => chairs.length)).toEqual([4, 4, 4, 3]);
    more = withoutTies((await state()).board, GAMES);
    await playOthers();
    const { standings } = (await state()).board;
    expect(new Set(standings.map(({ place }) => place)).size).toBe(standings.length);
  });

  test("ends with a final of the best four", async () => {
    const best = (await state()).board.standings.slice(0, 4).map(({ player }) => player);
    await desk.next("End the stage");
    await desk.press("End the qualifying");
    await desk.next("Draw the tables");
    await desk.offers("Start round 5");
    expect((await state()).board.tables.map(({ chairs }) => chairs)).toEqual([best]);
    await desk.next("Start round 5");
    await play(1);
    await desk.next("End the tournament");
    await desk.press("End the tournament", desk.page.getByRole("dialog"));
    await desk.sees(/The tournament is over/);
    const { names, board } = await state();
    const winner = names[board.standings[0]?.player ?? 0] ?? "";
    await screen.sees("Final standings");
    await screen.sees(winner);
    await eye.look(screen.page, "ranking");
    await desk.tab("Standings");
    await eye.look(desk.page, "standings");
  });

  test("prints cards of both kinds, sheets and standings", async () => {
    const { names } = await state();
    const paper = async (what: string) => {
      const page = await desk.person.context.newPage();
      await page.goto(`${address()}/print?what=${what}#${desk.pass}`);
      await page.locator("#main").waitFor();
      return page;
    };
    const cards = await paper("cards");
    await cards.getByText("Autumn Qualifier").first().waitFor();
    await expect.poll(() => cards.getByRole("img").count()).toBe(4);
    const sheets = await paper("sheets");
    await sheets.getByText("Autumn Qualifier").first().waitFor();
    // Its own code and that of the standings, side by side.
    const codes = sheets.locator(".sheet-codes").first().locator("figure");
    await codes.nth(1).waitFor();
    const [own, live] = await Promise.all([codes.nth(0).boundingBox(), codes.nth(1).boundingBox()]);
    expect(own!.x + own!.width).toBeLessThanOrEqual(live!.x);
    const standings = await paper("standings");
    await standings.getByText("Paweł Późny").first().waitFor();
    const text = await standings.locator("#main").innerText();
    for (const name of [...NAMES, "Paweł Późny"]) expect(text, name).toContain(name);
    expect(Object.keys(names).length).toBe(NAMES.length + 3);
    // A pair for each of the four tables.
    const roles = await paper("roles");
    await roles.getByText("table 4").nth(1).waitFor();
    expect(await roles.locator(".role-card-word").allTextContents()).toEqual(
      [1, 2, 3, 4].flatMap(() => ["I start", "I tidy up"]),
    );
    for (const [what, page] of Object.entries({ cards, sheets, standings, roles })) {
      await eye.look(page, `${what} on the screen`);
      await eye.print(page, what);
      await page.close();
    }
  });

  test("is taken along as one file, which is right, and opens on a spare laptop", async () => {
    await desk.tab("Records");
    const save = async (name: string) => {
      const [download] = await Promise.all([desk.page.waitForEvent("download"), desk.press(name)]);
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);
      return path;
    };
    const file = await save("The whole tournament");
    const checked = await run(PROGRAM, ["tournament", "check", file]);
    expect(checked.stdout).toMatch(/^Correct: \d+ log entries recomputed/);
    const standings = await readFile(await save("Standings as a table (CSV)"), "utf8");
    expect(standings.split("\n").length).toBe(1 + 16 + 1);
    await desk.sees(/Sheet corrected: round 2, table 2/);
    await eye.look(desk.page, "records");

    const spare = await Desk.openFile(stage.browser, address(), file);
    await spare.sees(/The tournament is over/);
    const again = await fetch(`${address()}/api/tournament/standings.csv`, {
      headers: { authorization: `Bearer ${spare.pass}` },
    });
    expect(await again.text()).toBe(standings);
    const forged = join(folder, "forged.json");
    await writeFile(forged, (await readFile(file, "utf8")).replace('"numbers":3', '"numbers":4'));
    const page = spare.page;
    await page.goto(`${address()}/tournament`);
    await page.getByLabel("Choose the file…").setInputFiles(forged);
    await page.getByText(/The file was changed/).waitFor();
  });

  test("and nobody's page complained of anything but the lost line, nor kept anybody out", () => {
    expect(eye.found()).toEqual([]);
    const complaints = everybody().flatMap(({ complaints }) => complaints);
    expect(complaints.filter((text) => !/status of (401|409|422)/.test(text))).toEqual([]);
  });
});
