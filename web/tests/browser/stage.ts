// What the tests of a file play on: the browser, and who serves the page to it. There before the first of them, gone after
// the last.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "./chromium";
import { TestServer } from "./test-server";
import { Person, type PHONE } from "./person";

/** The browser, for pages that are served elsewhere. */
export class BrowserAlone {
  browser!: Browser;

  constructor() {
    beforeAll(async () => {
      this.browser = await connect(inject("chromium"));
    });
    afterAll(() => this.browser?.close());
  }
}

/** The built page with no server behind it. */
export class PageAlone extends BrowserAlone {
  readonly host = { address: inject("site") };
}

abstract class Served extends BrowserAlone {
  /** Where the server is, with no slash at the end; by another name if one is given. */
  abstract address(host?: string): string;

  guest(name: string, size?: typeof PHONE): Promise<Person> {
    return Person.guest(this.browser, this.address(), name, size ? { size } : {});
  }
}

/** The server with its page that all files share. */
export class PageAndServer extends Served {
  address(host = "127.0.0.1"): string {
    return inject("server").replace("127.0.0.1", host);
  }
}

/** A server of this file's own, which can be killed. */
export class PageAndOwnServer extends Served {
  server!: TestServer;

  constructor() {
    super();
    beforeAll(async () => {
      this.server = await TestServer.open();
    });
    afterAll(() => this.server?.stop());
  }

  address(host?: string): string {
    return this.server.address(host);
  }
}
