// Tests that go on where the one before ended.

import { afterEach, beforeEach } from "vitest";

/** Once a part of the story has failed the rest is not waited for: it would only wait for what never came about. */
export function tellsAStory(): void {
  let broken: string | null = null;
  beforeEach(({ skip }) => {
    if (broken !== null) skip(`after “${broken}” failed`);
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") broken ??= task.name;
  });
}
