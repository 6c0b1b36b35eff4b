// Points exactly: shares of a tie are fractions, not roundings (rule 7.6).

export const SIXTIETHS = 60;
const SMALL: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** As on a sheet: `+31`, `−8`, `+10⅓`, `−2 7⁄12`. */
export function exactText(points: number): string {
  const size = Math.abs(points);
  const [whole, rest] = [Math.floor(size / SIXTIETHS), size % SIXTIETHS];
  const by = divisor(SIXTIETHS, rest);
  const [top, bottom] = [rest / by, SIXTIETHS / by];
  const fraction = rest === 0 ? "" : (SMALL[`${top}/${bottom}`] ?? `${whole === 0 ? "" : " "}${top}⁄${bottom}`);
  const sign = points === 0 ? "" : points < 0 ? "−" : "+";
  return `${sign}${whole === 0 && fraction !== "" ? "" : whole}${fraction}`;
}

const FRACTIONS = new Map(Object.entries(SMALL).map(([fraction, sign]) => [sign, fraction]));

/** Points as people write them, in sixtieths: `31`, `-8`, `10⅓`, `10 1/3`, `0.5`. Nothing where that is no share of a tie. */
export function readExact(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^−/, "-")
    .replace(",", ".")
    .replace("⁄", "/")
    .replace(/[¼-¾⅓-⅚]/, (sign) => ` ${FRACTIONS.get(sign) ?? sign}`);
  const [, sign, whole, top, bottom] =
    /^([+-]?)\s*(\d{1,5}(?:\.\d+)?)?(?:\s*\b(\d{1,2})\/(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined && top === undefined) return null;
  const size = Number(whole ?? 0) * SIXTIETHS + (top === undefined ? 0 : (Number(top) * SIXTIETHS) / Number(bottom));
  return Number.isInteger(size) ? (sign === "-" && size > 0 ? -size : size) : null;
}
