// What is wrong with a screen as the browser laid it out, by the rectangles of what is seen: nothing lies on anything
// else, nothing is cut off, nothing is beside the window, nothing is too small for a finger.

import type { Page } from "playwright-core";

/** Pixels by which a thing is allowed to be off: browsers round. */
const SLACK = 1;
/** Smaller targets are missed (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;
/** Those touched all the time. */
const LEAST_MAIN = 44;
const LEAST_ON_TABLE = 27;
const LEAST_ON_RACK = 43;

export async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ slack, target, main, onTable, onRack }) => {
      type Box = { left: number; top: number; right: number; bottom: number };
      type Thing = { node: Element; name: string; box: Box };
      const faults: string[] = [];
      // A list shows one line of itself: every line must fit, or its end is never read.
      if (innerWidth >= 390) {
        const ARROW = 16;
        const pen = document.createElement("canvas").getContext("2d");
        for (const list of pen === null ? [] : document.querySelectorAll("select")) {
          const style = getComputedStyle(list);
          // One that is not seen itself has its line told beside it.
          if (style.opacity === "0") continue;
          const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
          pen!.font = style.font;
          for (const { text } of list.options) {
            if (pen!.measureText(text).width > room) faults.push(`“${text}” is cut off in its list`);
          }
        }
      }
      // A dialog covers the rest, which is out of reach then.
      const root = document.querySelector("dialog[open]") ?? document.body;

      const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
      const isSeen = (node: Element) =>
        node.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        node.closest(".unseen, .skip, .new-meld") === null;
      const isClipped = (node: Element) => getComputedStyle(node).clipPath !== "none";
      const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const width = (box: Box) => box.right - box.left;
      const height = (box: Box) => box.bottom - box.top;
      const around = (rects: readonly DOMRect[]): Box | null =>
        rects
          .map(boxOf)
          .reduce<Box | null>(
            (all, one) =>
              all === null
                ? one
                : {
                    left: Math.min(all.left, one.left),
                    top: Math.min(all.top, one.top),
                    right: Math.max(all.right, one.right),
                    bottom: Math.max(all.bottom, one.bottom),
                  },
            null,
          );
      const nameOf = (node: Element) => {
        const said = node.getAttribute("aria-label") ?? node.textContent?.trim().replace(/\s+/g, " ") ?? "";
        return `${node.tagName.toLowerCase()}${node.classList.length > 0 ? `.${[...node.classList].join(".")}` : ""} “${said.slice(0, 40)}”`;
      };
      /** What is seen through a node and the areas around it that scroll or cut. */
      const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      const windows = new Map<Element | null, Box>([
        [null, everything],
        [document.body, everything],
      ]);
      const through = (node: Element | null): Box => {
        const known = windows.get(node);
        if (known !== undefined || node === null) return known as Box;
        const beyond = through(node.parentElement);
        const seen =
          getComputedStyle(node).overflow === "visible" ? beyond : meet(beyond, boxOf(node.getBoundingClientRect()));
        windows.set(node, seen);
        return seen;
      };
      const textBox = (node: Element): Box | null => {
        const range = document.createRange();
        return around(
          [...node.childNodes].filter(isText).flatMap((text) => {
            range.selectNodeContents(text);
            return [...range.getClientRects()];
          }),
        );
      };

      // Everything with a place of its own: what can be touched, what can be read, and the areas of a game.
      const controls = [...root.querySelectorAll("button, a[href], input, select, textarea, summary")].filter(isSeen);
      const areas = [
        ...root.querySelectorAll(
          ".player, .game-menu, .game-banner, .game-news, .felt, .rack, .game-panel, .game-foot:not(:empty), .offers > *, .game-told, .card",
        ),
      ].filter(isSeen);
      const nodes = [...root.querySelectorAll("*:not(svg, svg *)")];
      const texts = nodes.filter((node) => [...node.childNodes].some(isText) && isSeen(node) && !isClipped(node));
      const things: Thing[] = [];
      const add = (node: Element, box: Box | null, inside: Element | null) => {
        if (box === null) return;
        const seen = meet(box, through(inside));
        if (width(seen) > slack && height(seen) > slack) things.push({ node, name: nameOf(node), box: seen });
      };
      for (const node of new Set([...controls, ...areas]))
        add(node, boxOf(node.getBoundingClientRect()), node.parentElement);
      for (const node of texts) add(node, textBox(node), node);

      // A notice lies over the table until what is in the way is over, a message over the rack until it was read, and what
      // explains a player's marks over all of the player; a label may be the button of its input, a
      // button that stays in sight is above what scrolls under it, and a tile that is raised over the foot of the row above.
      const mayCover = (node: Element) =>
        node.closest(
          '.notice, .start-now, .game-told, .player-ask, .picker-dialog form, .learn-step .row, .rack .tile[aria-pressed="true"]',
        ) !== null;
      // Words of a sentence flow around each other, whatever box is drawn around those that wrap.
      const sentenceOf = (node: Element) =>
        getComputedStyle(node).display === "inline" ? node.closest("p, li, td") : null;
      const areOne = (a: Element, b: Element) =>
        a.contains(b) ||
        b.contains(a) ||
        (sentenceOf(a) !== null && sentenceOf(a) === sentenceOf(b)) ||
        (a.closest("label") !== null && a.closest("label") === b.closest("label"));
      things.forEach(({ node: a, name, box }, index) => {
        for (const { node: b, name: other, box: its } of things.slice(index + 1)) {
          const both = meet(box, its);
          if (width(both) <= slack || height(both) <= slack || areOne(a, b) || mayCover(a) || mayCover(b)) continue;
          faults.push(`${name} lies on ${other}`);
        }
      });

      for (const { name, box, node } of things) {
        if (box.left < -slack || box.right > innerWidth + slack) faults.push(`${name} is beside the window`);
        const isFixed = node.closest(".game, .learn, dialog") !== null;
        if (isFixed && (box.top < -slack || box.bottom > innerHeight + slack))
          faults.push(`${name} is above or below the window`);
      }

      // A text is whole where nothing around it cuts it, but for names, which end in dots, and for what scrolls up and down.
      for (const node of texts) {
        const box = textBox(node);
        if (box === null) continue;
        for (let at: Element | null = node; at !== null && at !== document.documentElement; at = at.parentElement) {
          const style = getComputedStyle(at);
          const its = boxOf(at.getBoundingClientRect());
          const holds =
            style.overflow !== "visible" || at.matches("button, .button, .player, .card, .home-way, .choice span");
          if (!holds) continue;
          const mayEnd = style.textOverflow === "ellipsis" || style.getPropertyValue("-webkit-line-clamp") !== "none";
          if (mayEnd) break;
          const scrolls = style.overflowY === "auto" || style.overflowY === "scroll";
          if (box.left < its.left - slack || box.right > its.right + slack)
            faults.push(`${nameOf(node)} is cut off sideways by ${nameOf(at)}`);
          if (scrolls) break;
          if (box.top < its.top - slack || box.bottom > its.bottom + slack)
            faults.push(`${nameOf(node)} is cut off by ${nameOf(at)}`);
        }
      }

      if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
      for (const node of nodes) {
        const { overflowX } = getComputedStyle(node);
        if ((overflowX === "auto" || overflowX === "scroll") && node.scrollWidth > node.clientWidth + slack)
          faults.push(`${nameOf(node)} scrolls sideways`);
      }

      // Links within a sentence are as high as the sentence.
      for (const node of controls.filter(
        (one) => !(one.tagName === "A" && getComputedStyle(one).display === "inline"),
      )) {
        const touched = node.closest("label") ?? node;
        const rect = touched.getBoundingClientRect();
        const isMain = node.matches(".main-action, .button.main, .tool, .start");
        const least = isMain ? main : target;
        if (rect.height < least - 0.5 || rect.width < Math.min(least, target) - 0.5)
          faults.push(`${nameOf(node)} is ${Math.round(rect.width)} × ${Math.round(rect.height)}, too small to touch`);
      }
      for (const [where, least] of [
        [".melds", onTable],
        [".rack-tiles", onRack],
      ] as const) {
        for (const tile of root.querySelectorAll(`${where} .tile`)) {
          const rect = tile.getBoundingClientRect();
          if (rect.width < least - 0.01) faults.push(`${nameOf(tile)} is ${rect.width} wide`);
        }
      }

      // A row of the rack is seen whole or not at all, but for its edge.
      const EDGE = 8;
      for (const tile of root.querySelectorAll(".rack-tiles .tile")) {
        const its = boxOf(tile.getBoundingClientRect());
        const seen = height(meet(its, through(tile.parentElement)));
        if (seen > EDGE && seen < height(its) - slack) faults.push(`${nameOf(tile)} is cut through`);
      }

      // What the game is played with is always in sight: two rows of the table, a row of the rack.
      for (const [area, list, rows] of [
        [".felt", ".melds", 2],
        [".rack-scroll", ".rack-tiles", 1],
      ] as const) {
        const [its, tile] = [root.querySelector(area), root.querySelector(`${list} .tile`)];
        if (its === null || tile === null) continue;
        const seen = meet(boxOf(its.getBoundingClientRect()), through(its.parentElement));
        const { width: wide, height: high } = tile.getBoundingClientRect();
        if (height(seen) < rows * high || width(seen) < 5 * wide)
          faults.push(
            `${nameOf(its)} is ${Math.round(width(seen))} × ${Math.round(height(seen))}, too small to play on`,
          );
      }
      return [...new Set(faults)];
    },
    { slack: SLACK, target: LEAST_TARGET, main: LEAST_MAIN, onTable: LEAST_ON_TABLE, onRack: LEAST_ON_RACK },
  );
}
