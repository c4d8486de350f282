import type { Db } from './database.ts';

/**
 * A query that is put together once for each database, rather than at every call. Prepared under a
 * name, PostgreSQL plans it once for each connection, too.
 */
export function preparedQuery<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
