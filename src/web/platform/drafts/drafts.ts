import type { DisplayText } from '#lib/messages/message.ts';
import { advanceDraftOrder, currentDraftOrder, nextDraftOrder } from './draft-order.ts';
import {
  deleteDraftRows,
  hasIndexedDb,
  readDraftRows,
  writeDraftRow,
} from './indexed-db-drafts.ts';

/**
 * Where a draft was begun, so that a list of drafts can lead back to it. `about` is what such a list
 * says of one whose text is not for reading.
 */
export type DraftLocation = { path: string; label: DisplayText; about?: DisplayText };

export type Draft = {
  text: string;
  /** When it was last typed in. */
  at: string;
  /** The saved record's `updated_at` it was begun from; null where nothing was saved yet. */
  base: string | null;
  place: DraftLocation;
  /** Which change of drafts on this device it was. By it, not by the clock, one is the newer. */
  order: number;
};

/** As it is written; where it stands in the order is decided then. */
export type NewDraft = Omit<Draft, 'order'>;

export type ListedDraft = Draft & { key: string };

const prefix = 'draft:';
/** What the device would not take, so that it at least lasts as long as this tab. */
const unpersisted = new Map<string, Draft>();
const parsed = new Map<string, { raw: string; draft: Draft | null }>();
const listeners = new Set<() => void>();
let version = 0;

/** The person is part of the key: whoever logs in next on this device never meets the text. */
export function draftKey(user: string, name: string): string {
  return `${prefix}${user}:${name}`;
}

export function readDraft(key: string): Draft | null {
  return unpersisted.get(key) ?? storedDraft(key);
}

export function writeDraft(key: string, given: NewDraft): void {
  const draft = { ...given, order: nextDraftOrder() };
  const raw = JSON.stringify(draft);
  store(key, raw, draft);
  writeDraftRow({ key, raw, order: draft.order, isAlone: unpersisted.has(key) });
  announce();
}

export function deleteDraft(key: string): void {
  const wasThere = readDraft(key) !== null;
  remove(key);
  if (wasThere) writeDraftRow({ key, raw: null, order: nextDraftOrder(), isAlone: false });
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
    // A blocked storage holds nothing to remove.
  }
}

/** Longer than any disk takes; a browser that never answers keeps nobody from writing. */
const patience = 3_000;

/**
 * For `use`, in every rendering: until what the disk has is read, nobody begins to write. React asks
 * for one promise that stays, and reads `status`, so that a box opened later does not wait at all.
 * Null where there is no such disk.
 */
export const draftRestore = hasIndexedDb() ? readBack() : null;

function readBack(): Promise<void> {
  const given = new Promise<void>((resolve) => setTimeout(resolve, patience));
  const restored = Promise.race([restore().catch(() => undefined), given]);
  const done = restored.then(() => {
    tracked.status = 'fulfilled';
  });
  const tracked = Object.assign(done, { status: 'pending', value: undefined });
  return tracked;
}

/**
 * After a crash or a power cut the disk is ahead of localStorage: by the count of changes, so that a
 * clock that was set has no say. After a reload in the same instant it is behind.
 */
async function restore() {
  const before = currentDraftOrder();
  const rows = new Map((await readDraftRows()).map((row) => [row.key, row]));
  for (const { key, raw, order, isAlone } of rows.values()) {
    const isNews = isAlone || order > before;
    if (!isNews || (readDraft(key)?.order ?? -1) >= order) continue;
    const draft = raw === null ? null : parse(raw);
    if (raw !== null && draft) store(key, raw, draft);
    else remove(key);
  }
  await deleteDraftRows(
    [...rows.values()].filter(({ raw, order }) => raw === null && order <= before),
  );
  advanceDraftOrder(Math.max(0, ...[...rows.values()].map(({ order }) => order)));
  for (const key of storedKeys().filter((one) => one.startsWith(prefix))) {
    const draft = readDraft(key);
    if (draft && draft.order > (rows.get(key)?.order ?? -1)) {
      writeDraftRow({ key, raw: JSON.stringify(draft), order: draft.order, isAlone: false });
    }
  }
  announce();
}

/** False where the device took nothing, because its storage is full or blocked. */
export function isDraftPersisted(key: string): boolean {
  return !unpersisted.has(key);
}

/** A person's drafts on this device, the latest first. */
export function listDrafts(user: string): ListedDraft[] {
  const own = draftKey(user, '');
  const keys = new Set([...storedKeys(), ...unpersisted.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(own))
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
  for (const listener of listeners) listener();
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The same object for the same stored text, as React asks of a store. */
function storedDraft(key: string): Draft | null {
  const raw = storedText(key);
  if (raw === null) return null;
  const known = parsed.get(key);
  if (known?.raw === raw) return known.draft;
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
    const given: unknown = JSON.parse(raw);
    // Those of before there was an order come first.
    return isDraft(given) ? { ...given, order: given.order ?? 0 } : null;
  } catch {
    return null;
  }
}

function isDraft(given: unknown): given is NewDraft & Partial<Draft> {
  if (typeof given !== 'object' || given === null) return false;
  if (!('text' in given && 'at' in given && 'base' in given && 'place' in given)) return false;
  return typeof given.text === 'string' && typeof given.at === 'string';
}
