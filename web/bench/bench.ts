// Figures of the built page, as JSON: how a drag feels on a slow machine, how long somebody waits for the first move, and
// how much the first load fetches. `npm run build` comes first.

import { launch } from "../tests/browser/chromium";
import { openSite } from "../tests/browser/site";
import { dragFigures } from "./drag";
import { loadFigures } from "./load";
import { startFigures } from "./start";

const site = await openSite();
const browser = await launch();
try {
  const figures = {
    load: await loadFigures(browser, site.address),
    start: await startFigures(site.address),
    drag: {
      mouse: await dragFigures(browser, site.address, "mouse"),
      finger: await dragFigures(browser, site.address, "finger"),
    },
  };
  console.log(JSON.stringify(figures, null, 2));
} finally {
  await browser.close();
  await site.stop();
}
