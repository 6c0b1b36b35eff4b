// The page has no rules of its own: with an engine that reverses every verdict it reverses all it shows and says.

import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LocalOptions } from "../../src/engine/answers";
import type { Engine } from "../../src/engine/engine";
import { loadEngine, loadModule } from "../engine";
import { openSources, type Site } from "./site";
import { BrowserAlone } from "./stage";
import { Brain } from "./player/brain";
import { Keys } from "./player/hands";
import { wordsOf } from "./player/names";
import { Player } from "./player/player";
import { Rehearsal } from "./player/rehearsal";
import { sitDown } from "./player/seat";
import { facesOf, type Seen, type SeenTile } from "./player/sight";
import { plain } from "../plain";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** What is the page's own, and what says the opposite. */
const ENGINES = { own: here("../../src/engine/load.ts"), reversed: here("reversed-load.ts") } as const;

describe("an engine that reverses every verdict", () => {
  const words = wordsOf("en");
  const stage = new BrowserAlone();
  let brain: Brain;
  let engine: Engine;
  let chance: number;
  const sites: Site[] = [];
  beforeAll(async () => {
    const module = await loadModule();
    engine = await loadEngine();
    brain = new Brain(engine, new module.Solver(), "family");
    chance = findOpening(module.LocalTable);
  });
  afterAll(async () => {
    for (const site of sites) await site.stop();
  });

  /** A chance with which the player starts and can open. */
  function findOpening(tables: ConstructorParameters<typeof Rehearsal>[1]): number {
    const options: LocalOptions = {
      rules: "family",
      rounds: 1,
      clock: null,
      chairs: [{ person: "You" }, { bot: "novice" }],
    };
    for (let tried = 1; tried < 500; tried += 1) {
      const game = new Rehearsal(engine, tables, options, tried);
      const rack = game.view?.public.turn === "A" ? game.view.rack : [];
      game.free();
      if (rack.length > 0 && brain.best([], rack, false)) return tried;
    }
    throw new Error("nobody opens");
  }

  async function sit(load: string): Promise<Player> {
    const site = await openSources(load);
    sites.push(site);
    const page = await sitDown(stage.browser, site, { chance, wish: { edition: "family" } });
    const player = new Player(page, new Keys(page), brain, words);
    expect(await player.wait()).toBe("turn");
    return player;
  }

  /** Everything the page says of a draft: marks, names, the button. */
  async function said(page: Page): Promise<{ marks: string[]; names: string[]; button: string }> {
    const seen = await page.evaluate(() => {
      const melds = [...document.querySelectorAll<HTMLElement>(".melds .meld")];
      return {
        marks: melds.map((meld) => meld.dataset["state"] ?? ""),
        names: melds.map((meld) => meld.querySelector("[role=list]")?.ariaLabel ?? ""),
        button: document.querySelector(".main-action")?.textContent ?? "",
      };
    });
    return { ...seen, button: plain(seen.button) };
  }

  /** Two tiles of the rack that no meld has beside each other. */
  function strangers({ rack }: Seen): SeenTile[] {
    const pairs = rack.flatMap((one, at) => rack.slice(at + 1).map((other) => [one, other]));
    const found = pairs.find((pair) => {
      const verdict = engine.meld("family", facesOf(pair));
      return !verdict.meld && verdict.run.length > 0 && verdict.group.length > 0;
    });
    return found ?? [];
  }

  test.each([
    ["the page's own", ENGINES.own, true],
    ["one that says the opposite", ENGINES.reversed, false],
  ] as const)("marks, words, button and offers are as the engine has them: %s", async (_, load, says) => {
    const player = await sit(load);
    const { page, hands } = player;
    const start = await player.look();
    const stands = says ? "stands" : "making";
    const making = says ? "making" : "stands";

    const claim = await page.getByRole("button", { name: words.say("offer-claim") }).count();
    expect(claim > 0).toBe(engine.mayClaim("family", facesOf(start.rack)) === says);

    await player.arrange(brain.best([], facesOf(start.rack), false)?.table ?? []);
    const count = start.rack.length - (await player.look()).rack.length;
    const legal = await said(page);
    expect(
      legal.marks.every((mark) => mark === stands),
      "marks of an opening",
    ).toBe(true);
    expect(
      legal.names.every((name) => name.endsWith(", valid") === says),
      "names of melds",
    ).toBe(true);
    expect(legal.button === words.say("do-lay", { count }), "the button").toBe(says);

    // Whether a tile fits is said before it is put there.
    const { melds, rack } = await player.look();
    const [meld, tile] = [melds[0] ?? [], rack[0]];
    const fits = engine.places("family", facesOf(meld), tile ? [tile.tile] : []).length > 0;
    await (hands as Keys).hold(tile as SeenTile, meld[0] as SeenTile);
    expect((await player.heard()).at(-1)).toBe(words.say(fits === says ? "table-said-fits" : "table-said-fits-not"));
    await page.keyboard.press("Escape");

    while ((await player.look()).melds.length > 0) await hands.undo();
    await hands.move({ take: strangers(start), from: "rack", to: null });
    const illegal = await said(page);
    expect(illegal.marks).toEqual([making]);
    expect(illegal.names.every((name) => name.endsWith(", valid") === !says)).toBe(true);
    expect(illegal.button === words.say("do-lay", { count: 2 })).toBe(!says);
    await page.context().close();
  });
});
