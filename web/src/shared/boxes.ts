// Editions by the boxes they come in: who has a box looks for what is printed on it.

import type { EditionId } from "../protocol/messages";
import { say } from "../words/words";

/** The box called Standard stands before the edition of that name, which is another box's. */
export const BOXES: readonly (readonly EditionId[])[] = [
  ["family"],
  ["standard", "twist", "expert"],
  ["original"],
  ["xp"],
];

const BOXED: readonly string[] = BOXES.flat();
export const hasBox = (edition: string): boolean => BOXED.includes(edition);

/** Editions in the order of their boxes, and those without a box. */
export function byBox<T extends { id: string }>(editions: readonly T[]): { boxed: readonly T[]; rest: readonly T[] } {
  const boxed = BOXED.flatMap((id) => editions.filter((edition) => edition.id === id));
  return { boxed, rest: editions.filter(({ id }) => !hasBox(id)) };
}

/** An edition as a line of a list. */
export function editionLine(edition: string): string {
  const [box, name] = [say("edition-box", { edition }), say("edition-name", { edition })];
  return hasBox(edition) && box !== name ? say("edition-in-list", { box, name }) : name;
}

/** An edition in a sentence. */
export const editionFromBox = (edition: string): string =>
  say("edition-from-box", { edition, name: say("edition-name", { edition }) });

/** Editions that belong together, as a heading: what is printed on their box and, where it is one for several, what is in it. */
export function boxHeading(editions: readonly string[]): string {
  const [edition = ""] = editions;
  const box = say("edition-box", { edition });
  const names = editions.map((one) => say("edition-name", { edition: one })).join(", ");
  const isShared = hasBox(edition) && editions.length > 1;
  return say("edition-of-box", { edition, box: isShared ? say("edition-box-with", { box, names }) : box });
}
