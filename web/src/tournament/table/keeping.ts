// What this browser keeps of a table, under a name that changes with the round.

import { createMemo, createSignal, type Accessor } from "solid-js";
import { keep, recall } from "../../app/storage";

export function createKept<T>(name: () => string): readonly [Accessor<T | null>, (value: T | null) => void] {
  const [changes, setChanges] = createSignal(0);
  const value = createMemo(() => {
    changes();
    return recall<T>(name());
  });
  const put = (next: T | null) => {
    keep(name(), next);
    setChanges((count) => count + 1);
  };
  return [value, put];
}
