// The table of this browser, kept so that it is there again when the page was left. IndexedDB is there in a worker and
// over plain http; where it is refused, a table lives as long as its page.

const STORE = "tables";
const KEY = "left";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("dublet", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

let database: Promise<IDBDatabase> | undefined;

async function ask(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    database ??= open();
    const transaction = (await database).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    // Not left to the browser: a page closed just now would take with it what is not committed.
    transaction.commit();
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("not kept"));
    });
  } catch {
    return null;
  }
}

/** Keeps a table, or none any more. */
export async function keep(text: string | null): Promise<void> {
  await ask("readwrite", (store) => (text === null ? store.delete(KEY) : store.put(text, KEY)));
}

/** The table that was kept. */
export async function kept(): Promise<string | null> {
  const text: unknown = await ask("readonly", (store) => store.get(KEY));
  return typeof text === "string" ? text : null;
}
