import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const size = 3;

/** Shares of a list's rows. What is in more is left out of a term that has rarer letters. */
const shares = [0.02, 0.1];

/** What stands in place of the letters that were left out; nobody can type it. */
export const gap = '\u0001';

type Shares = ReadonlyMap<string, number>;

/** Of each list, by the name of its table. Of this process, which has one database. */
const known = new Map<string, Shares>();

/**
 * Learns how common three letters in a row are in the `search` columns, from the hundred values that
 * PostgreSQL keeps of every column. What a search costs depends on it, and never what it finds.
 */
export async function learnCommonLetters(db: Db): Promise<void> {
  const { rows } = await db.execute<{ list: string; sample: string[] }>(sql`
    select tablename as list, coalesce(most_common_vals::text::text[], '{}')
      || coalesce(histogram_bounds::text::text[], '{}') as sample
    from pg_stats where schemaname = current_schema() and attname = 'search'`);
  for (const { list, sample } of rows) known.set(list, sharesIn(sample));
}

function sharesIn(sample: readonly string[]): Shares {
  const counts = new Map<string, number>();
  for (const text of sample) {
    for (const three of new Set(threes([...text]))) counts.set(three, (counts.get(three) ?? 0) + 1);
  }
  return new Map([...counts].map(([three, count]) => [three, count / sample.length]));
}

/**
 * A term without the letters that it can be found without. `person1234@`, where everybody is called
 * person, becomes `n1234@`: PostgreSQL reads all rows of each three letters that it is asked for.
 */
export function rareParts(list: string, term: string): string {
  const common = known.get(list);
  const letters = [...term.normalize('NFC')];
  const each = threes(letters.map(plain)).map((three) => ({
    isWord: /^[\p{L}\p{N}]+$/u.test(three),
    share: common?.get(three) ?? 0,
  }));
  // Of punctuation alone the index holds nothing.
  const most = shares.find((limit) => each.some(({ isWord, share }) => isWord && share <= limit));
  if (most === undefined) return term;
  const isKept = (at: number) =>
    each.slice(Math.max(0, at - size + 1), at + 1).some(({ share }) => share <= most);
  return letters.map((letter, at) => (isKept(at) ? letter : gap)).join('');
}

const threes = (letters: readonly string[]) =>
  letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));

/** About what `fold` of the database makes of a letter. */
const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
