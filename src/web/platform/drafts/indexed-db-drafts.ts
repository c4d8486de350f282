/**
 * The drafts of this device in IndexedDB, written out to the disk before they count as kept: what
 * goes into localStorage the browser itself writes late, and a power cut takes those seconds along.
 */

export type DraftRow = {
  key: string;
  /** As in localStorage; null once it was removed. */
  raw: string | null;
  order: number;
  /** localStorage would not take it. */
  isAlone: boolean;
};

const waiting = new Map<string, DraftRow>();
let isWriting = false;
let opened: Promise<IDBDatabase> | undefined;

export const hasIndexedDb = () => typeof indexedDB !== 'undefined';

/** One write at a time, with all that came up meanwhile: however fast somebody types. */
export function writeDraftRow(row: DraftRow) {
  if (!hasIndexedDb()) return;
  waiting.set(row.key, row);
  if (!isWriting) void writeAll();
}

export async function readDraftRows(): Promise<DraftRow[]> {
  const store = (await open()).transaction(storeName).objectStore(storeName);
  return answer<DraftRow[]>(store.getAll());
}

/** What localStorage knows to be removed needs no row any more. */
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
    // The browser allows none, or the disk is full: localStorage has it all the same.
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
    const known = store.get(row.key);
    // Another tab may have typed in the same box since.
    known.onsuccess = () => {
      const { order = -1 }: Partial<DraftRow> = known.result ?? {};
      if (order <= row.order) store.put(row);
    };
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= begin();
  return opened;
}

async function begin(): Promise<IDBDatabase> {
  const request = indexedDB.open('stepwise', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  const database = await answer(request);
  // Cleared by the person, or by the browser for want of room.
  database.onclose = () => {
    opened = undefined;
  };
  return database;
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
