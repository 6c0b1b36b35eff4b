// npm installs for a platform only what the lock file names for it.

import { expect, test } from "vitest";
import lock from "../package-lock.json";

interface Package {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test("the lock file names the binaries of every platform, not only of the one it was made on", () => {
  const packages = lock.packages as Readonly<Record<string, Package>>;
  const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});
