// How much is tried: what `cargo xtask test` asks for, or the full counts of `--long`.

export function extent<T>(whole: T, long: T): T {
  const asked = process.env["DUBLET_EXTENT"];
  if (asked !== undefined && asked !== "long") throw new Error(`DUBLET_EXTENT is long, not ${asked}`);
  return asked === "long" ? long : whole;
}
