import type pg from 'pg';

/** The kinds of records. The kind is part of the id, so that two kinds never share one. */
export const kinds = {
  user: 1,
  organisation: 2,
  area: 3,
  pod: 4,
  question: 5,
  reflection: 6,
  answer: 7,
  review: 8,
  certificate: 9,
  event: 10,
  subscription: 11,
} as const;

/**
 * `pg_temp.id(kind, n)`: the same UUID for the same number, shaped like version 7 and, like those,
 * rising with n, so that indexes are filled as the app fills them. Of immutable functions alone, so that
 * PostgreSQL puts it into the statement instead of calling it: `int || text` isn't one.
 */
export async function createIds(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create or replace function pg_temp.id(kind int, n bigint) returns uuid
    language sql immutable parallel safe return
      (lpad(to_hex(1735689600000 + n * 61), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
       || '8' || substr(md5(kind::text || ':' || n::text), 1, 15))::uuid`);
}
