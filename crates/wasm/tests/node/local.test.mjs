// A table in the page: a person and a program play by messages, and the table is there again after a reload.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FollowedTable, LocalTable, Solver } from "./engine.mjs";

const seed = (byte) => new Uint8Array(32).fill(byte);

/** A page that plays seat 0 by the solver's advice. */
class Page {
  now = 1_800_000_000_000;
  commands = 0;
  solver = new Solver();

  constructor(table) {
    this.table = table;
    this.keep();
    this.hello();
  }

  /** Keeps the table, after which people are told what happened. */
  keep() {
    if (this.table.unkept() !== undefined) this.hear(this.table.kept(this.now));
  }

  hello() {
    this.say({ type: "hello", protocol: 1, after: null });
  }

  say(message) {
    this.hear(this.table.receive(0, JSON.stringify(message), this.now));
    this.keep();
  }

  /** Lets a program move, or time pass. */
  wait() {
    this.now = Math.max(this.now, this.table.due());
    this.hear(this.table.tick(this.now));
    this.keep();
  }

  hear(messages) {
    for (const [seat, message] of JSON.parse(messages)) {
      assert.equal(seat, 0, "only people are told");
      if (message.type === "welcome") {
        ({ state: this.state, number: this.number } = message);
        this.followed?.free();
        this.followed = new FollowedTable(JSON.stringify(this.state));
      } else if (message.type === "event") {
        this.number = message.number;
        const changed = this.followed.follow(message.at, JSON.stringify(message.event));
        this.state = { ...this.state, ...JSON.parse(changed) };
      } else {
        assert.notEqual(message.type, "refused", JSON.stringify(message));
      }
    }
  }

  ask(request) {
    this.say({ type: "command", id: ++this.commands, after: this.number, request });
  }

  step() {
    this.now += 1000;
    const { game } = this.state;
    if (!game) return this.ask({ do: "ready", ready: true });
    if (!game.view) return this.ask({ do: "contribute", game: game.game, bytes: "09".repeat(32) });
    const { public: seen, rack: own } = game.view;
    if (seen.turn !== "A") return this.wait();
    const table = seen.table.map((meld) => meld.join(" ")).join(" | ");
    const rack = own.join(" ");
    const advice = JSON.parse(this.solver.advise("standard", table, rack, seen.seats[0].opened));
    if (advice) return this.ask({ do: "lay", layout: advice.table });
    return this.ask(seen.stacks.some((tiles) => tiles > 0) ? { do: "draw" } : { do: "pass" });
  }
}

test("a whole game is played in the page, through reloads", () => {
  const wanted = { rules: "standard", rounds: 1, clock: null, chairs: [{ person: "Ann" }, { bot: "casual" }] };
  const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(1), 1_800_000_000_000));
  for (let steps = 0; page.state.games.length === 0; steps++) {
    assert.ok(steps < 500, "it ends");
    page.step();
    if (steps % 20 === 0) {
      const before = page.state.game;
      page.table = LocalTable.resume(page.table.saved(), seed(2), page.now);
      page.keep();
      page.hello();
      assert.deepEqual(page.state.game, before);
    }
  }
  assert.ok(page.state.game.secret, "the deal can be verified");
});

test("of an event only what it changed is told", () => {
  const wanted = { rules: "standard", rounds: 1, clock: null, chairs: [{ person: "Ann" }, { bot: "casual" }] };
  const { state, followed } = new Page(LocalTable.open(JSON.stringify(wanted), seed(1), 1_800_000_000_000));
  const apply = (event) => JSON.parse(followed.follow(7, JSON.stringify(event)));
  assert.deepEqual(apply({ kind: "contributed", seat: "B" }), {});
  assert.deepEqual(apply({ kind: "pause-asked", seat: "A" }), { pause_asked: ["A"] });
  assert.deepEqual(apply({ kind: "paused" }), { pause_asked: [], paused: 7 });
  assert.deepEqual(apply({ kind: "resumed" }), { paused: null });
  const [ann, bot] = state.chairs;
  assert.deepEqual(apply({ kind: "resigned", seat: "A" }), { chairs: [{ ...ann, resigned: true }, bot] });
  const secret = "00".repeat(32);
  const { chairs, game, ...others } = apply({ kind: "game-closed", end: "abandoned", secret });
  assert.deepEqual(game, { ...state.game, secret });
  assert.deepEqual([chairs[0].ready, others], [false, {}]);
  assert.throws(() => followed.follow(7, "{}"));
  assert.throws(() => new FollowedTable("{}"));
});

test("programs move as fast as they are asked to", () => {
  const wanted = { rules: "standard", rounds: 1, clock: null, chairs: [{ person: "Ann" }, { bot: "casual" }] };
  const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(1), 1_800_000_000_000));
  while (page.state.game?.view?.public.turn !== "B") page.step();
  assert.ok(page.table.due() > page.now);
  page.table.hurry(0);
  assert.equal(page.table.due(), page.now);
});

test("programs wait for an announcement where it would count, and only there (rule 7.4)", () => {
  const wanted = { rules: "standard", rounds: 1, clock: null, chairs: [{ person: "Ann" }, { bot: "casual" }] };
  const met = new Set();
  for (let chance = 1; met.size < 2; chance++) {
    assert.ok(chance < 50, "both are met");
    const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(chance), 1_800_000_000_000));
    page.table.hurry(0);
    while (page.state.game?.view?.public.seats[0].opened !== true && page.state.games.length === 0) {
      const view = page.state.game?.view;
      if (view?.public.turn === "B" && view.public.may_announce === "A") {
        const opens = page.solver.advise("standard", "", view.rack.join(" "), false) !== "null";
        assert.equal(page.table.due() > page.now, opens);
        met.add(opens);
      }
      page.step();
    }
  }
});

test("what cannot be played is refused in words", () => {
  const open = (wanted) => LocalTable.open(JSON.stringify(wanted), seed(1), 0);
  assert.throws(() => open({ rules: "standard", rounds: 1, clock: null, chairs: [{ person: "Ann" }] }));
  assert.throws(() => open({ rules: "nonsense", rounds: 1, clock: null, chairs: [] }));
  assert.throws(() => LocalTable.resume("{}", seed(1), 0));
});
