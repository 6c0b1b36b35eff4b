// Where a line must not break: between a number and what it counts, before the number of a rule and, as Polish and Russian are
// printed, after a word of one letter. Only the page breaks lines where it likes, so only its texts are tied: what it says, in the
// one place that says it, and its rules.

const NO_BREAK = "\u00a0";
const ONE_LETTER = /(?<=^|[\s(„«"])([aiouwzавикосуяё]) (?=\S)/giu;
const RULE = / (?=\d+\.\d+\b)/g;
/** Not after the number of a rule, which belongs to the word before it. */
const COUNT = /(?<=(?<![\d.])\d+) (?=\p{L})/gu;

/** What is said of numbers, in every language. */
const numbersTied = (text: string): string => text.replaceAll(COUNT, NO_BREAK).replaceAll(RULE, NO_BREAK);

export const tied = (text: string, language: string): string =>
  language === "en" ? numbersTied(text) : numbersTied(text.replaceAll(ONE_LETTER, `$1${NO_BREAK}`));
