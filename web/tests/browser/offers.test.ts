// What may be done besides a move, where the rules have it: offered when it is due, and taken by the server.

import { PROTOCOL } from "../../src/protocol/messages";
import { describe, expect, test } from "vitest";
import { Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { begin, gather, mover } from "./tables";

/** Deals until seat A has three doublets (rule 2.3), as a page would that is not looked at; says at which table. */
async function dealDoublets(person: Person): Promise<string> {
  return person.page.evaluate(async (protocol) => {
    const deal = async (): Promise<string | null> => {
      const options = { rules: "xp first_starter=seat-a", seats: 2, rounds: 1, clock: null, spectators: false };
      const asked = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ options }),
      };
      const { table } = (await (await fetch("/api/tables", asked)).json()) as { table: string };
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
      let id = 0;
      const send = (message: object) => socket.send(JSON.stringify(message));
      const ask = (request: object) => send({ type: "command", id: ++id, after: 0, request });
      socket.onopen = () => {
        send({ type: "hello", protocol, after: null });
        ask({ do: "seat-bot", seat: "B", level: "novice" });
        ask({ do: "ready", ready: true });
      };
      const rack = await new Promise<string[]>((resolve) => {
        socket.onmessage = ({ data }) => {
          const { event } = JSON.parse(String(data)) as {
            event?: { kind: string; game?: string; now?: { rack?: string[] } };
          };
          if (event?.kind === "game-opened") ask({ do: "contribute", game: event.game, bytes: "00".repeat(32) });
          if (event?.now?.rack !== undefined) resolve(event.now.rack);
        };
      });
      socket.close();
      const pairs = new Set(rack.filter((tile, at) => tile !== "J" && rack.indexOf(tile) !== at));
      return pairs.size >= 3 ? table : null;
    };
    for (;;) {
      const table = await deal();
      if (table !== null) return table;
    }
  }, PROTOCOL);
}

describe("offers", () => {
  const stage = new PageAndServer();

  test("three doublets are shown, and everybody is dealt anew", async () => {
    const ania = await stage.guest("Ania", PHONE);
    await ania.visit(`/table/${await dealDoublets(ania)}`);
    await ania.hasTurn.waitFor();
    const rack = await ania.rack();
    await ania.press("Three doublets: new deal");
    await ania.page
      .getByText(/You show three doublets/)
      .first()
      .waitFor({ state: "attached" });
    await expect.poll(async () => (await ania.rack()).toSorted().join(" ")).not.toBe(rack.toSorted().join(" "));
    expect(await ania.rack()).toHaveLength(14);
  });

  test("an opening is announced after a draw", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather([ania, bob]);
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const second = first === ania ? bob : ania;
    expect(await first.button("Announce: I open next round").count()).toBe(0);
    await first.touch(first.main);
    await first.press("Announce: I open next round");
    await second.page.locator(".player", { hasText: first.name }).getByText("opens next").waitFor();
    await first.button("Announce: I open next round").waitFor({ state: "detached" });
  });

  test("where no stack is drawn from yet, the starter chooses one", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    // 112 tiles are stacks of seven, with no odd one to begin with (rule 2.2).
    await gather([ania, bob], { rules: "twist" });
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const second = first === ania ? bob : ania;
    expect(await second.button("Choose the stack").count()).toBe(0);
    await first.press("Choose the stack");
    await first.press(/^Stack 3: 7/);
    await second.page.getByText(`${first.name} opens stack 3.`).first().waitFor({ state: "attached" });
    await first.button("Choose the stack").waitFor({ state: "detached" });
    await first.touch(first.main);
    await second.hasTurn.waitFor();
  });
});
