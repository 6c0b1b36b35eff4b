// Where a text names rules by their numbers: "(rule 7.2)", in each of the languages.

/** With what is between the brackets. */
export const CITED = /(\((?:rules?|zasad\p{L}*|правил\p{L}*)\s[^)]*\))/giu;

export const numbersIn = (cited: string): readonly string[] => cited.match(/\d\.\d+/g) ?? [];
