// What may be done besides a move, where the rules have it: offered when it is due, and taken by the server.

import { PROTOCOL } from "../../src/protocol/messages";
import { describe, expect, test } from "vitest";
import { Person, PHONE } from "./person";
import { PageAndServer } from "./stage";
import { loadEngine } from "../engine";
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

  const ANNOUNCE = "“I will open in the next round”";

  test("an announcement is offered after the draw that makes an opening possible, and after no other, until the next player acts", async () => {
    const engine = await loadEngine();
    const people = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    const rules = "standard opening=120";
    await gather(people, { rules });
    await begin(people);
    let isLetPass = false;
    // What is said stays for a while only: whoever let the moment pass is listened to once.
    let listener: Person | null = null;
    const hears = (person: Person, text: string) =>
      person.page.locator("[role=log]").getByText(text).last().waitFor({ state: "attached" });
    for (let draws = 0; ; draws++) {
      expect(draws, "both can open before the pool is empty").toBeLessThan(76);
      const first = await mover(people);
      const second = people.find((one) => one !== first)!;
      const before = await first.rack();
      // By a key: two quick taps would be one.
      await first.main.press("Enter");
      await second.hasTurn.waitFor();
      if (listener === second) {
        await hears(second, "It is too late to announce now.");
        listener = null;
      }
      await expect.poll(async () => (await first.rack()).length).toBe(before.length + 1);
      const after = await first.rack();
      const drawn = before.reduce((left, tile) => left.toSpliced(left.indexOf(tile), 1), after);
      const counts = engine.announcementCounts(rules, after, drawn);
      // What is offered follows the rack by a frame.
      const offered = () => first.button(ANNOUNCE).count();
      const message = `${after.join(" ")} after ${drawn.join(" ")}`;
      await expect.poll(offered, { message }).toBe(counts ? 1 : 0);
      if (!counts) continue;
      await first.press(`What does it mean? ${ANNOUNCE}`);
      await first.page.getByRole("dialog").getByText("you lose 100 instead of 200").waitFor();
      await first.page.keyboard.press("Escape");
      await hears(
        first,
        `Until ${second.name} moves you can ${first.touches ? "" : "press A to "}announce your opening, or do nothing to decline: ` +
          "if the game ends before your next turn, you then lose 100 instead of 200.",
      );
      if (!isLetPass) {
        isLetPass = true;
        listener = first;
        continue;
      }
      await first.page.keyboard.press("a");
      await second.page.locator(".player", { hasText: first.name }).getByText("announced").waitFor();
      await first.button(ANNOUNCE).waitFor({ state: "detached" });
      break;
    }
  });

  test.each([
    ["standard", 1],
    ["original", 0],
  ])("after any draw the menu of %s lets one announce or not", async (rules, items) => {
    const people = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather(people, { rules });
    await begin(people);
    const first = await mover(people);
    await first.touch(first.main);
    await people.find((one) => one !== first)!.hasTurn.waitFor();
    await first.press("Menu");
    await first.button("End this game").waitFor();
    await expect.poll(() => first.page.getByRole("dialog").getByText(ANNOUNCE).count()).toBe(items);
  });

  test("where no stack is drawn from yet, the starter chooses one", async () => {
    const [ania, bob] = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    // 112 tiles are stacks of seven, with no odd one to begin with (rule 2.2).
    await gather([ania, bob], { rules: "championship-twist" });
    await begin([ania, bob]);
    const first = await mover([ania, bob]);
    const second = first === ania ? bob : ania;
    expect(await second.button("Choose the stack").count()).toBe(0);
    await first.press("What does it mean? Choose the stack");
    await first.page.getByRole("dialog").getByText("whoever has to draw picks the next one").waitFor();
    await first.page.keyboard.press("Escape");
    await first.press("Choose the stack");
    await first.press(/^Stack 3: 7/);
    await second.page.getByText(`${first.name} starts stack 3.`).first().waitFor({ state: "attached" });
    await first.button("Choose the stack").waitFor({ state: "detached" });
    await first.touch(first.main);
    await second.hasTurn.waitFor();
  });

  test("in editions that name no choice of stacks, none is offered", async () => {
    const people = await Promise.all([stage.guest("Ania"), stage.guest("Bob", PHONE)]);
    await gather(people, { rules: "twist" });
    await begin(people);
    const first = await mover(people);
    expect(await first.button("Choose the stack").count()).toBe(0);
  });
});
