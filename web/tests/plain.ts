// What a page says, as somebody reads it. Where its lines break is for `tied.test.ts`.

/** A space at which no line breaks is a space. */
export const plain = (text: string | null | undefined): string => (text ?? "").replaceAll("\u00a0", " ");
