// Tables for tests about something else than how people come to them.

import type { Options } from "../../src/protocol/messages";
import type { Person } from "./person";

const USUAL: Options = { rules: "standard", seats: 2, rounds: 1, clock: null, spectators: true };

/** Opens a table and brings everybody there, to chairs of their own. */
export async function gather(people: readonly Person[], wish: Partial<Options> = {}): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("nobody opens the table");
  const options = { ...USUAL, seats: people.length, ...wish };
  const { table } = await host.ask<{ table: string }>("POST", "/tables", { options });
  const path = `/table/${table}`;
  await host.visit(path);
  for (const other of others) {
    await other.visit(path);
    await other.touch(other.button("Sit here").first());
    await other.button("I am ready").waitFor();
  }
  return path;
}

/** Begins the game, everybody being there. */
export async function begin(people: readonly Person[]): Promise<void> {
  for (const one of people) await one.press("I am ready");
  for (const one of people) await one.page.locator(".rack .tile").first().waitFor();
}

/** Whoever is to move. */
export function mover(people: readonly Person[]): Promise<Person> {
  return Promise.any(people.map((one) => one.hasTurn.waitFor().then(() => one)));
}
