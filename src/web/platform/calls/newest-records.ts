import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * What a query has, with what has just come for it. Answers may overtake each other on the network:
 * a record never gives way to an older version of itself, wherever in the answer it stands. Every
 * answer passes here, whether it was read or a save brought it.
 */
export function newestRecords(known: unknown, incoming: unknown): unknown {
  return replaceEqualDeep(known, merged(known, incoming));
}

function merged(known: unknown, incoming: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(incoming)) return mergedRows(known, incoming);
  if (!isObject(known) || !isObject(incoming)) return incoming;
  if (idOf(known) === idOf(incoming) && isOlder(incoming, known)) return known;
  return Object.fromEntries(
    Object.entries(incoming).map(([member, value]) => [member, merged(known[member], value)]),
  );
}

function mergedRows(known: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const byId = new Map(known.map((row) => [idOf(row), row]));
  return incoming.map((row) => {
    const id = idOf(row);
    return id === undefined ? row : merged(byId.get(id), row);
  });
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (given: unknown): given is Members =>
  typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype;

/** By what a record is known in the contract: `uuid`, `id`, or the key of a text in a language. */
export function idOf(given: unknown): unknown {
  if (!isObject(given)) return undefined;
  const { uuid, id, key, locale } = given;
  return uuid ?? id ?? (key === undefined ? undefined : `${locale} ${key}`);
}

/** Times of one server, so that they compare as texts. */
const isOlder = ({ updated_at: one }: Members, { updated_at: other }: Members) =>
  typeof one === 'string' && typeof other === 'string' && one < other;
