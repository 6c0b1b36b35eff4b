// The windows and languages in which screens are looked at.

import { extent } from "../extent";

export type Size = readonly [width: number, height: number];

const SIZES: readonly Size[] = [
  [320, 640],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
];

/** The narrowest, the lowest and the usual: words that are too long show here first. */
const TIGHT: readonly Size[] = [
  [320, 640],
  [390, 664],
  [844, 390],
  [1440, 900],
];

/** Every size in Russian, whose words are the longest. The full counts have every size in every language. */
export const LOOKS: readonly (readonly [language: string, sizes: readonly Size[]])[] = [
  ["en", extent(TIGHT, SIZES)],
  ["pl", extent(TIGHT, SIZES)],
  ["ru", SIZES],
];
