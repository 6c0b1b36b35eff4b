// Whose turn it is, in a few words: for the browser's tab and for games that were left.

import { say } from "./words";

/** Nobody named is whoever reads it. */
export const turnText = (name: string | null): string => (name === null ? say("turn-yours") : say("turn-of", { name }));
