// Every edition there is can be started on the page, and each kind of its jokers can be laid, shows what it stands for
// and is accepted. The games are dealt honestly, by chance that is known beforehand.

import { gamesInRound } from "../../src/engine/editions";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { EditionValues, LocalOptions } from "../../src/engine/answers";
import type { Engine } from "../../src/engine/engine";
import type { Tile } from "../../src/protocol/messages";
import { Names } from "../../src/table/words";
import { readFace } from "../../src/tile/face";
import { loadEditions, loadEngine, loadModule } from "../engine";
import { openContext } from "./chromium";
import { PageAlone } from "./stage";
import { Brain } from "./player/brain";
import { fix } from "./player/chance";
import { Mouse } from "./player/hands";
import { wordsOf } from "./player/names";
import { listen, Player } from "./player/player";
import { Rehearsal } from "./player/rehearsal";
import { facesOf } from "./player/sight";
import { plain } from "../plain";

const KINDS: Readonly<Record<string, readonly Tile[]>> = {
  plain_jokers: ["J"],
  coloured_jokers: ["Jk", "Jr", "Jb", "Jy"],
  double_jokers: ["D"],
  mirror_jokers: ["M"],
  colour_change_jokers: ["C"],
};
const MOST = 3000;

const isJoker = (tile: Tile): boolean => readFace(tile).is !== "number";

/** The kinds of jokers an edition has. */
const jokersOf = ({ values }: EditionValues): Tile[] =>
  Object.entries(KINDS).flatMap(([name, tiles]) => (Number(values[name]) > 0 ? tiles : []));

const book = await loadEditions();
const { editions } = book;

describe("every edition is played on the page", () => {
  const words = wordsOf("en");
  const names = new Names(words);
  const stage = new PageAlone();
  let engine: Engine;
  let module: Awaited<ReturnType<typeof loadModule>>;
  beforeAll(async () => {
    module = await loadModule();
    engine = await loadEngine();
  });

  /** Chances with which the player starts and opens with jokers: together with every kind, two at a time where there are more. */
  function findOpenings(rules: string, brain: Brain, kinds: readonly Tile[]): number[] {
    const options: LocalOptions = { rules, rounds: 1, clock: null, chairs: [{ person: "You" }, { bot: "novice" }] };
    const left = new Set(kinds);
    const found: number[] = [];
    for (let chance = 1; left.size > 0; chance += 1) {
      if (chance > MOST) throw new Error(`no opening with ${[...left].join(" or ")} in ${MOST} games`);
      const game = new Rehearsal(engine, module.LocalTable, options, chance);
      const starts = game.view?.public.turn === "A";
      const laid = (starts && brain.best([], game.view?.rack ?? [], false)?.laid) || [];
      game.free();
      const news = new Set(laid.filter((tile) => left.has(tile)));
      if (news.size < Math.min(2, left.size)) continue;
      found.push(chance);
      for (const tile of news) left.delete(tile);
    }
    return found;
  }

  async function start(edition: string, chance: number): Promise<Page> {
    const context = await openContext(stage.browser, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    await fix(context, chance);
    const page = await context.newPage();
    await listen(page);
    await page.goto(`${stage.host.address}/new`);
    const hands = new Mouse(page);
    await page.waitForSelector(".edition");
    await hands.press("button", words.say("edition-more"));
    const name = words.say("edition-from-box", { edition, name: words.say("edition-name", { edition }) });
    await hands.choose([name, words.say("edition-about", { edition })].join(" "));
    await hands.choose("2", words.say("player-count"));
    await hands.choose(words.say("level-name", { level: "novice" }));
    await hands.choose(words.say("clock-none"));
    await hands.choose(words.say("rounds-count", { count: 2 }), words.say("rounds"));
    await hands.press("button", words.say("start"));
    await page.waitForSelector(".rack .tile");
    const length = words.say("rounds-of", { rounds: 2, games: gamesInRound(book, edition, 2) });
    const played = [name, length, words.say("clock-none")].join(" · ");
    const panel = plain(await page.locator(".game-panel").innerText());
    expect(panel).toContain(played);
    expect(panel).toContain(words.say("score-of-game", { game: 1, games: 2 * gamesInRound(book, edition, 2) }));
    return page;
  }

  /** What a joker on the table shows of what it stands for: its name, and a number in its picture. */
  async function checkJokers(player: Player, rules: string): Promise<Tile[]> {
    const laid: Tile[] = [];
    for (const meld of (await player.look()).melds) {
      const verdict = engine.meld(rules, facesOf(meld));
      expect(verdict.meld).toBe(true);
      for (const { place, tile, stands } of verdict.meld ? verdict.jokers : []) {
        const seen = meld[place];
        const node = player.page.locator(`[data-piece="${seen?.piece}"]`);
        expect(seen?.label).toContain(names.seen({ id: 0, face: tile }, stands));
        expect(await node.locator("svg text").count()).toBeGreaterThan(0);
        laid.push(tile);
      }
    }
    return laid;
  }

  test.each(editions.map((edition) => [edition.id, edition] as const))(
    "%s, with all its jokers",
    async (rules, edition) => {
      const brain = new Brain(engine, new module.Solver(), rules);
      const kinds = jokersOf(edition);
      const shown = new Set<Tile>();
      expect(kinds.length).toBeGreaterThan(0);
      for (const chance of findOpenings(rules, brain, kinds)) {
        const page = await start(rules, chance);
        const player = new Player(page, new Mouse(page), brain, words);
        await player.wait();
        const { rack } = await player.look();
        const advice = brain.best([], facesOf(rack), false);
        await player.arrange(advice?.table ?? []);
        for (const tile of await checkJokers(player, rules)) shown.add(tile);
        await player.confirm();
        await page.keyboard.press("m");
        const told = async () => (await player.heard()).findLast((text) => text.startsWith("Table, "));
        for (const tile of advice?.laid.filter(isJoker) ?? []) await expect.poll(told).toContain(names.tile(tile));
        await page.context().close();
      }
      expect([...shown].toSorted()).toEqual(kinds.toSorted());
    },
  );
});
