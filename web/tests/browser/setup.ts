// What all files of browser tests share: the browser, the built page with no server behind it, and a server that nobody
// stops. Each test has people and tables of its own there.

import type { TestProject } from "vitest/node";
import { launchShared } from "./chromium";
import { TestServer } from "./test-server";
import { openSite } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser listens to tests. */
    chromium: string;
    /** Where the page is alone, with no slash at the end. */
    site: string;
    /** Where the server is, with no slash at the end. */
    server: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, site, server] = await Promise.all([launchShared(), openSite(), TestServer.open()]);
  project.provide("chromium", browser.wsEndpoint());
  project.provide("site", site.address);
  project.provide("server", server.address());
  return async () => {
    await browser.close();
    await site.stop();
    await server.stop();
  };
}
