import { beforeAll, beforeEach, expect, test } from 'vitest';
import { maintenance } from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { newWorld } from '#testing/world.ts';
import { close, maintenanceWatch, reopen } from './closing.ts';
import type { Db } from './database.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => reopen(db));

const SECOND = 1_000;
const noon = new Date('2026-11-20T00:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * SECOND);

test('a node that runs hears of closing and of opening within two seconds', async () => {
  const nodes = [maintenanceWatch(db), maintenanceWatch(db)];
  const closedAt = (seconds: number) =>
    Promise.all(nodes.map((isClosedTo) => isClosedTo('', after(seconds))));

  expect(await closedAt(0)).toEqual([false, false]);
  await close(db, noon);
  expect(await closedAt(2)).toEqual([true, true]);
  await reopen(db);
  expect(await closedAt(4)).toEqual([false, false]);
});

test('a node that starts while the product is closed knows it at its first request', async () => {
  await close(db, noon);
  expect(await maintenanceWatch(db)('', noon)).toBe(true);
});

test('it stays open to the secret, and to nothing that is like it', async () => {
  const secret = await close(db, noon);
  const isClosedTo = maintenanceWatch(db);

  expect(await isClosedTo(secret, noon)).toBe(false);
  for (const guess of ['', secret.slice(1), `${secret}x`, secret.toUpperCase(), '\u0000']) {
    expect(await isClosedTo(guess, noon), guess).toBe(true);
  }
});

test('closing again replaces the secret, and there is never a second row', async () => {
  const [first, second] = [await close(db, noon), await close(db, after(1))];
  const isClosedTo = maintenanceWatch(db);

  expect(second).not.toBe(first);
  expect(await isClosedTo(first, after(2))).toBe(true);
  expect(await isClosedTo(second, after(2))).toBe(false);
  const rows = await db.select().from(maintenance);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('opening what is open changes nothing', async () => {
  await reopen(db);
  expect(await maintenanceWatch(db)('', noon)).toBe(false);
});

test('a watched second costs one look at the database, however many ask', async () => {
  const isClosedTo = maintenanceWatch(db);
  await isClosedTo('', noon);
  await close(db, noon);

  const answers = await Promise.all(Array.from({ length: 50 }, () => isClosedTo('', after(0.9))));

  expect(answers).toEqual(Array(50).fill(false));
});

test('on https the way in is a cookie that only https carries', async () => {
  const world = await newWorld({ APP_URL: 'https://stepwise.example' });
  const { statusCode, headers } = await world.app.inject({ url: '/maintenance/bypass/x' });

  expect({ statusCode, location: headers.location }).toEqual({
    ...{ statusCode: 302, location: 'https://stepwise.example/' },
  });
  expect(headers['set-cookie']).toMatch(/^stepwise_bypass=x; .*SameSite=Lax; .*HttpOnly; Secure$/);
});

test('while it is closed, its page still speaks the reader’s language', async () => {
  const world = await newWorld();
  await close(world.db, new Date());
  const statusOf = async (url: string) => (await world.app.inject({ url })).statusCode;
  expect(await statusOf('/js/translations.js?locale=mi')).toBe(200);
  expect(await statusOf('/languages')).toBe(503);
});
