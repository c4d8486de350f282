import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { storeArea } from '#contract/learning/learning.ts';
import { systemFacts } from '#contract/system/overview.ts';
import { superuser } from '#lib/embedded-postgres/database.ts';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { areas, userRoles, users } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { openPatiently } from '../database.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { password } from './staff.ts';

const email = 'aroha@school.example';
const SECOND = 1_000;
let app: AppProcess;
let aroha: Browser;
let connection: Awaited<ReturnType<AppProcess['connection']>>;

beforeAll(async () => {
  app = await newAppProcess({ environment: () => ({ BACKUP_WAL: 'on' }) });
  onTestEnd(() => app.dispose());
  await app.start();
  connection = await app.connection();
  const { db, close } = openPatiently(connection);
  const uuid = newUuid();
  const passwordHash = await hashPassword(password);
  const name = 'Aroha';
  await db.insert(users).values({ uuid, name, email, passwordHash, emailVerifiedAt: new Date() });
  for (const role of ['admin', 'learning_designer'] as const)
    await db.insert(userRoles).values({ user: uuid, role });
  await close();
  aroha = await openBrowser(app.origin, email, password);
}, 240_000);

type ArchiveFacts = NonNullable<
  Awaited<ReturnType<typeof factsNow>>['reply']['system']['backups']['archive']
>;
const factsNow = () => aroha.call(systemFacts, {});

/** Asks as the page does, until it says so. */
async function until(isSo: (archive: ArchiveFacts) => boolean) {
  for (;;) {
    const { archive } = (await factsNow()).reply.system.backups;
    if (archive && isSo(archive)) return archive;
    await delay(100);
  }
}

async function addArea(name: string) {
  const { status } = await aroha.call(storeArea, { body: { name, active: true } });
  expect(status).toBe(201);
}

/** So that PostgreSQL has something to archive now, rather than within a minute. */
async function endSegment() {
  const client = new pg.Client({ ...connection, user: superuser, database: 'postgres' });
  await client.connect();
  await client.query('select pg_switch_wal()');
  await client.end();
}

/** `npm run restore -- --at …`, and what it says. */
async function restore(at: string, DATA_DIR: string) {
  const archive = join(app.dataDir, 'backups/wal');
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'restore', '--at', at, archive],
    { env: { PATH, HOME, DATA_DIR } },
  );
  return stdout;
}

test('a record deleted at one moment is there in a database restored to the second before', async () => {
  await until(({ since }) => since !== null);
  await addArea('Ngā mahi');
  await delay(SECOND);
  const deletedAt = new Date();
  const live = openPatiently(connection);
  onTestEnd(live.close);
  await live.db.delete(areas).where(eq(areas.name, 'Ngā mahi'));

  const folder = await mkdtemp(join(tmpdir(), 'stepwise-restored-'));
  // As root, PostgreSQL runs as another user, who has to get into the folder.
  await chmod(folder, 0o755);
  onTestEnd(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const before = new Date(deletedAt.getTime() - 1).toISOString();
  expect(await restore(before, dataDir)).toContain(`DATA_DIR=${dataDir}`);
  const restored = await startPostgres({ dataDir });
  onTestEnd(restored.stop);
  const { db, close } = openPatiently(restored.connection);
  onTestEnd(close);
  const count = (of: typeof db) => of.$count(areas, eq(areas.name, 'Ngā mahi'));
  expect(await count(db)).toBe(1);
  expect(await count(live.db)).toBe(0);
}, 240_000);

test('an archive that is away is said on the system page, and people write on', async () => {
  const folder = join(app.dataDir, 'backups/wal');
  await rename(folder, `${folder}-away`);
  await addArea('While it is away');
  await endSegment();
  await until(({ is_failing }) => is_failing);
  await addArea('And goes on');

  await rename(`${folder}-away`, folder);
  await until(({ is_failing }) => !is_failing);
}, 240_000);
