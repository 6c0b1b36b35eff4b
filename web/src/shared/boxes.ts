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

/** Editions in the order of their boxes, those without a box behind. */
export function byBox<T extends { id: string }>(editions: readonly T[]): readonly T[] {
  const boxed = BOXED.flatMap((id) => editions.filter((edition) => edition.id === id));
  return [...boxed, ...editions.filter(({ id }) => !hasBox(id))];
}

/** An edition as a line of a list. */
export function editionLine(edition: string): string {
  const [box, name] = [say("edition-box", { edition }), say("edition-name", { edition })];
  return hasBox(edition) && box !== name ? say("edition-in-list", { box, name }) : name;
}
