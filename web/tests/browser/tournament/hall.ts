// A hall for tests: the organiser's desk, the telephones at the tables, the judge's. Each does what a person would, on a page of its own.

import type { Browser, Locator, Page } from "playwright-core";
import type { Passes, PersonId, TournamentState } from "../../../src/protocol/messages";
import { SIXTIETHS } from "../../../src/sheet/points";
import { DESKTOP, Person, PHONE } from "../person";

/** What the page of a pass is told, straight from the server. */
export async function stateOf(address: string, pass: string): Promise<TournamentState> {
  const answer = await fetch(`${address}/api/tournament`, { headers: { authorization: `Bearer ${pass}` } });
  return (await answer.json()) as TournamentState;
}

export async function passesOf(address: string, pass: string): Promise<Passes["passes"]> {
  const answer = await fetch(`${address}/api/tournament/passes`, { headers: { authorization: `Bearer ${pass}` } });
  return ((await answer.json()) as Passes).passes;
}

export const choose = (where: Page | Locator, question: string, answer: string): Promise<void> =>
  where.getByRole("group", { name: question, exact: true }).getByRole("radio", { name: answer, exact: true }).check();

/** A game at a table, by chair: who went out, and the sums of all. */
export interface Played {
  readonly out: number;
  readonly left: readonly number[];
}

/** Somebody at a page of the tournament. */
class Seat {
  protected constructor(
    readonly person: Person,
    readonly pass: string,
  ) {}

  get page(): Page {
    return this.person.page;
  }

  press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return within.getByRole("button", { name, exact: typeof name === "string" }).click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

export class Desk extends Seat {
  /** Founds a tournament from the first screen on. */
  static async found(browser: Browser, address: string, title: string): Promise<Desk> {
    const person = await Person.come(browser, "Ola", { size: DESKTOP });
    await person.go(address);
    await person.page.getByRole("link", { name: "Tournament" }).click();
    await person.page.getByLabel("Name of the tournament").fill(title);
    await person.page.getByLabel("Your name").fill("Ola Nowak");
    await person.press("Create the tournament");
    return Desk.kept(person);
  }

  /** Opens an event from its file. */
  static async openFile(browser: Browser, address: string, path: string): Promise<Desk> {
    const person = await Person.come(browser, "Ola", { size: DESKTOP });
    await person.go(`${address}/tournament`);
    await person.page.getByLabel("Choose the file…").setInputFiles(path);
    return Desk.kept(person);
  }

  private static async kept(person: Person): Promise<Desk> {
    await person.press("I have saved it");
    await person.page.waitForURL(({ hash }) => hash.length > 1);
    return new Desk(person, new URL(person.page.url()).hash.slice(1));
  }

  async tab(name: string): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Pages of the tournament" })
      .getByRole("link", { name, exact: true })
      .click();
  }

  /** The one main button, once it says this. */
  offers(name: string): Promise<void> {
    return this.nextButton(name).waitFor();
  }

  async next(name: string): Promise<void> {
    await this.nextButton(name).click();
  }

  private nextButton(name: string): Locator {
    return this.page.getByRole("region", { name: "Next", exact: true }).getByRole("button", { name, exact: true });
  }

  async addList(list: string): Promise<void> {
    await this.page.getByLabel("A list").fill(list);
    await this.press("Add the list");
  }

  async openPerson(name: string): Promise<Locator> {
    await this.press(`More about ${name}`);
    return this.page.getByRole("dialog", { name });
  }

  async openFrom(tab: string, name: string): Promise<Locator> {
    await this.tab(tab);
    return this.openPerson(name);
  }

  async linkOf(title: string): Promise<string> {
    await this.tab("Access links");
    const link = await this.page.getByRole("link", { name: `Open: ${title}` }).getAttribute("href");
    if (link === null) throw new Error(`${title} has no pass`);
    return link;
  }
}

/** A table's telephone, in whoever's hand it is. */
export class Phone extends Seat {
  static async scan(browser: Browser, link: string): Promise<Phone> {
    const person = await Person.come(browser, "phone", { size: PHONE });
    await person.go(link);
    return new Phone(person, new URL(link).hash.slice(1));
  }

  /** A question that is gone with its answer. */
  private async answer(question: string, name: string): Promise<void> {
    await this.page
      .getByRole("group", { name: question, exact: true })
      .getByRole("radio", { name, exact: true })
      .click();
    await this.sees(`You are ${name}.`);
  }

  /** Says who holds the telephone, unless it was said before in this round. */
  async iAm(name: string): Promise<void> {
    const said = this.page.getByText(`You are ${name}.`);
    await said.or(this.page.getByText("Who are you?")).filter({ visible: true }).first().waitFor();
    if (!(await said.isVisible())) await this.answer("Who are you?", name);
  }

  /** Hands the telephone on, once a sheet is in. */
  async handTo(name: string): Promise<void> {
    await this.answer("Who signs?", name);
  }

  async write(names: readonly string[], { out, left }: Played): Promise<void> {
    await choose(this.page, "Who went out?", names[out] ?? "");
    for (const [chair, name] of names.entries()) {
      if (chair === out) continue;
      await this.page
        .getByRole("region", { name, exact: true })
        .getByLabel("Sum of the numbers")
        .fill(String(left[chair]));
    }
  }

  /** Fills in games from one on, up to another, and goes on from each. */
  async fillIn(names: readonly string[], games: readonly Played[], from = 0, to = games.length): Promise<void> {
    for (const [at, game] of games.entries()) {
      if (at < from || at >= to) continue;
      await this.page.getByRole("heading", { name: `Game ${at + 1}`, exact: true }).waitFor();
      await this.write(names, game);
      await this.press(at + 1 < games.length ? `Continue with game ${at + 2}` : "Look at the sheet");
    }
  }

  async handIn(): Promise<void> {
    await this.press("Hand in the sheet");
    await this.sees(/handed in this sheet/);
  }

  async sign(name: string): Promise<void> {
    await this.handTo(name);
    await this.press("All correct: sign");
    // With the last signature of a round the next one is told.
    await this.sees(/Thank you! The sheet is signed|Thank you! Round \d+\sis complete/);
  }
}

export class JudgesPage extends Seat {
  static async open(browser: Browser, link: string): Promise<JudgesPage> {
    const person = await Person.come(browser, "judge", { size: PHONE });
    await person.go(link);
    return new JudgesPage(person, new URL(link).hash.slice(1));
  }

  async ground(rule: string, reason: string): Promise<void> {
    // What else can be judged is on hidden pages.
    await this.page.getByLabel("Rule", { exact: true }).filter({ visible: true }).selectOption(rule);
    await this.page.getByLabel("Reason").filter({ visible: true }).fill(reason);
  }
}

/** Games made up for a table: everybody is out in turn, and left with a sum of their own. `more` changes how the sums differ. */
export function gamesFor(chairs: readonly PersonId[], round: number, games: number, more = 0): Played[] {
  return Array.from({ length: games }, (_, game) => {
    const out = (game + round) % chairs.length;
    const sumOf = (person: PersonId) => 3 + ((person * (7 + more) + round * 5 + game * 11) % 61);
    return { out, left: chairs.map((person, chair) => (chair === out ? 0 : sumOf(person))) };
  });
}

/** How the sums of a round can be chosen so that nobody shares a place after it. Who sits where is drawn by lot, so it is
 * found anew each time. */
export function withoutTies({ standings, tables, round }: TournamentState["board"], games: number): number {
  const levels = (more: number) => {
    const rows = new Map(standings.map(({ player, big, small }) => [player, { big, small }]));
    for (const { chairs } of tables) {
      for (const { out, left } of gamesFor(chairs, round ?? 0, games, more)) {
        for (const [chair, player] of chairs.entries()) {
          const row = rows.get(player);
          if (row === undefined) throw new Error(`${player} plays and has no place`);
          // Who went out has won, and gets what the others lose (rule 7.1). Standings count in sixtieths of a point.
          if (chair === out) row.big += 1;
          row.small += SIXTIETHS * (chair === out ? left.reduce((sum, lost) => sum + lost, 0) : -left[chair]!);
        }
      }
    }
    return new Set([...rows.values()].map(({ big, small }) => `${big}, ${small}`)).size;
  };
  for (let more = 0; more < 50; more += 1) if (levels(more) === standings.length) return more;
  throw new Error("every choice of sums leaves a tie");
}
