// A table in the page: a person and a program play by messages, and the table is there again after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, LocalTable, Solver } from './engine.mjs';

const seed = (byte) => new Uint8Array(32).fill(byte);

/** A page that plays seat 0 by the solver's advice. */
class Page {
  now = 1_800_000_000_000;
  commands = 0;
  solver = new Solver();

  constructor(table) {
    this.table = table;
    this.hello();
  }

  hello() {
    this.say({ type: 'hello', protocol: 1, after: null });
  }

  say(message) {
    this.hear(this.table.receive(0, JSON.stringify(message), this.now));
  }

  hear(messages) {
    for (const [seat, message] of JSON.parse(messages)) {
      assert.equal(seat, 0, 'only people are told');
      if (message.type === 'welcome') {
        ({ state: this.state, number: this.number } = message);
      } else if (message.type === 'event') {
        this.number = message.number;
        this.state = follow(this.state, message.at, message.event);
      } else {
        assert.notEqual(message.type, 'refused', JSON.stringify(message));
      }
    }
  }

  ask(request) {
    this.say({ type: 'command', id: ++this.commands, after: this.number, request });
  }

  step() {
    this.now += 1000;
    const { game } = this.state;
    if (!game) return this.ask({ do: 'ready', ready: true });
    if (!game.view) return this.ask({ do: 'contribute', game: game.game, bytes: '09'.repeat(32) });
    const { public: seen, rack: own } = game.view;
    if (seen.turn !== 'A') return this.hear(this.table.think(this.now));
    const table = seen.table.map((meld) => meld.join(' ')).join(' | ');
    const rack = own.join(' ');
    const advice = JSON.parse(this.solver.advise('standard', table, rack, seen.seats[0].opened));
    if (advice) return this.ask({ do: 'lay', layout: advice.table });
    return this.ask(seen.stacks.some((tiles) => tiles > 0) ? { do: 'draw' } : { do: 'pass' });
  }
}

test('a whole game is played in the page, through reloads', () => {
  const wanted = { rules: 'standard', rounds: 1, clock: null, chairs: [{ person: 'Ann' }, { bot: 'casual' }] };
  const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(1), 1_800_000_000_000));
  for (let steps = 0; page.state.games.length === 0; steps++) {
    assert.ok(steps < 500, 'it ends');
    page.step();
    if (steps % 20 === 0) {
      const before = page.state.game;
      page.table = LocalTable.resume(page.table.saved(), seed(2), page.now);
      page.hello();
      assert.deepEqual(page.state.game, before);
    }
  }
  assert.ok(page.state.game.secret, 'the deal can be verified');
});

test('programs move as fast as they are asked to', () => {
  const wanted = { rules: 'standard', rounds: 1, clock: null, chairs: [{ person: 'Ann' }, { bot: 'casual' }] };
  const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(1), 1_800_000_000_000));
  while (page.state.game?.view?.public.turn !== 'B') page.step();
  assert.ok(page.table.patience() > 0);
  page.table.hurry(0);
  assert.equal(page.table.patience(), 0);
});

test('programs wait for an announcement where it would count, and only there (rule 7.4)', () => {
  const wanted = { rules: 'standard', rounds: 1, clock: null, chairs: [{ person: 'Ann' }, { bot: 'casual' }] };
  const met = new Set();
  for (let chance = 1; met.size < 2; chance++) {
    assert.ok(chance < 50, 'both are met');
    const page = new Page(LocalTable.open(JSON.stringify(wanted), seed(chance), 1_800_000_000_000));
    page.table.hurry(0);
    while (page.state.game?.view?.public.seats[0].opened !== true && page.state.games.length === 0) {
      const view = page.state.game?.view;
      if (view?.public.turn === 'B' && view.public.may_announce === 'A') {
        const opens = page.solver.advise('standard', '', view.rack.join(' '), false) !== 'null';
        assert.equal(page.table.patience() > 0, opens);
        met.add(opens);
      }
      page.step();
    }
  }
});

test('what cannot be played is refused in words', () => {
  const open = (wanted) => LocalTable.open(JSON.stringify(wanted), seed(1), 0);
  assert.throws(() => open({ rules: 'standard', rounds: 1, clock: null, chairs: [{ person: 'Ann' }] }));
  assert.throws(() => open({ rules: 'nonsense', rounds: 1, clock: null, chairs: [] }));
  assert.throws(() => LocalTable.resume('{}', seed(1), 0));
});
