// Whether somebody can be told of keys: a device whose only pointer is a finger has none as a rule.

import { settings } from "./settings";

export const hasKeys = (): boolean =>
  !matchMedia("(any-pointer: coarse)").matches || matchMedia("(any-pointer: fine)").matches;

/** The same for letters, which somebody may not want. */
export const hasLetterKeys = (): boolean => hasKeys() && settings().letterKeys;
