// What the browser keeps for us, where it may. In a private window or with storage forbidden the page works as well
// and forgets when it is closed.

const memory = new Map<string, string>();

/** What was kept under a name, or nothing. */
export function recall<T>(name: string): T | null {
  const text = read(`dublet.${name}`);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(`dublet.${name}`, text);
  try {
    localStorage.setItem(`dublet.${name}`, text);
  } catch {
    // Not allowed: kept in memory, until the page is closed.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
