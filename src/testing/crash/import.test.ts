import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { v7 as newUuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmImport, type Import, showImport, uploadImport } from '#contract/imports/imports.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { openPatiently } from '../database.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { password } from './staff.ts';

const ROWS = 10_000;
/** One in two hundred can't be written. */
const isBad = (row: number) => row % 200 === 199;
const BAD = ROWS / 200;
const EMAIL = 'hana@school.example';

/** While it reads, while it compares, and twice while it writes. */
const kills: ((found: Import) => boolean)[] = [
  ({ state }) => state === 'reading' || state === 'comparing',
  ({ state, progress }) => state === 'comparing' && progress.processed > ROWS / 3,
  ({ counts }) => counts.written > ROWS / 10,
  ({ counts }) => counts.written > ROWS / 2,
];

let app: AppProcess;
let uuid: string;
let end: Import;
const halfWritten: string[] = [];

beforeAll(async () => {
  app = await newAppProcess();
  await app.start();
  await addAdministrator();
  let browser = await openBrowser(app.origin, EMAIL, password);
  const { reply } = await browser.call(
    uploadImport,
    { query: { kind: 'people', name: 'teachers.csv' } },
    file(),
  );
  uuid = reply.import.uuid;

  for (const isMoment of kills) {
    await until(browser, (found) => isMoment(found) || found.state === 'done');
    await app.end('SIGKILL');
    halfWritten.push(...(await inspect()));
    await app.start();
    browser = await openBrowser(app.origin, EMAIL, password);
  }
  end = await until(browser, ({ state }) => state === 'done' || state === 'failed');
  browser.close();
}, 400_000);

afterAll(async () => app.dispose());

async function addAdministrator() {
  const database = openPatiently(await app.connection());
  const row = { uuid: newUuid(), name: 'Hana Parata', email: EMAIL, emailVerifiedAt: new Date() };
  const passwordHash = await hashPassword(password);
  await database.db.insert(users).values({ ...row, passwordHash });
  await database.db.insert(userRoles).values({ user: row.uuid, role: 'admin' });
  await database.close();
}

function file(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    isBad(row) ? `Hēmi ${row},no address,Tumuaki` : `Māia ${row},maia${row}@new.example,Mentor`,
  );
  return Buffer.from(['Name,Email,Roles', ...rows].join('\r\n'));
}

/** Confirms as soon as it can be, then looks until it is as wished. */
async function until(browser: Browser, isSo: (found: Import) => boolean): Promise<Import> {
  for (;;) {
    const { import: found } = (await browser.call(showImport, { params: { uuid } })).reply;
    if (isSo(found)) return found;
    if (found.state === 'ready') await browser.call(confirmImport, { body: { uuid } });
    await delay(20);
  }
}

/** Rows that say they are written where nobody is, and people whose row does not say so. */
async function inspect(): Promise<string[]> {
  const { rows } = await query<{ what: string }>(`
    select 'row ' || line as what from import_rows r where written_at is not null
      and not exists (select from users u join user_roles o on o."user" = u.uuid
        where u.uuid = r.subject and o.role = 'mentor')
    union all
    select email from users u where email like 'maia%' and not exists (
      select from import_rows r where r.subject = u.uuid and r.written_at is not null)`);
  return rows.map(({ what }) => what);
}

async function query<Row extends pg.QueryResultRow>(text: string) {
  const client = new pg.Client(await app.connection());
  await client.connect();
  const found = await client.query<Row>(text);
  await client.end();
  return found;
}

test('an import that is killed leaves nothing half-written', () => {
  expect(halfWritten).toEqual([]);
});

test('after four kills it has gone on by itself, and is complete', () => {
  expect(end).toMatchObject({
    state: 'done',
    counts: { create: ROWS - BAD, update: 0, same: 0, problem: BAD, written: ROWS - BAD },
  });
});

test('everybody is there exactly once, with one invitation and one line of history', async () => {
  const { rows } = await query<Record<string, number>>(`
    select (select count(*)::int from users where email like 'maia%') as people,
      (select count(*)::int from audit_events where action = 'user.stored') as stored,
      (select count(distinct subject)::int from audit_events where action = 'user.stored') as whose,
      (select count(*)::int from pgboss.job where name = 'account.invitation') as invitations,
      (select count(distinct data->>'user')::int from pgboss.job
        where name = 'account.invitation') as invited,
      (select count(*)::int from audit_events where action = 'import.finished') as finished`);

  const all = ROWS - BAD;
  expect(rows).toEqual([
    { people: all, stored: all, whose: all, invitations: all, invited: all, finished: 1 },
  ]);
});
