import { getTableName, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { normalizeLine } from '#contract/fields/typed-text.ts';
import { gap, rareParts } from './common-letters.ts';

/**
 * Whether a `search` column contains the term, ignoring case and macrons; `%`, `_` and `\` have no
 * special meaning. Undefined, which matches every row, without a term. Of a column the index is asked
 * for the rare parts of the term, and what it finds is looked through for all of it.
 */
export const matches = (column: PgColumn | SQL, term: string): SQL | undefined =>
  condition(column, term, (given) => given);

/**
 * The same for statements that are planned once. There the term is a value like any other, so that it
 * would be folded again for each row, which costs more than all else: as a query of its own it is once.
 */
export const matchesOnce = (column: PgColumn | SQL, term: string): SQL | undefined =>
  condition(column, term, (given) => sql`(select ${given})`);

/**
 * The same of a text that is folded already, by no index. `<> 0`, of which PostgreSQL expects nearly
 * all rows: of `> 0` it expects a third, though the index has found the right ones before.
 */
export const contains = (text: SQLWrapper, term: string): SQL =>
  containsFolded(text, folded(normalizeLine(term)));

function condition(column: PgColumn | SQL, term: string, form: (given: SQL) => SQL) {
  // As names are stored: a term from a spreadsheet may have two spaces, a tab or a no-break one.
  const wanted = normalizeLine(term);
  if (wanted === '') return undefined;
  if (!is(column, PgColumn)) return sql`${column} like ${form(patternOf(wanted))}`;
  const asked = rareParts(getTableName(column.table), wanted);
  return sql`(${column} like ${form(patternOf(asked))}
    and ${containsFolded(column, form(folded(wanted)))})`;
}

const containsFolded = (text: SQLWrapper, term: SQL) => sql`strpos(${text}, ${term}) <> 0`;

const folded = (letters: string) => sql`fold(${letters})`;

/** Escaped after folding, which makes a plain `%` of a wide one. */
const patternOf = (letters: string) => sql`('%' || translate(
  regexp_replace(${folded(letters)}, '[\\\\%_]', '\\\\\\&', 'g'), ${gap}, '%') || '%')`;
