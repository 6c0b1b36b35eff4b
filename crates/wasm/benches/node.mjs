// How long the module takes beside the same code built the same way for this machine: `cargo xtask bench wasm`.
import { nativeAnswers, read, Solver, VECTORS } from "../tests/node/engine.mjs";

/** The fastest of so many is what the code takes; the others are what else the machine did. */
const REPEATS = 5;

const solver = new Solver();

const microsOf = (line) => {
  let micros = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now();
    solver.answer(line);
    micros = Math.min(micros, (performance.now() - start) * 1000);
  }
  return micros;
};

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

for (const name of VECTORS) {
  const path = `testdata/vectors/${name}.jsonl`;
  const here = read(path).trimEnd().split("\n").map(microsOf);
  const there = nativeAnswers(path, REPEATS).map(({ micros }) => micros);
  const ratio = (of) => `${of(here).toFixed(0)} / ${of(there).toFixed(0)} µs = ${(of(here) / of(there)).toFixed(2)}`;
  console.log(`${name}, WebAssembly / native: all ${ratio(total)}, median ${ratio(median)}`);
}
