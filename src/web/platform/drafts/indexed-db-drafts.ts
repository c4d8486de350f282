/**
 * The drafts of this device in IndexedDB, flushed to the disk with each write. Browsers write
 * localStorage out seconds later, and a power cut would lose those seconds.
 */

export type DraftRow = {
  key: string;
  /** As in localStorage; null once it was removed. */
  raw: string | null;
  order: number;
  /** localStorage would not take it, so this is the only copy. Stored under this name: not to be renamed. */
  isAlone: boolean;
};

const waiting = new Map<string, DraftRow>();
let isWriting = false;
let opened: Promise<IDBDatabase> | undefined;

export const hasIndexedDb = () => typeof indexedDB !== 'undefined';

/** One write at a time, however fast somebody types: the next one takes all rows that are waiting. */
export function writeDraftRow(row: DraftRow) {
  if (!hasIndexedDb()) return;
  waiting.set(row.key, row);
  if (!isWriting) void writeAll();
}

export async function readDraftRows(): Promise<DraftRow[]> {
  const store = (await open()).transaction(storeName).objectStore(storeName);
  return resultOf<DraftRow[]>(store.getAll());
}

/** For rows of drafts that are deleted in localStorage, too. */
export async function deleteDraftRows(rows: readonly DraftRow[]) {
  if (rows.length === 0) return;
  const store = (await open()).transaction(storeName, 'readwrite').objectStore(storeName);
  for (const { key } of rows) store.delete(key);
}

const storeName = 'drafts';

async function writeAll() {
  isWriting = true;
  try {
    while (waiting.size > 0) {
      const rows = [...waiting.values()];
      waiting.clear();
      await write(rows);
    }
  } catch {
    // IndexedDB is blocked or the disk is full: localStorage still has the draft.
    opened = undefined;
  } finally {
    isWriting = false;
  }
}

async function write(rows: readonly DraftRow[]) {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(storeName);
  for (const row of rows) {
    const existing = store.get(row.key);
    // Another tab may have written a newer draft in the same box.
    existing.onsuccess = () => {
      const { order = -1 }: Partial<DraftRow> = existing.result ?? {};
      if (order <= row.order) store.put(row);
    };
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('stepwise', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  const database = await resultOf(request);
  // Closed by the browser when its data is cleared, by the user or for want of space.
  database.onclose = () => {
    opened = undefined;
  };
  return database;
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
