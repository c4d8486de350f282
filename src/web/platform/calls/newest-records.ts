import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Merges a new answer into what a query has cached. Answers may overtake each other on the network:
 * a record is never replaced by an older version of itself, wherever in the answer it stands. Every
 * answer passes here, of reads and of saves.
 */
export function newestRecords(cached: unknown, incoming: unknown): unknown {
  return replaceEqualDeep(cached, merged(cached, incoming));
}

function merged(cached: unknown, incoming: unknown): unknown {
  if (Array.isArray(cached) && Array.isArray(incoming)) return mergedRows(cached, incoming);
  if (!isObject(cached) || !isObject(incoming)) return incoming;
  if (idOf(cached) === idOf(incoming) && isOlder(incoming, cached)) return cached;
  return Object.fromEntries(
    Object.entries(incoming).map(([member, data]) => [member, merged(cached[member], data)]),
  );
}

function mergedRows(cached: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const byId = new Map(cached.map((row) => [idOf(row), row]));
  return incoming.map((row) => {
    const id = idOf(row);
    return id === undefined ? row : merged(byId.get(id), row);
  });
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What identifies a record in the contract: `uuid`, `id`, or the key of a text with its language. */
export function idOf(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const { uuid, id, key, locale } = value;
  return uuid ?? id ?? (key === undefined ? undefined : `${locale} ${key}`);
}

/** Times of one server, so that they compare as texts. */
const isOlder = ({ updated_at: a }: Members, { updated_at: b }: Members) =>
  typeof a === 'string' && typeof b === 'string' && a < b;
