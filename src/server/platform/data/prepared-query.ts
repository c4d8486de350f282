import type { Db } from './database.ts';

/**
 * A query that is built once for each database, rather than at every call. If it is prepared under a
 * name, PostgreSQL also plans it only once for each connection.
 */
export function preparedQuery<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const cache = new WeakMap<Db, Query>();
  return (db) => {
    const cached = cache.get(db);
    if (cached) return cached;
    const query = build(db);
    cache.set(db, query);
    return query;
  };
}
