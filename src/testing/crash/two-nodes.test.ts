import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { areaIndex, storeArea } from '#contract/learning/learning.ts';
import { superuser } from '#lib/embedded-postgres/database.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { testDatabase } from '../database.ts';
import { pusherClient } from '../live.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { password } from './staff.ts';

const email = 'hana@school.example';
let database: Awaited<ReturnType<typeof testDatabase>>;
let first: AppProcess;
let second: AppProcess;
beforeAll(async () => {
  database = await testDatabase();
  const { db, connection } = database;
  const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
  const passwordHash = await hashPassword(password);
  await db
    .insert(users)
    .values({ uuid, name: 'Hana', email, passwordHash, emailVerifiedAt: new Date() });
  await db.insert(userRoles).values({ user: uuid, role: 'learning_designer' });
  const url = urlOf(connection);
  [first, second] = [
    await newAppProcess({ databaseUrl: url }),
    await newAppProcess({ databaseUrl: url }),
  ];
  onTestEnd(async () => void (await Promise.all([first.dispose(), second.dispose()])));
  await Promise.all([first.start(), second.start()]);
}, 240_000);

const portOf = ({ origin }: AppProcess) => Number(new URL(origin).port);

async function writerOn({ origin }: AppProcess) {
  const browser = await openBrowser(origin, email, password);
  return async (name: string) => {
    const { status } = await browser.call(storeArea, { body: { name, active: true } });
    expect(status).toBe(201);
  };
}

/** What only the owner of the whole PostgreSQL may do to this test's database. */
async function command(sql: string) {
  const client = new pg.Client({ ...database.connection, user: superuser });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const nodesThere = async () => (await database.pool.query('select from live_nodes')).rowCount;

test('a node killed before it could say what it changed: pages on the other hear of it', async () => {
  const page = await pusherClient(portOf(second)).settled();
  const addArea = await writerOn(first);

  // Saved and acknowledged, but for certain not announced.
  await command('revoke execute on function pg_notify(text, text) from public');
  await addArea('Written at the last moment');
  await first.end('SIGKILL');
  await command('grant execute on function pg_notify(text, text) to public');

  await page.hears('areas');
  await first.start();
}, 240_000);

test('when a node is killed its clients go to the other, and miss nothing that a read shows', async () => {
  const port = await inFrontOf([first, second]);
  const client = await pusherClient(port).settled();
  const addArea = await writerOn(second);

  await addArea('Written on the second');
  await client.hears('areas');

  client.frames.length = 0;
  await first.end('SIGKILL');
  await addArea('Written while nobody listened');

  // To the other, which tells only pages what changed just before: any other client reads.
  await client.resubscribed();
  const shown = await (await openBrowser(`http://127.0.0.1:${port}`, email, password)).call(
    areaIndex,
    {},
  );
  expect(shown.reply.areas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Written on the second', 'Written while nobody listened']),
  );

  await client.everythingSoFar();
  client.frames.length = 0;
  await addArea('Written afterwards');
  await client.hears('areas');
}, 180_000);

test('told to end, a node leaves nothing behind for which others would have to read again', async () => {
  await expect.poll(nodesThere).toBe(1);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(await nodesThere()).toBe(0);
}, 180_000);

/** One address for several nodes: the first that answers takes a connection. */
async function inFrontOf(nodes: readonly AppProcess[]): Promise<number> {
  const ports = nodes.map(portOf);
  const proxy = createServer((near) => {
    near.on('error', () => near.destroy());
    const tryNext = ([port, ...others]: number[]) => {
      if (port === undefined) return near.destroy();
      const far = connect(port, '127.0.0.1');
      far.once('error', () => tryNext(others));
      far.once('connect', () => {
        far.removeAllListeners('error').on('error', () => near.destroy());
        far.on('close', () => near.destroy());
        near.on('close', () => far.destroy()).on('error', () => far.destroy());
        near.pipe(far).pipe(near);
      });
    };
    tryNext(ports);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestEnd(async () => proxy.close());
  return (proxy.address() as AddressInfo).port;
}

type Place = Awaited<ReturnType<typeof testDatabase>>['connection'];

function urlOf(place: Place): string {
  if ('connectionString' in place) return place.connectionString;
  const { host, port, user, password = '', database } = place;
  const [name, secret, socket] = [user, password, host].map(encodeURIComponent);
  return `postgres://${name}:${secret}@${socket}:${port}/${database}`;
}
