// Every screen of the page in its states, with the real server behind it: legible to everybody by light and by dark,
// no wider than the window, and nothing on the console.

import { describe, expect, test } from "vitest";
import { Eye } from "./eye";
import { DESKTOP, Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { begin, gather, mover } from "./tables";

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("screens on a %s", (device, size) => {
  const stage = new PageAndServer();
  const eye = new Eye(device);

  /** Looks at the screen as it is now. */
  const look = ({ page }: Person, where: string) => eye.look(page, where);

  function nothingFound(...people: Person[]): void {
    const complaints = people.flatMap((one) => one.complaints);
    expect([...eye.found(), ...complaints]).toEqual([]);
  }

  test("to be read", async () => {
    // By a name of their own: with a password it is nobody else's.
    const ania = await Person.come(stage.browser, `Ania ${device}`, { size });
    await ania.go(stage.address());
    await look(ania, "first screen");
    await ania.visit("/new");
    await ania.page.locator(".edition").first().waitFor();
    await ania.page.getByText("House rules").click();
    await look(ania, "new game");
    await ania.visit("/new?with=device");
    await ania.page.getByLabel("Player 2").waitFor();
    await look(ania, "on one device");
    await ania.visit("/learn");
    await ania.page.locator(".rack .tile").first().waitFor();
    await look(ania, "learn");
    await ania.visit("/rules?rules=championship-expert");
    await ania.page.locator(".rules-values").waitFor();
    await look(ania, "rules");
    await ania.visit("/settings");
    await look(ania, "settings");
    await ania.visit("/tournament");
    await ania.page.getByLabel("Name of the tournament").waitFor();
    await look(ania, "tournament");
    await ania.visit("/nowhere");
    await look(ania, "not found");
    await ania.visit("/account");
    await ania.button("Log in").waitFor();
    await look(ania, "log in");
    await ania.visit("/games");
    await ania.sees("Your games will appear here.");
    await look(ania, "games of nobody");
    await ania.visit("/new?with=friends");
    await ania.tellName();
    await ania.button("Open a table").waitFor();
    await look(ania, "open a table");
    await ania.sees("After that a computer player plays for them");
    await ania.page.getByRole("radio", { name: "always wait" }).check();
    await ania.sees("The game waits until they are back.");
    await ania.press("Open a table");
    await ania.button("Other rules").click();
    await ania.button("Play by these rules").waitFor();
    await look(ania, "other rules");
    await ania.visit("/games");
    await ania.sees("You have no games with friends here yet.");
    await ania.visit("/join");
    await ania.page.getByLabel("Code").fill("AAAAAA");
    await ania.press("Continue");
    await ania.sees("There is no such table.");
    await look(ania, "join");
    await ania.visit("/account");
    await ania.press("Make a recovery link");
    await look(ania, "account of a guest");
    await ania.press("Log out");
    await look(ania, "logging out as a guest");
    await ania.press("Stay logged in");
    await ania.page.getByLabel("Password", { exact: true }).fill("seven red tiles");
    await ania.touch(ania.button("Save").last());
    await ania.page.getByLabel("Old password").waitFor();
    await look(ania, "account with a password");
    await ania.press("Delete my account");
    await look(ania, "erase the account");
    // The browser itself notes down that a code was not found.
    const notFound = ania.complaints.findIndex((text) => text.includes("404"));
    expect(ania.complaints.splice(notFound, 1)).toEqual([expect.stringContaining("404")]);
    nothingFound(ania);
  });

  test("of a game in the browser", async () => {
    const ania = await Person.come(stage.browser, "Ania", { size, settings: { pace: "at-once" } });
    await ania.go(`${stage.address()}/play?new`);
    await ania.hasTurn.waitFor();
    await look(ania, "own turn");
    await ania.press("Hint");
    await ania.page.locator(".game-told", { hasNotText: "Looking" }).waitFor();
    await look(ania, "hint");
    await ania.put((await ania.rack()).slice(0, 2));
    await look(ania, "tiles that do not stand");
    await ania.touch(ania.main);
    await look(ania, "what is missing");
    await ania.press("Menu");
    await look(ania, "menu");
    await ania.press("End this game");
    await look(ania, "giving up");
    await ania.press("Keep playing");
    await ania.page.keyboard.press("?");
    await look(ania, "keys");
    await ania.press("Close");
    if (device === "phone") {
      await ania.touch(ania.page.locator(".game-news"));
      await look(ania, "score and turns");
    }
    nothingFound(ania);
  });

  test("of several people at one device", async () => {
    const ania = await Person.come(stage.browser, "Ania", { size });
    await ania.go(`${stage.address()}/new?with=device`);
    await ania.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "2" }).check();
    await ania.page.getByLabel("Player 1").fill("Ania");
    await ania.page.getByLabel("Player 2").fill("Bob");
    await ania.press("Play");
    await ania.sees(/Pass the device to/);
    await look(ania, "hand over");
    nothingFound(ania);
  });

  test("of a table on the server", async () => {
    const [ania, bob, sam] = await Promise.all(
      ["Ania", "Bob", "Sam"].map((name) => Person.guest(stage.browser, stage.address(), name, { size })),
    );
    if (ania === undefined || bob === undefined || sam === undefined) throw new Error("nobody came");
    // A clock of the server goes on while somebody looks: one look is all it has to last for.
    await gather([ania, bob], { clock: 300 });
    await begin([ania, bob]);
    await look(await mover([ania, bob]), "own turn on line");

    const path = await gather([ania, bob], { rules: "standard copies=1 opening=0 max_players=2" });
    await look(ania, "lobby of the host");
    const code = await ania.page.locator(".invite-code").textContent();
    await sam.visit(`/t/${code}`);
    await sam.page.getByRole("heading", { name: "Ania invites you" }).waitFor();
    await look(sam, "invitation");
    await sam.visit(path);
    await sam.sees("Ania");
    await look(sam, "lobby of a guest");
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const second = first === ania ? bob : ania;
    await first.put((await first.rack()).slice(0, 2));
    await second.page.locator(".melds .face-down").nth(1).waitFor();
    await look(second, "turn of another on line");
    await look(sam, "looking on");
    await ania.press("Menu");
    await look(ania, "menu on line");
    await ania.press("Ask for a pause");
    await bob.button("Agree to the pause (Ania)").waitFor();
    await look(bob, "asked for a pause");
    await bob.press("Agree to the pause (Ania)");
    await bob.sees("Paused.");
    await look(bob, "paused");
    await bob.press("I am back");
    await ania.press("I am back");
    await ania.page.locator(".game-banner", { hasText: "Paused" }).waitFor({ state: "detached" });
    nothingFound(ania, bob, sam);

    await bob.unplug();
    await bob.sees("No connection");
    await look(bob, "no connection");
    await bob.plugIn();
    await ania.giveUp();
    await ania.page.locator("dialog.end").waitFor();
    await look(ania, "result");
    await sam.page.locator("dialog.end").waitFor();
    await look(sam, "result looked on");
    await ania.visit("/games");
    await ania.button("Download").waitFor();
    await look(ania, "my games");
    nothingFound(ania, bob, sam);
    await sam.visit("/table/00000000000000000000000000000000");
    await sam.sees("This table does not exist");
    await look(sam, "no such table");
    nothingFound();
  });
});
