import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, open, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { jobKinds } from '#server/job-list.ts';
import { type AppliedMigration, migrateWithin } from '#server/platform/data/migrate.ts';
import { appKeys, userRoles, users } from '#server/schema/index.ts';
import { emptyDatabase, testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { loadDemo } from '../../../demo/load.ts';
import { demoAccounts, demoPassword } from '../../../demo/named-records.ts';
import { type Manifest, openBackup } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'kererū over the harbour';
const kinds = jobKinds;
let folder = '';
const fileCalled = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepwise-backup-'));
  onTestEnd(() => rm(folder, { recursive: true }));
});

type Place = Awaited<ReturnType<typeof emptyDatabase>>;

async function tablesIn({ db }: Place): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return rows[0]?.count ?? 0;
}

describe('the demo, backed up while people write and restored elsewhere', () => {
  const late = { uuid: newUuid(), name: 'Late', email: 'late@kura.example' };
  let place: Place;
  let manifest: Manifest;

  beforeAll(async () => {
    const world = await newWorld();
    const now = new Date('2026-11-20T07:30:00Z');
    await loadDemo(world, { now, passwordHash: await hashPassword(demoPassword) });
    await world.db.execute(sql`select nextval('billing_questions') from generate_series(1, 41)`);
    const file = fileCalled('demo');
    // Somebody joins between the copies of two tables: the backup waits for the second one meanwhile.
    const written = await world.db.transaction(async (db) => {
      await db.execute(sql`lock table users in access exclusive mode`);
      const writing = writeBackup(world.database.connection, { file, passphrase });
      await vi.waitUntil(async () => (await world.db.execute(waitingForLock)).rowCount === 1, {
        timeout: 60_000,
      });
      await db.insert(users).values(late);
      await db.insert(userRoles).values({ user: late.uuid, role: 'admin' });
      return { writing };
    });
    await written.writing;
    place = await emptyDatabase();
    manifest = await restoreBackup(place.connection, { file, passphrase, kinds });
  });

  test('has every row, key, sequence and waiting job', async () => {
    const again = await writeBackup(place.connection, { file: fileCalled('again'), passphrase });
    expect(again.manifest.parts).toEqual(manifest.parts);
    expect(again.manifest.keys).toEqual(manifest.keys);
    const billing = { name: 'billing_questions', value: '41', called: true };
    expect(manifest.sequences).toContainEqual(billing);
    expect(again.manifest.sequences).toEqual(manifest.sequences);
    const rowsOf = (name: string) => manifest.parts.find(({ table }) => table === name)?.rows;
    expect(rowsOf('users')).toBeGreaterThan(40);
    expect(rowsOf('pgboss.job')).toBeGreaterThan(10);
  });

  test('is one moment: of what was written during the backup nothing is in it', async () => {
    expect(await place.db.$count(users, eq(users.uuid, late.uuid))).toBe(0);
    expect(await place.db.$count(userRoles, eq(userRoles.user, late.uuid))).toBe(0);
  });

  test('lets people log in, and holds its rules as before', async () => {
    const world = await newWorld({}, null, place);
    const { email } = demoAccounts.admin;
    const { status } = await world.asVisitor(logIn, { body: { email, password: demoPassword } });
    expect(status).toBe(204);
    expect(await rulesOf(place)).toEqual(await rulesOf(await testDatabase()));
    const rewritten = place.db.execute(sql`update audit_events set action = 'changed'`);
    await expect(rewritten).rejects.toThrow();
    const orphan = place.db.insert(userRoles).values({ user: newUuid(), role: 'admin' });
    await expect(orphan).rejects.toThrow();
  });
});

/** Every constraint, index and trigger, and whether it is on. */
async function rulesOf({ db }: Place): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text || conname || pg_get_constraintdef(oid) || convalidated::text as rule
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t
      join pg_class c on c.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
    order by rule`);
  return rows;
}

const waitingForLock = sql`select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and not l.granted`;

describe('a file', () => {
  async function smallBackup(name: string) {
    const { connection, db } = await testDatabase();
    await db.insert(users).values({ uuid: newUuid(), name: 'Mere', email: 'mere@kura.example' });
    await db.insert(appKeys).values({ name: 'verification', secret: randomBytes(32) });
    await writeBackup(connection, { file: fileCalled(name), passphrase });
    return fileCalled(name);
  }

  test('that was cut, or changed in any place, is refused before anything is written', async () => {
    const whole = await smallBackup('whole');
    const { length } = await readFile(whole);
    const place = await emptyDatabase();
    const harmed = fileCalled('harmed');
    const refused = () =>
      expect(restoreBackup(place.connection, { file: harmed, passphrase, kinds })).rejects.toThrow(
        /can't be read|no whole backup|was changed|does not open/,
      );

    for (const size of [0, 511, 512, length >> 1, length - 1024, length - 1]) {
      await copyFile(whole, harmed);
      await truncate(harmed, size);
      await refused();
    }
    for (let position = 0; position < length; position += Math.ceil(length / 150)) {
      await copyFile(whole, harmed);
      await flipByte(harmed, position);
      await refused();
    }
    expect(await tablesIn(place)).toBe(0);
  });

  test('appears under its name when it is whole, and not before', async () => {
    const { connection, db } = await testDatabase();
    await db.execute(sql`alter table app_keys rename to keys_elsewhere`);
    await expect(writeBackup(connection, { file: fileCalled('half'), passphrase })).rejects.toThrow(
      'app_keys',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  });

  test('holds no key of the application in the clear, and without a pass phrase none at all', async () => {
    const { connection, db } = await testDatabase();
    const secret = randomBytes(32);
    await db.insert(appKeys).values({ name: 'verification', secret });
    const [sealed, bare] = [fileCalled('sealed'), fileCalled('bare')];
    await writeBackup(connection, { file: sealed, passphrase });
    await writeBackup(connection, { file: bare, passphrase: undefined });

    const restored = async (file: string, options: object) => {
      const place = await emptyDatabase();
      await restoreBackup(place.connection, { file, passphrase: undefined, kinds, ...options });
      return place.db.select().from(appKeys);
    };
    expect(await restored(sealed, { passphrase })).toEqual([{ name: 'verification', secret }]);
    await expect(restored(sealed, {})).rejects.toThrow('set BACKUP_PASSPHRASE');
    await expect(restored(sealed, { passphrase: 'another one' })).rejects.toThrow('does not open');
    for (const [file, options] of [
      [sealed, { withoutKeys: true }],
      [bare, {}],
    ] as const) {
      const [key] = await restored(file, options);
      expect(key?.name).toBe('verification');
      expect(key?.secret.equals(secret)).toBe(false);
    }
    const backup = await openBackup(bare);
    expect(backup.sealedKeys).toBeUndefined();
    await backup.close();
    const forms = [secret.toString('hex'), secret.toString('base64')];
    const text = (await readFile(sealed)).toString('latin1');
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
  });

  test('is restored into an empty database only, and the one that is there stays as it is', async () => {
    const file = await smallBackup('for-another');
    const { connection, db } = await testDatabase();
    const refused = restoreBackup(connection, { file, passphrase, kinds });
    await expect(refused).rejects.toThrow('This database is not empty');
    expect(await db.$count(users)).toBe(0);
  });

  test('of an older version is restored as it was, and then migrated', async () => {
    const newest = await testDatabase();
    const known = sql`select name, hash from migrations order by name`;
    const { rows: migrations } = await newest.db.execute<AppliedMigration>(known);
    const older = await emptyDatabase();
    const client = await older.pool.connect();
    await migrateWithin(client, migrations.slice(0, -2));
    client.release();
    await older.db.execute(
      sql`insert into users (uuid, name, email) values (${newUuid()}, 'Mere', 'mere@kura.example')`,
    );
    const file = fileCalled('older');
    await writeBackup(older.connection, { file, passphrase });

    const place = await emptyDatabase();
    await restoreBackup(place.connection, { file, passphrase, kinds });

    expect((await place.db.execute<AppliedMigration>(known)).rows).toEqual(migrations);
    expect(await place.db.select({ name: users.name }).from(users)).toEqual([{ name: 'Mere' }]);
  });

  test('of a newer version is refused before anything is written', async () => {
    const newer = await testDatabase();
    await newer.db.execute(sql`insert into migrations (name, hash) values ('9999_later', 'x')`);
    const file = fileCalled('newer');
    await writeBackup(newer.connection, { file, passphrase });
    const place = await emptyDatabase();
    const refused = restoreBackup(place.connection, { file, passphrase, kinds });
    await expect(refused).rejects.toThrow('9999_later, which this version');
    expect(await tablesIn(place)).toBe(0);
  });
});

async function flipByte(path: string, position: number) {
  const file = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, position);
  byte[0] = (byte[0] ?? 0) ^ 1;
  await file.write(byte, 0, 1, position);
  await file.close();
}
