// Names that tell people at one table apart.

/** The same to whoever reads or hears it, whatever its capitals and the spaces around it. */
export const heard = (name: string): string => name.trim().normalize().toLowerCase();

/** Whose name somebody has taken: that of a person before them, or that of a seat where nobody wrote one. */
export type Repeats = "person" | "unnamed";

/** What is wrong with each name that was written; `unnamed` is what a seat without one is called. */
export function repeatsIn(
  names: readonly string[],
  count: number,
  unnamed: (at: number) => string,
): readonly (Repeats | null)[] {
  const written = Array.from({ length: count }, (_, at) => heard(names[at] ?? ""));
  const others = written.flatMap((name, at) => (name === "" ? [heard(unnamed(at))] : []));
  return written.map((name, at) => {
    if (name === "") return null;
    if (written.indexOf(name) < at) return "person";
    return others.includes(name) ? "unnamed" : null;
  });
}
