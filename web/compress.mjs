// Every file of the built page once more, as small as it gets: the program sends whichever the browser takes.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const DIST = new URL("dist", import.meta.url).pathname;
/** Compressed by themselves. */
const DENSE = /\.(woff2|png|jpg|br|gz)$/;

for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || DENSE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const small = { ".br": brotliCompressSync(plain, { params }), ".gz": gzipSync(plain, { level: 9 }) };
  for (const [end, bytes] of Object.entries(small)) {
    if (bytes.length < plain.length) writeFileSync(path + end, bytes);
  }
}
