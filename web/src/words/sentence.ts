// Reasons have no full stop, for a rule's number may follow them, and some begin with a tile's name. Alone on a page they are
// sentences; at the terminal `Words::sentence` does the same.

/** A reason as a sentence: with a capital, and with a full stop. What is a sentence already stays as it is. */
export function sentence(reason: string): string {
  const begun = capital(reason);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A fragment as it begins a line. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
