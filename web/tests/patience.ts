// How long tests wait. A loaded machine is slow, not wrong: whatever is waited for is a state, and these bounds are only
// there so that a state that never comes ends a test.

import { setTimeout } from "node:timers/promises";

/** For one state. */
export const PATIENCE_MS = 180_000;
/** For a whole test, which waits for many. */
export const TEST_MS = 1_200_000;
const ASK_AGAIN_MS = 20;

/** Asks until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const over = AbortSignal.timeout(PATIENCE_MS);
  while (!(await isSo())) {
    if (over.aborted) throw new Error(`waited in vain: ${what}`);
    await setTimeout(ASK_AGAIN_MS);
  }
}
