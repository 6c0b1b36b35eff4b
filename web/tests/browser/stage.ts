// What the tests of a file play on: a browser, and who serves the page to it. There before the first of them, gone after
// the last.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./chromium";
import { House } from "./house";
import { Person, type PHONE } from "./person";
import { openSite, type Site } from "./site";

class Stage<Host extends { stop(): Promise<void> }> {
  browser!: Browser;
  host!: Host;

  constructor(open: () => Promise<Host>, flags: readonly string[]) {
    beforeAll(async () => {
      [this.host, this.browser] = await Promise.all([open(), launch(...flags)]);
    }, 60_000);
    afterAll(async () => {
      await this.browser?.close();
      await this.host?.stop();
    });
  }
}

/** The built page with no server behind it. */
export class PageAlone extends Stage<Site> {
  constructor() {
    super(openSite, []);
  }
}

/** The real server with its page. */
export class PageAndServer extends Stage<House> {
  constructor(...flags: string[]) {
    super(() => House.open(), flags);
  }

  guest(name: string, size?: typeof PHONE): Promise<Person> {
    return Person.guest(this.browser, this.host.address(), name, size ? { size } : {});
  }
}
