// The desk by keys alone: a pasted list with clubs, tables drawn, and sheets typed from paper one after another.

import { describe, expect, test } from "vitest";
import { Eye } from "../eye";
import { tellsAStory } from "../story";
import { PageAndServer } from "../stage";
import { Desk, passesOf, Phone, stateOf } from "./hall";

/** Two of one name, and a line that stands twice. */
const LIST = [
  "Nr;Imię;Nazwisko;Klub",
  "1;Jan;Nowak;Gambit",
  "2;Jan;Nowak;Roszada",
  "3;Ewa;Sowa;Gambit",
  "4;Filip;Król;",
  "5;Hanna;Bąk;Gambit",
  "6;Igor;Duda;",
  "7;Julia;Kos;Roszada",
  "8;Karol;Wilk;",
  "3;Ewa;Sowa;Gambit",
].join("\r\n");

describe("the desk", () => {
  tellsAStory();
  const stage = new PageAndServer();
  const eye = new Eye("desk");
  let desk: Desk;
  const state = () => stateOf(stage.address(), desk.pass);

  test("takes a pasted list with its columns, and leaves out what stands twice", async () => {
    desk = await Desk.found(stage.browser, stage.address(), "Paper Cup");
    await desk.page.getByLabel("A list").fill(LIST);
    await desk.sees("8 players to add. 1 line is left out:");
    await desk.sees(/Line 10: Ewa Sowa is already on the list/);
    // A column that is not wanted, and wanted after all.
    const club = desk.page.getByLabel("Column 4");
    await club.selectOption("Ignore");
    await desk.sees("8 players to add. 1 line is left out:");
    await club.selectOption("Club");
    await eye.look(desk.page, "list");
    await desk.page.getByRole("switch", { name: "Check them in at once" }).check();
    await desk.press(/^Add the list/);
    await desk.sees("Checked in 8");
    await desk.sees("Jan Nowak (Gambit)");
    await desk.sees("Jan Nowak (Roszada)");
    await eye.look(desk.page, "people with clubs");
  });

  test("shows the public what each of them wants, and a table who sits there", async () => {
    const dialog = await desk.openPerson("Ewa Sowa");
    await dialog.getByText("Club, number, public name").click();
    await dialog.getByRole("radio", { name: "initials" }).check();
    await eye.look(desk.page, "details");
    await desk.press("Save", dialog.locator("details", { hasText: "The public reads" }));
    await dialog.waitFor({ state: "detached" });
    await desk.next("Make the plan");
    await desk.press("Use this plan");
    await desk.next("Draw the tables");
    await desk.next("Start round 1");
    const passes = await passesOf(stage.address(), desk.pass);
    const of = (role: string, table?: number) =>
      passes.find(({ part }) => part.role === role && (!("table" in part) || part.table === table))?.pass ?? "";
    const { names, board } = await state();
    const ewa = Number(Object.entries(names).find(([, name]) => name === "Ewa Sowa")?.[0]);
    const hers = board.tables.find(({ chairs }) => chairs.includes(ewa))?.place.table;
    const seen = async (pass: string) => (await stateOf(stage.address(), pass)).names[ewa];
    expect(await seen(of("screen"))).toBe("E. S.");
    expect(await seen(of("table", hers))).toBe("Ewa Sowa");
    expect(await seen(of("table", hers === 1 ? 2 : 1))).toBe("E. S.");
    const csv = await fetch(`${stage.address()}/api/tournament/standings.csv`, {
      headers: { authorization: `Bearer ${of("screen")}` },
    });
    expect(await csv.text()).not.toContain("Sowa");
  });

  test("types paper sheets by keys alone, told of a mistake in its row, and goes on to the next table by Enter", async () => {
    const { keyboard } = desk.page;
    const games = (await state()).board.tables[0]?.starters.length ?? 0;
    const typeRow = async (...cells: string[]) => {
      for (const cell of cells) {
        await keyboard.type(cell);
        await keyboard.press("Tab");
      }
    };
    await desk.page.getByRole("link", { name: /^Table 1/ }).focus();
    await keyboard.press("Enter");
    await desk.page.getByRole("heading", { name: "Round 1, table 1" }).waitFor();
    const focused = () => desk.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await expect.poll(focused).toMatch(/^Game 1, /);
    // Nobody has won before somebody says so.
    expect(await desk.page.locator(".paper-grid td.won").count()).toBe(0);
    await typeRow("4", "+73", "60", "10");
    await desk.sees(/wins \+74\sby these racks, not \+73/);
    expect(await desk.page.locator(".paper-score").first().locator("xpath=ancestor::tr").innerText()).toMatch(
      /0 \/ −4\s+1 \/ \+74\s+0 \/ −60\s+0 \/ −10/,
    );
    await eye.look(desk.page, "paper sheet");
    // Enter leads to the mistake, not away.
    await keyboard.press("Enter");
    await expect.poll(focused).toMatch(/^Game 1, /);
    await keyboard.type("+74");
    for (let game = 1; game < games; game += 1) {
      await desk.page
        .getByLabel(new RegExp(`^Game ${game + 1}, `))
        .filter({ visible: true })
        .first()
        .focus();
      await typeRow("2", "4", "60/100", "10");
    }
    await keyboard.press("Enter");
    await desk.page.getByRole("heading", { name: "Round 1, table 2" }).waitFor();
    const first = (await state()).board.tables[0];
    expect([first?.sheet, first?.on_paper]).toEqual(["signed", true]);
    await expect.poll(focused).toMatch(/^Game 1, /);
    for (let game = 0; game < games; game += 1) await typeRow("100", "200", "0", "17");
    await keyboard.press("Enter");
    await desk.offers("Start round 2");
    await desk.page.getByRole("radio", { name: "Round 1" }).check();
    await desk.sees("signed on paper");
    await eye.look(desk.page, "tables signed on paper");
    const { sight } = await state();
    const second = sight.role === "organiser" ? sight.books.rounds[0]?.tables[1]?.view : undefined;
    expect(second?.scores[0]?.map(({ small }) => small / 60)).toEqual([-100, -200, 317, -17]);
  });

  test("goes otherwise than planned: two swap seats, rounds get more games, and a table runs out of time", async () => {
    const seats = async () => {
      const { sight } = await state();
      const tables = sight.role === "organiser" ? (sight.books.rounds[1]?.tables ?? []) : [];
      return tables.map(({ view }) => view.chairs);
    };
    const [first, second] = await seats();
    const [one, other] = [first?.[0] ?? 0, second?.[1] ?? 0];
    await desk.page.getByRole("radio", { name: "Round 2" }).check();
    await desk.page.getByText("Swap two players").click();
    const swap = desk.page.locator("details", { hasText: "Swap two players" });
    await swap.getByLabel("Player 1").selectOption(String(one));
    await swap.getByLabel("Player 2").selectOption(String(other));
    await swap.getByLabel("Reason").fill("Cousins");
    await eye.look(desk.page, "swap");
    await desk.press("Swap them", swap);
    await expect
      .poll(async () => (await seats()).map((chairs) => [chairs[0], chairs[1]]))
      .toContainEqual([other, first?.[1]]);
    expect((await seats())[1]?.[1]).toBe(one);
    await desk.tab("Plan");
    await desk.sees("When a round’s time is up: unplayed games count for nobody.");
    await desk.page.getByLabel("Games in a round to come").fill("2");
    await desk.page.getByLabel("Reason").filter({ visible: true }).fill("We have the hall until eight");
    await eye.look(desk.page, "plan under way");
    await desk.press("Change", desk.page.getByRole("region").or(desk.page.locator("form")).filter({ visible: true }));
    await expect.poll(async () => (await state()).board.tables[0]?.starters.length).toBe(2);
    await desk.next("Start round 2");
    const { keyboard } = desk.page;
    for (const table of [1, 2]) {
      if (table === 1) await desk.page.getByRole("link", { name: /^Table 1/ }).click();
      await desk.page.getByRole("heading", { name: `Round 2, table ${table}` }).waitFor();
      await expect
        .poll(() => desk.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""))
        .toMatch(/^Game 1, /);
      for (const cell of ["0", "12", "7", "31"]) {
        await keyboard.type(cell);
        await keyboard.press("Tab");
      }
      await desk.page.getByRole("switch", { name: "Time was up: the empty row was not played" }).check();
      if (table === 1) await eye.look(desk.page, "paper sheet of a table whose time was up");
      await desk.press("Enter as signed on paper");
    }
    await desk.offers("Start round 3");
    await desk.page.getByRole("radio", { name: "Round 2" }).check();
    await desk.page.getByRole("link", { name: /^Table 1/ }).click();
    await desk.sees("Games played: 1 of 2");
    await desk.page.getByRole("link", { name: "All tables" }).filter({ visible: true }).click();
  });

  test("lets a player be away for a round, and ends a stage early", async () => {
    const named = (await state()).names;
    const dialog = await desk.openFrom("People", "Karol Wilk");
    await dialog.getByText("Away for a game or a round").click();
    await dialog.getByLabel("Reason").filter({ visible: true }).fill("The telephone");
    await eye.look(desk.page, "away");
    await desk.press("Away for now", dialog);
    await desk.sees("Away 1");
    await desk.press("Check in again", await desk.openFrom("People", "Karol Wilk"));
    await desk.sees("Checked in 8");
    // Whoever cannot move through the hall keeps a table, also in what is drawn already.
    const { sight: before } = await state();
    const third = before.role === "organiser" ? (before.books.rounds[2]?.tables ?? []) : [];
    const where = third.find(({ view }) => view.chairs.some((player) => named[player] === "Karol Wilk"));
    const other = where?.view.place.table === 1 ? 2 : 1;
    const own = await desk.openFrom("People", "Karol Wilk");
    await own.getByText("Always at the same table").click();
    await own.getByLabel("Table", { exact: true }).fill(String(other));
    await own.getByLabel("Reason").filter({ visible: true }).fill("Near the door");
    await eye.look(desk.page, "own table");
    await desk.press("Give this table", own);
    await desk.next("Draw again");
    await desk.sees("Players with a table of their own sit there in every round.");
    await desk.tab("Rounds");
    const early = desk.page.locator("details", { hasText: "End this stage early" });
    await early.getByText("End this stage early").click();
    await early.getByLabel("Reason").fill("The last train");
    await eye.look(desk.page, "end early");
    await desk.press("Drop the round to come", early);
    await desk.offers("End the stage");
    const { sight } = await state();
    expect(sight.role === "organiser" ? [sight.books.rounds.length, sight.rounds_left] : []).toEqual([2, 0]);
  });

  test("whose pages complained of nothing", () => {
    expect(eye.found()).toEqual([]);
    expect(desk.person.complaints).toEqual([]);
  });
});

describe("a phone that is lent for the signature", () => {
  const stage = new PageAndServer();
  const eye = new Eye("phone");
  test("tells the signer by name to look it over and sign", async () => {
    const desk = await Desk.found(stage.browser, stage.address(), "Lent Phone");
    await desk.page.getByRole("switch", { name: "Check them in at once" }).check();
    await desk.addList("Ala\nBob\nCyd\nDan");
    await desk.sees("Checked in 4");
    await desk.next("Make the plan");
    await desk.press("Use this plan");
    await desk.next("Draw the tables");
    await desk.next("Start round 1");
    const { board, names } = await stateOf(stage.address(), desk.pass);
    const called = (board.tables[0]?.chairs ?? []).map((person) => names[person] ?? "");
    const passes = await passesOf(stage.address(), desk.pass);
    const table = passes.find(({ part }) => part.role === "table" && part.table === 1 && part.round === 1);
    const phone = await Phone.scan(stage.browser, `${stage.address()}/pass#${table?.pass ?? ""}`);
    await phone.iAm(called[0] ?? "");
    const games = (board.tables[0]?.starters ?? []).map(() => ({ out: 0, left: [0, 5, 6, 7] }));
    await phone.fillIn(called, games, 0, 2);
    // The time is up in the middle of the third game: the sheet ends before it, unless somebody says otherwise.
    await phone.page.getByText("Is the time up?").click();
    await eye.look(phone.page, "time up");
    await phone.press("Game 3 has not ended");
    await phone.sees("Time was up: 2 of 4 games count.");
    await phone.press("There is time for more");
    await phone.page.getByRole("heading", { name: "Game 3", exact: true }).waitFor();
    await phone.page.getByText("Is the time up?").click();
    await phone.press("Game 3 has not ended");
    await eye.look(phone.page, "short sheet");
    await phone.handIn();
    await phone.sees("You have handed in this sheet.");
    await phone.sees("Another player looks it over and signs");
    await phone.sees("Games played: 2 of 4");
    await phone.handTo(called[1] ?? "");
    await phone.sees(`${called[0]} has handed in this sheet. ${called[1]}, please look it over and sign.`);
    expect(await phone.page.getByText("Another player looks it over").count()).toBe(0);
    expect(eye.found()).toEqual([]);
  });
});
