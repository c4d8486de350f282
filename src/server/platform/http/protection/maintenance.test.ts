import { beforeAll, beforeEach, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { storeArea } from '#contract/learning/learning.ts';
import { buildApp } from '#server/app.ts';
import { type Db, openDatabase } from '#server/platform/data/database.ts';
import { areas, maintenance } from '#server/schema/index.ts';
import { clientFor } from '#testing/client.ts';
import { testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { endMaintenance, maintenanceChecker, startMaintenance } from './maintenance.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => endMaintenance(db));

const SECOND = 1_000;
const noon = new Date('2026-11-20T00:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * SECOND);

test('a running node learns of closing and of opening within two seconds', async () => {
  const nodes = [maintenanceChecker(db), maintenanceChecker(db)];
  const closedAt = (seconds: number) =>
    Promise.all(nodes.map((isClosedTo) => isClosedTo('', after(seconds))));

  expect(await closedAt(0)).toEqual([false, false]);
  await startMaintenance(db, noon);
  expect(await closedAt(2)).toEqual([true, true]);
  await endMaintenance(db);
  expect(await closedAt(4)).toEqual([false, false]);
});

test('a node that starts while the product is closed knows it at its first request', async () => {
  await startMaintenance(db, noon);
  expect(await maintenanceChecker(db)('', noon)).toBe(true);
});

test('it stays open to the secret, and to nothing that is like it', async () => {
  const secret = await startMaintenance(db, noon);
  const isClosedTo = maintenanceChecker(db);

  expect(await isClosedTo(secret, noon)).toBe(false);
  for (const guess of ['', secret.slice(1), `${secret}x`, secret.toUpperCase(), '\u0000']) {
    expect(await isClosedTo(guess, noon), guess).toBe(true);
  }
});

test('closing again replaces the secret, and there is never a second row', async () => {
  const [first, second] = [await startMaintenance(db, noon), await startMaintenance(db, after(1))];
  const isClosedTo = maintenanceChecker(db);

  expect(second).not.toBe(first);
  expect(await isClosedTo(first, after(2))).toBe(true);
  expect(await isClosedTo(second, after(2))).toBe(false);
  const rows = await db.select().from(maintenance);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('opening what is open changes nothing', async () => {
  await endMaintenance(db);
  expect(await maintenanceChecker(db)('', noon)).toBe(false);
});

test('however many requests come, the database is asked once a second', async () => {
  const isClosedTo = maintenanceChecker(db);
  await isClosedTo('', noon);
  await startMaintenance(db, noon);

  const answers = await Promise.all(Array.from({ length: 50 }, () => isClosedTo('', after(0.9))));

  expect(answers).toEqual(Array(50).fill(false));
});

test('on https the bypass cookie is sent over https only', async () => {
  const world = await newWorld({ APP_URL: 'https://stepwise.example' });
  const { statusCode, headers } = await world.app.inject({ url: '/maintenance/bypass/x' });

  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 302,
    location: 'https://stepwise.example/',
  });
  expect(headers['set-cookie']).toMatch(/^stepwise_bypass=x; .*SameSite=Lax; .*HttpOnly; Secure$/);
});

test('while it is closed, its page still speaks the reader’s language', async () => {
  const world = await newWorld();
  await startMaintenance(world.db, new Date());
  const statusOf = async (url: string) => (await world.app.inject({ url })).statusCode;
  // A node looks once a second whether it is closed.
  await expect.poll(() => statusOf('/languages')).toBe(503);
  expect(await statusOf('/js/translations.js?locale=mi')).toBe(200);
});

test('of those who come in the first moment after a start, nobody slips in', async () => {
  await startMaintenance(db, noon);
  const isClosedTo = maintenanceChecker(db);

  const answers = await Promise.all(Array.from({ length: 60 }, () => isClosedTo('', noon)));

  expect(answers).toEqual(Array(60).fill(true));
});

test('sixty writes at once to a server just started while closed: none is made', async () => {
  const world = await newWorld();
  const hana = await world.person('Hana', 'learning_designer');
  await world.as(hana)(currentUser, {});
  await startMaintenance(world.db, new Date());
  const app = await buildApp(world.given);
  onTestEnd(() => app.close());
  const { as } = clientFor(app, world.db);

  const body = { name: 'Slipped in', active: true };
  const writes = Array.from({ length: 60 }, () => as(hana)(storeArea, { body }));

  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([503]));
  expect(await world.db.$count(areas)).toBe(0);
});

test('a node that cannot read the state lets nobody in, and tries again with the next request', async () => {
  const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  onTestEnd(away.close);
  const isClosedTo = maintenanceChecker(away.db);
  for (let time = 0; time < 2; time += 1) {
    const both = await Promise.allSettled([isClosedTo('', noon), isClosedTo('', noon)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
});

test('closed or not, the probes answer that the process is ready', async () => {
  const world = await newWorld();
  await startMaintenance(world.db, new Date());
  const isOpen = async () => (await world.app.inject({ url: '/api/user' })).statusCode !== 503;
  await expect.poll(isOpen).toBe(false);
  const probes = Array.from({ length: 700 }, () => world.app.inject({ url: '/readyz' }));

  const answers = await Promise.all(probes);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await isOpen()).toBe(false);
});
