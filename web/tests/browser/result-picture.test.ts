// The picture of a result, as whoever gets it sees it.

import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";

/** How high the title and the edition stand in the picture, and how dark their letters are. */
const [HEAD, DARK] = [200, 128] as const;

describe("the picture of a result", () => {
  const stage = new PageAlone();

  test.each([
    ["en", "You", "Share a picture", "Saved to downloads"],
    ["pl", "Ty", "Udostępnij obraz", "Zapisano w pobranych"],
    ["ru", "Вы", "Поделиться картинкой", "Сохранено в загрузках"],
  ])("is read by whoever gets it, and said to be saved, in %s", async (language, name, share, saved) => {
    const wish = { at: "middle", players: 2, turn: "over", names: [name, "Bruno"] } as const;
    const { page } = await AtTable.open(stage.browser, stage.host.address, language, wish);
    await page.evaluate(() => {
      const drawn: string[] = [];
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = function () {
        drawn.push(decodeURIComponent(this.src));
        return decode.call(this);
      };
      Object.assign(window, { drawn });
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: share }).click(),
    ]);
    await page.getByRole("button", { name: saved }).waitFor();
    const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.at(-1) ?? "");
    expect([...drawn.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)).not.toContain(name);

    const picture = (await buffer(await download.createReadStream())).toString("base64");
    const letters = await page.evaluate(
      async ([data, head, dark]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext("2d")!;
        pen.drawImage(image, 0, 0);
        const { data: points } = pen.getImageData(0, 0, image.width, head);
        return points.filter((value, at) => at % 4 === 0 && value < dark).length;
      },
      [picture, HEAD, DARK] as const,
    );
    expect(letters, "letters of the title").toBeGreaterThan(1000);
    await page.context().close();
  });
});
