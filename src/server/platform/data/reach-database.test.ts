import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { superuser } from '#lib/embedded-postgres/database.ts';
import { query, start, temporaryFolder } from '#lib/embedded-postgres/postgres.test-support.ts';
import { emptyDatabase, testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { reachDatabase } from './reach-database.ts';

type Server = { host: string; port: number };

const urlOf = (login: string, database: string, { host, port }: Server = inject('postgres')) =>
  `postgres://${login}@${encodeURIComponent(host)}:${port}/${database}`;

/** As the one who may everything. */
async function command(statement: string) {
  const client = new pg.Client({ ...inject('postgres'), user: superuser, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** One that may log in, and no more. */
async function roleOf(database: string): Promise<string> {
  const role = `of_${database}`;
  await command(`create role ${role} login`);
  onTestEnd(() => command(`drop role ${role}`));
  return role;
}

test('a role that may make no tables is told that it has to own the database, and then it can', async () => {
  const { database } = (await emptyDatabase()).connection;
  const role = await roleOf(database);
  const url = urlOf(role, database);

  await expect(reachDatabase(url)).rejects.toThrow(
    `DATABASE_URL leads to no database that can be used: the role ${role} may make no tables`,
  );

  await command(`alter database ${database} owner to ${role}`);
  onTestEnd(() => command(`alter database ${database} owner to ${inject('postgres').user}`));
  expect(await reachDatabase(url)).toEqual({ connectionString: url });
});

test('a database that is in use is reached by a role that may make no tables, too', async () => {
  const { database } = (await testDatabase()).connection;
  const url = urlOf(await roleOf(database), database);
  expect(await reachDatabase(url)).toEqual({ connectionString: url });
});

test.each(['SQL_ASCII', 'LATIN1'])(
  'a database in %s is told that it has to be UTF8',
  async (encoding) => {
    const database = `test_in_${encoding.toLowerCase()}`;
    await command(
      `create database ${database} template template0 encoding '${encoding}'
        locale_provider libc locale 'C'`,
    );
    onTestEnd(() => command(`drop database ${database}`));
    await expect(reachDatabase(urlOf(superuser, database))).rejects.toThrow(
      `the database ${database} is in ${encoding}. It has to be in UTF8`,
    );
  },
);

test('a PostgreSQL without the collation of ICU is told that it has to have it', async () => {
  const { connection } = await emptyDatabase();
  const client = new pg.Client({ ...connection, user: superuser });
  await client.connect();
  await client.query(`delete from pg_collation where collname = 'en-NZ-x-icu'`);
  await client.end();
  await expect(reachDatabase(urlOf(superuser, connection.database))).rejects.toThrow('ICU');
});

test('a DATABASE_URL without the password that PostgreSQL asks for is told so', async () => {
  await using tidy = new AsyncDisposableStack();
  const dataDir = temporaryFolder(tidy);
  const postgres = await start(tidy, dataDir);
  const asSuperuser = { connection: { ...postgres.connection, user: superuser } };
  await query(asSuperuser, `create role hana login password 'kea-kea'`);
  await query(asSuperuser, 'create database hana owner hana');
  const { host = '', port = 0 } = postgres.connection;
  const server = { host, port };
  const rules = join(dataDir, 'pg18/pg_hba.conf');
  await writeFile(rules, `local all hana scram-sha-256\n${await readFile(rules, 'utf8')}`);
  await query(asSuperuser, 'select pg_reload_conf()');

  await expect
    .poll(() => reachDatabase(urlOf('hana', 'hana', server)).then(String, ({ message }) => message))
    .toMatch(/can be used: PostgreSQL asks for a password, and there is none in it/);

  const url = urlOf('hana:kea-kea', 'hana', server);
  expect(await reachDatabase(url)).toEqual({ connectionString: url });
});
