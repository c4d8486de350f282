import { draftsCookie } from '#contract/my-learning/drafts-cookie.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { setCookie } from '#web/platform/browser/set-cookie.ts';
import { advanceDraftOrder, currentDraftOrder, nextDraftOrder } from './draft-order.ts';
import {
  deleteDraftRows,
  hasIndexedDb,
  readDraftRows,
  writeDraftRow,
} from './indexed-db-drafts.ts';

/**
 * Where a draft was begun, so that a list of drafts can link back to it. `about` describes a draft
 * whose text is not readable, such as the fields of a form as JSON.
 */
export type DraftLocation = { path: string; label: DisplayText; about?: DisplayText };

export type Draft = {
  text: string;
  /** When it was last typed in. */
  at: string;
  /** The saved record's `updated_at` it was begun from; null where nothing was saved yet. */
  base: string | null;
  place: DraftLocation;
  /** The count of changes on this device (`draft-order.ts`). It decides which of two drafts is newer. */
  order: number;
};

/** A draft before it is written, which gives it its order. */
export type NewDraft = Omit<Draft, 'order'>;

export type ListedDraft = Draft & { key: string };

const prefix = 'draft:';
/** Drafts that localStorage would not take: they last as long as this tab. */
const unpersisted = new Map<string, Draft>();
const parsed = new Map<string, { raw: string; draft: Draft | null }>();
const listeners = new Set<() => void>();
let version = 0;

/** The user is part of the key: whoever logs in next on this device never sees the text. */
export function draftKey(user: string, name: string): string {
  return `${prefix}${user}:${name}`;
}

export function readDraft(key: string): Draft | null {
  return unpersisted.get(key) ?? storedDraft(key);
}

export function writeDraft(key: string, newDraft: NewDraft): void {
  const draft = { ...newDraft, order: nextDraftOrder() };
  const raw = JSON.stringify(draft);
  store(key, raw, draft);
  writeDraftRow({ key, raw, order: draft.order, isAlone: unpersisted.has(key) });
  announce();
}

export function deleteDraft(key: string): void {
  const existed = readDraft(key) !== null;
  remove(key);
  if (existed) writeDraftRow({ key, raw: null, order: nextDraftOrder(), isAlone: false });
  announce();
}

function store(key: string, raw: string, draft: Draft) {
  try {
    localStorage.setItem(key, raw);
    parsed.set(key, { raw, draft });
    unpersisted.delete(key);
  } catch {
    unpersisted.set(key, draft);
  }
}

function remove(key: string) {
  unpersisted.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Longer than any disk takes; after it people can write, even if the browser never answers. */
const restoreTimeoutMs = 3_000;

/**
 * For React's `use`, in every rendering: a text box appears once the drafts in IndexedDB are read.
 * React needs one stable promise, and reads its `status`, so that a box opened later does not wait.
 * Null where the browser has no IndexedDB.
 */
export const draftRestore = hasIndexedDb() ? readBack() : null;

function readBack(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, restoreTimeoutMs));
  const restored = Promise.race([restore().catch(() => undefined), timeout]);
  const done = restored.then(() => {
    tracked.status = 'fulfilled';
  });
  const tracked = Object.assign(done, { status: 'pending', value: undefined });
  return tracked;
}

/**
 * Brings IndexedDB and localStorage to the same drafts. After a crash or a power cut IndexedDB has
 * the newer ones; after a reload right after typing, localStorage has. The order decides, not a
 * clock, which may have been set.
 */
async function restore() {
  const before = currentDraftOrder();
  const rows = new Map((await readDraftRows()).map((row) => [row.key, row]));
  for (const { key, raw, order, isAlone } of rows.values()) {
    const isNewer = isAlone || order > before;
    if (!isNewer || (readDraft(key)?.order ?? -1) >= order) continue;
    const draft = raw === null ? null : parse(raw);
    if (raw !== null && draft) store(key, raw, draft);
    else remove(key);
  }
  await deleteDraftRows(
    [...rows.values()].filter(({ raw, order }) => raw === null && order <= before),
  );
  advanceDraftOrder(Math.max(0, ...[...rows.values()].map(({ order }) => order)));
  for (const key of storedKeys().filter((name) => name.startsWith(prefix))) {
    const draft = readDraft(key);
    if (draft && draft.order > (rows.get(key)?.order ?? -1)) {
      writeDraftRow({ key, raw: JSON.stringify(draft), order: draft.order, isAlone: false });
    }
  }
  announce();
}

/** False where localStorage is full or blocked. */
export function isDraftPersisted(key: string): boolean {
  return !unpersisted.has(key);
}

/** A user's drafts on this device, the latest first. */
export function listDrafts(user: string): ListedDraft[] {
  const userPrefix = draftKey(user, '');
  return draftKeys()
    .filter((key) => key.startsWith(userPrefix))
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft?.text.trim() ? [{ ...draft, key }] : [];
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Changes with every draft written or dropped, in this tab or another. */
export function draftsVersion(): number {
  return version;
}

export function subscribeToDrafts(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}

function hearOtherTabs({ key }: StorageEvent) {
  if (key === null || key.startsWith(prefix)) announce();
}

function announce() {
  version += 1;
  // The server can't draw what lists them.
  setCookie(draftsCookie, draftKeys().length > 0 ? '1' : null);
  for (const listener of listeners) listener();
}

function draftKeys(): string[] {
  const keys = new Set([...storedKeys(), ...unpersisted.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The same object for the same stored text, as `useSyncExternalStore` requires. */
function storedDraft(key: string): Draft | null {
  const raw = storedText(key);
  if (raw === null) return null;
  const cached = parsed.get(key);
  if (cached?.raw === raw) return cached.draft;
  const draft = parse(raw);
  parsed.set(key, { raw, draft });
  return draft;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(raw: string): Draft | null {
  try {
    const value: unknown = JSON.parse(raw);
    // Drafts written before there was an order come first.
    return isDraft(value) ? { ...value, order: value.order ?? 0 } : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is NewDraft & Partial<Draft> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('text' in value && 'at' in value && 'base' in value && 'place' in value)) return false;
  return typeof value.text === 'string' && typeof value.at === 'string';
}
