// Who somebody is on the real server: coming back by password and by link, taking everything along, being erased; and
// what they have played.

import { text as textOf } from "node:stream/consumers";
import type { Download } from "playwright-core";
import { describe, expect, test } from "vitest";
import { Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { begin, gather } from "./tables";

const PASSWORD = "seven red tiles";

describe("an account", () => {
  const stage = new PageAndServer();

  async function downloaded(person: Person, press: () => Promise<void>): Promise<[Download, string]> {
    const [download] = await Promise.all([person.page.waitForEvent("download"), press()]);
    return [download, await textOf(await download.createReadStream())];
  }

  async function logIn(person: Person, name: string, password: string): Promise<void> {
    // Somebody who is just logging out still has a form with fields of the same names.
    await person.button("Log in").waitFor();
    await person.page.getByLabel("Your name").fill(name);
    await person.page.getByLabel("Password", { exact: true }).fill(password);
    await person.press("Log in");
  }

  test("a password brings somebody back, a wrong one does not", async () => {
    // Nobody else on the server has a password by that name.
    const astrid = await stage.guest("Astrid");
    await astrid.visit("/account");
    await astrid.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await astrid.button("Save").last().click();
    await astrid.sees("Saved.");
    await astrid.press("Log out");
    await logIn(astrid, "Astrid", "no such tiles");
    await astrid.sees("Wrong name or password.");
    await logIn(astrid, "Astrid", PASSWORD);
    await astrid.page.getByLabel("Old password").waitFor();

    await astrid.page.getByLabel("Old password").fill(PASSWORD);
    await astrid.page.getByLabel("New password").fill("eight blue tiles");
    await astrid.button("Save").last().click();
    await astrid.sees("Saved.");
    const elsewhere = await Person.come(stage.browser, "Astrid", { size: PHONE });
    await elsewhere.go(`${stage.address()}/account`);
    await logIn(elsewhere, "Astrid", "eight blue tiles");
    await elsewhere.button("Log out").waitFor();
  });

  test("a new name with a password signs up in one step, and a name that is taken does not", async () => {
    const [hanna, other] = [await Person.come(stage.browser, "Hanna"), await Person.come(stage.browser, "Hanna")];
    const signUp = async (person: Person) => {
      await person.go(`${stage.address()}/account`);
      await person.page.getByLabel("Your name").fill("Hanna Nowa");
      await person.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await person.press("Create an account with this name and password");
    };
    await signUp(hanna);
    await hanna.page.getByLabel("Old password").waitFor();
    await signUp(other);
    await other.sees("Somebody has this name already. Choose another, or log in.");
    // Who has a password comes back by it: nothing is asked.
    await hanna.press("Log out");
    await logIn(hanna, "Hanna Nowa", PASSWORD);
    await hanna.button("Log out").waitFor();
  });

  test("a recovery link brings somebody back on another device, and does not stay in its address", async () => {
    const bob = await stage.guest("Bob");
    await bob.visit("/account");
    await bob.press("Make a recovery link");
    const link = await bob.page.locator(".invite-link").textContent();
    const elsewhere = await Person.come(stage.browser, "Bob", { size: PHONE });
    await elsewhere.go(link ?? "");
    await elsewhere.button("Log out").waitFor();
    expect(await elsewhere.page.getByLabel("Your name").inputValue()).toBe("Bob");
    await elsewhere.page.waitForURL(`${stage.address()}/account`);
    // Where somebody else's page is open already, it becomes theirs as well.
    const carol = await stage.guest("Carol");
    await carol.visit("/account");
    await carol.button("Log out").waitFor();
    await carol.go(link ?? "");
    await carol.page.waitForFunction(() => document.querySelector<HTMLInputElement>("#my-name")?.value === "Bob");
  });

  test("everything kept of somebody can be taken along, and erased", async () => {
    const celia = await stage.guest("Celia", PHONE);
    await celia.visit("/account");
    const [, text] = await downloaded(celia, () =>
      celia.page.getByRole("link", { name: "Download all my data" }).tap(),
    );
    expect(JSON.parse(text)).toMatchObject({ account: { name: "Celia" } });
    await celia.press("Delete my account");
    await celia.touch(celia.page.locator("dialog").getByRole("button", { name: "Delete my account" }));
    await celia.page.getByRole("heading", { name: "Dublet" }).waitFor();
    await celia.visit("/account");
    await celia.button("Log in").waitFor();
  });

  test("logging out in one window reaches the others, at a table as well", async () => {
    const [dora, emil] = await Promise.all([stage.guest("Dora"), stage.guest("Emil", PHONE)]);
    await gather([dora, emil]);
    await begin([dora, emil]);
    const [reading, leaving] = [await dora.another(), await dora.another()];
    await reading.go(`${stage.address()}/account`);
    await reading.button("Log out").waitFor();
    await leaving.go(`${stage.address()}/account`);
    // A guest is told first that there is no way back.
    await leaving.press("Log out");
    await leaving.sees(/nobody can come back as Dora/);
    await leaving.press("Log out anyway");
    await reading.button("Log in").waitFor();
    await dora.sees("You have logged out in this browser.");
    // The chair is hers still: others see that she is away.
    await emil.page.locator(".player", { hasText: "Dora" }).getByText("away").waitFor();
  });

  test("a game that is over is among one's games, to be kept as a file", async () => {
    const [fred, gina] = await Promise.all([stage.guest("Fred"), stage.guest("Gina", PHONE)]);
    await gather([fred, gina], { rules: "standard copies=1 opening=0 max_players=2" });
    await begin([fred, gina]);
    await fred.visit("/games");
    await fred.page.getByRole("link", { name: "Continue" }).click();
    await fred.page.locator(".rack .tile").first().waitFor();
    await fred.giveUp();
    await fred.page.getByRole("heading", { name: "You ended the game" }).waitFor();
    await gina.page.getByRole("heading", { name: "Fred ended the game" }).waitFor();
    await fred.visit("/games");
    const [download, text] = await downloaded(fred, () => fred.press("Download"));
    expect(download.suggestedFilename()).toMatch(/^dublet-[\d-]+\.txt$/);
    expect(text).toContain("seat A Fred\nseat B Gina");
  });
});
