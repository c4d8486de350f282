import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { withoutUnseen } from '#contract/fields/typed-text.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { browserOf } from '#testing/browser.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { hashOf, newSecret } from './features/accounts/index.ts';
import { hashPassword } from './features/accounts/passwords/passwords.ts';
import { openBackup } from './features/backups/backup-file.ts';
import { restoreBackup } from './features/backups/index.ts';
import { copyOut, copySettings, listTables, waitingJobs } from './features/backups/tables.ts';
import { refreshTranslations } from './features/localisation/index.ts';
import { jobKinds } from './job-list.ts';
import { migrate } from './platform/data/migrate.ts';

const migrations = join(import.meta.dirname, 'migrations');
const fixtures = join(migrations, 'fixtures');
/** The demo as each released version stored it; `npm run migration-fixture` makes this version's. */
const released = (await readdir(fixtures)).toSorted();

test('each released version has its data here, this one too', () => {
  expect(released).toContain(`${packageJson.version}.tar`);
});

test.each(released)('%s comes to this version with every row as it was', async (name) => {
  const file = join(fixtures, name);
  const { connection } = await emptyDatabase();
  const kinds = jobKinds;
  // Compares what it has loaded with the file, before it migrates.
  await restoreBackup(connection, { file, passphrase: undefined, kinds });

  await using backup = await openedBackup(file);
  await using client = await connectedTo(connection);
  const tables = [...(await listTables(client.client)), waitingJobs];
  for (const part of backup.manifest.parts) {
    const isMoved = part.table === 'tallies';
    const table = tables.find(({ name }) => name === (isMoved ? 'list_totals' : part.table));
    if (!table) throw new Error(`There is no ${part.table} any more`);
    const columns = isMoved ? table.columns : part.columns;
    const migrated = await text(copyOut(client.client, { ...table, columns }));
    const original = await text(backup.contentOf(part));
    const lines = linesOf(migrated);
    // A later version may keep more totals, counted by its migration; those that were kept stay.
    if (table.name === 'list_totals')
      expect(lines).toEqual(expect.arrayContaining(linesOf(original)));
    else expect(lines, part.table).toEqual(linesOf(original));
  }
  expect(await migrate(connection)).toEqual({ applied: [] });
});

test('how many reflections wait goes on from where it was', async () => {
  const place = await emptyDatabase();
  await migrate(place.connection, await migrationsBefore('0062_waiting_total'));
  await place.db.execute(sql`update tallies set count = 7 where name = 'reflections.waiting'`);

  await migrate(place.connection);
  const { rows } = await place.db.execute(
    sql`select sum(difference)::int as total from list_totals where list = 'reflections.waiting'`,
  );

  expect(rows).toEqual([{ total: 7 }]);
});

test('a session from before the second factor goes on, as one by password', async () => {
  const place = await emptyDatabase();
  await migrate(place.connection, await migrationsBefore('0041_factors'));
  const [user, token] = [newUuid(), `u.${newSecret()}`];
  await place.db.execute(sql`insert into users (uuid, name, email, email_verified_at)
    values (${user}, 'Hana', 'hana@kura.example', now())`);
  await place.db.execute(sql`
    insert into sessions (token_hash, "user", remember, created_at, last_seen_at, ends_at)
    values (${hashOf(token)}, ${user}, true, now() - interval '2 days', now() - interval '1 day',
      now() + interval '5 days')`);

  await migrate(place.connection);
  const world = await newWorld({}, null, place);
  const url = '/api/account/sessions';
  const answer = await world.app.inject({ url, cookies: { stepwise_session: token } });

  expect(answer.json().sessions).toMatchObject([{ current: true, methods: ['password'] }]);
});

test('what a translator wrote for a text whose key has changed stays with it', async () => {
  const place = await emptyDatabase();
  await migrate(place.connection, await migrationsBefore('0061_wording_of_a_moved_text'));
  const wording = 'tērā i te hononga nei';
  await place.db.execute(sql`insert into translations (locale, key, text, english_then)
    values ('mi', 'users.oneInAddress', ${wording}, 'the one in this link')`);

  await migrate(place.connection);
  const { i18n } = await newWorld({}, null, place);
  await refreshTranslations({ db: place.db, i18n });

  expect(i18n.localize('mi', listsMessages.oneInAddress).words).toBe(wording);
});

const beforeEmails = '0065_unseen_in_emails';
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => withoutUnseen(character) === '');

test('whoever registered with what nobody sees in their email logs in, and uses the link they have', async () => {
  const place = await emptyDatabase();
  await migrate(place.connection, await migrationsBefore(beforeEmails));
  const [password, token] = ['kererū in the kōwhai', newSecret()];
  await addPerson(place, 'Hana\u200b@kura\u00ad.example', await hashPassword(password));
  const tama = await addPerson(place, '\u202atama@kura.example\u202c', null);
  await place.db.execute(sql`
    insert into password_tokens ("user", purpose, token_hash, email, expires_at)
    select uuid, 'invitation', ${hashOf(token)}, email, now() + interval '1 hour'
    from users where uuid = ${tama}`);

  await migrate(place.connection);
  const { app } = await newWorld({}, null, place);
  const typed = { email: 'hana@kura.example', password };
  const chosen = { password: 'xk9 Rāwiri wander', password_confirmation: 'xk9 Rāwiri wander' };
  const reset = { email: 'tama@kura.example', token, ...chosen };

  expect((await browserOf(app).post('/login', typed)).statusCode).toBe(204);
  expect((await browserOf(app).post('/reset-password', reset)).statusCode).toBe(200);
});

test('an email gets rid of all that nobody sees, unless it is another’s then or none any more', async () => {
  const place = await emptyDatabase();
  await migrate(place.connection, await migrationsBefore(beforeEmails));
  // As many as an index takes in one email.
  const pieces = Array.from({ length: Math.ceil(unseen.length / 250) }, (_, index) =>
    unseen.slice(index * 250, (index + 1) * 250).join(''),
  );
  const stripped = pieces.map((piece, index) => [`p${piece}${index}@kura`, `p${index}@kura`]);
  const kept = ['Mere@kura.example', 'mere\u200b@kura.example', 'rāwiri@kura.example']
    // Who of these two should have it, nobody can say.
    .concat('aroha\u200b@kura.example', 'Aroha@kura.example\u2060')
    .concat('\u3164@kura.example', 'hemi@\u200b.example', 'wiremu@kura.\u2800');
  const emails = [...kept, ...stripped.map(([before = '']) => before)];
  for (const email of emails) await addPerson(place, email, null);

  await migrate(place.connection);
  const { rows } = await place.db.execute(sql`select email from users order by uuid`);

  expect(rows.map(({ email }) => email)).toEqual([...kept, ...stripped.map(([, after]) => after)]);
});

async function addPerson({ db }: TestDatabase, email: string, passwordHash: string | null) {
  const uuid = newUuid();
  await db.execute(sql`insert into users (uuid, name, email, email_verified_at, password_hash)
    values (${uuid}, 'Hana', ${email}, now(), ${passwordHash})`);
  return uuid;
}

/** As the version before this one had them. */
async function migrationsBefore(tag: string): Promise<URL> {
  const { folder, entries } = await copiedMigrations();
  const first = entries.findIndex((entry) => entry.tag === tag);
  await writeFile(journalOf(folder), JSON.stringify({ entries: entries.slice(0, first) }));
  return pathToFileURL(`${folder}/`);
}

const journalOf = (folder: string) => join(folder, 'meta/_journal.json');

async function copiedMigrations() {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-migrations-'));
  onTestEnd(() => rm(folder, { recursive: true }));
  await cp(migrations, folder, { recursive: true });
  const { entries } = JSON.parse(await readFile(journalOf(folder), 'utf8'));
  return { folder, entries: entries as { tag: string }[] };
}

/** A migration may rewrite rows, which changes their order. */
const linesOf = (copied: string) => copied.split('\n').toSorted();

async function openedBackup(file: string) {
  const backup = await openBackup(file);
  return { ...backup, [Symbol.asyncDispose]: backup.close };
}

async function connectedTo(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`begin; ${copySettings}`);
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

test('a migration that is killed half-way leaves nothing behind, and is done by the next start', async () => {
  const { connection, db } = await testDatabase();
  const { folder, entries } = await copiedMigrations();
  const added = ['9998_first_half', '9999_second_half'];
  const listed = [...entries, ...added.map((tag) => ({ tag }))];
  await writeFile(journalOf(folder), JSON.stringify({ entries: listed }));
  await writeFile(join(folder, `${added[0]}.sql`), 'alter table users add column half text');
  // PostgreSQL looks now and then whether anybody still waits for the answer.
  const forHours = `set local client_connection_check_interval = 50; select pg_sleep(7200)`;
  await writeFile(join(folder, `${added[1]}.sql`), forHours);

  const child = startMigrating(connection, folder);
  const sleeping = async () =>
    (
      await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`)
    ).rowCount;
  await expect.poll(sleeping).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect.poll(sleeping).toBe(0);

  // Nothing of it is recorded, or this version would refuse the database.
  expect(await migrate(connection)).toEqual({ applied: [] });
  await expect(db.execute(sql`select half from users`)).rejects.toThrow();
  await writeFile(join(folder, `${added[1]}.sql`), 'alter table users drop column half');
  expect(await migrate(connection, pathToFileURL(`${folder}/`))).toEqual({ applied: added });
});

function startMigrating(connection: object, folder: string) {
  const script = `
    import { migrate } from ${JSON.stringify(import.meta.resolve('./platform/data/migrate.ts'))};
    const folder = new URL(${JSON.stringify(pathToFileURL(`${folder}/`).href)});
    await migrate(${JSON.stringify(connection)}, folder);`;
  const child = spawn(process.execPath, ['--input-type=module'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(script);
  return child;
}
