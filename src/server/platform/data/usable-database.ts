import type pg from 'pg';

type Facts = {
  database: string;
  role: string;
  encoding: string;
  hasIcu: boolean;
  isNew: boolean;
  mayCreate: boolean;
};

/**
 * Throws a sentence that says what to do where the database can't hold the product. The migrations
 * would fail too, but with an error that names a schema or a collation instead.
 */
export async function assertUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Facts>(`
    select current_database() as database, current_user as role,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'en-NZ-x-icu') as "hasIcu",
      to_regclass('public.migrations') is null as "isNew",
      has_database_privilege(current_database(), 'create') and exists (
        select from pg_namespace
        where nspname = 'public' and has_schema_privilege(oid, 'create')
      ) as "mayCreate"`);
  const [facts] = rows;
  const problem = facts && problemOf(facts);
  if (problem) throw problem;
}

function problemOf({ database, role, ...facts }: Facts): Error | undefined {
  if (facts.encoding !== 'UTF8')
    return new Error(
      `the database ${database} is in ${facts.encoding}. It has to be in UTF8: create database … template template0 encoding 'UTF8'`,
    );
  if (!facts.hasIcu)
    return new Error(
      `the PostgreSQL there has no collation en-NZ-x-icu. It has to be one that is built with ICU`,
    );
  // A database that is migrated may belong to somebody else by now.
  if (facts.isNew && !facts.mayCreate)
    return new Error(
      `the role ${role} may make no tables in the database ${database}. It has to own that: alter database "${database}" owner to "${role}"`,
    );
  return undefined;
}

/** In place of an error that says nothing to people. */
export function explained(error: Error): Error {
  if (!error.message.includes('client password must be a string')) return error;
  return new Error(
    'PostgreSQL asks for a password, and there is none in it: postgres://role:password@host:5432/database',
    { cause: error },
  );
}
