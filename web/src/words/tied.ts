// Where a line must not break: after a word of one letter, as Polish and Russian print it, and before the number of a rule. Only the
// page breaks lines where it likes, so only its texts are tied, in the one place that says them.

const NO_BREAK = "\u00a0";
const ONE_LETTER = /(?<=^|[\s(„«"])([aiouwzавикосуяё]) (?=\S)/giu;
const RULE = / (?=\d+\.\d+\b)/g;

export const tied = (text: string): string => text.replaceAll(ONE_LETTER, `$1${NO_BREAK}`).replaceAll(RULE, NO_BREAK);
