import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/data/database.ts';
import { throttles } from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { requestLimiter } from './request-limiter.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});

type Spend = ReturnType<typeof requestLimiter>;

afterEach(() => {
  vi.useRealTimers();
});

/** How many of so many requests, one after the other, went through. */
async function passed(spend: Spend, caller: string, requests: number) {
  let through = 0;
  for (let request = 0; request < requests; request += 1) {
    if ((await spend(caller)) === 0) through += 1;
  }
  return through;
}

test('1,800 requests pass, and the next waits for the minute to end', async () => {
  const spend = requestLimiter(database.db);
  const caller = randomUUID();

  expect(await passed(spend, caller, 1_900)).toBe(1_800);
  const wait = await spend(caller);
  expect(wait).toBeGreaterThanOrEqual(50);
  expect(wait).toBeLessThanOrEqual(60);
});

test('requests made at once are counted as well as requests made in turn', async () => {
  const spend = requestLimiter(database.db);
  const caller = randomUUID();

  const waits = await Promise.all(Array.from({ length: 1_900 }, () => spend(caller)));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(1_800);
});

test('two nodes together let through 1,800, and two reports of each more at most', async () => {
  const [one, other] = [requestLimiter(database.db), requestLimiter(database.db)];
  const caller = randomUUID();
  let through = 0;
  for (let round = 0; round < 240; round += 1) {
    through += await passed(one, caller, 5);
    through += await passed(other, caller, 5);
  }
  expect(through).toBeGreaterThanOrEqual(1_800);
  expect(through).toBeLessThanOrEqual(1_800 + 100);
});

test('the next minute is a new one, on every node', async () => {
  const [one, other] = [requestLimiter(database.db), requestLimiter(database.db)];
  const caller = randomUUID();
  await passed(one, caller, 1_900);
  await passed(other, caller, 100);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await passed(one, caller, 20)).toBe(20);
  expect(await passed(other, caller, 20)).toBe(20);
});

test('the requests of one caller are not counted for another', async () => {
  const spend = requestLimiter(database.db);
  const greedy = randomUUID();
  await passed(spend, greedy, 1_900);
  expect(await spend(randomUUID())).toBe(0);
});

test('nobody’s session or address is readable in what is stored', async () => {
  const spend = requestLimiter(database.db);
  await passed(spend, 'u.kanarytoken', 100);
  await expect.poll(() => database.db.$count(throttles)).toBeGreaterThan(0);
  expect(JSON.stringify(await database.db.select().from(throttles))).not.toContain('kanary');
});

test('while the database is away each node counts for itself, and refuses nobody for that', async () => {
  const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const spend = requestLimiter(away.db);

  const caller = randomUUID();
  expect(await passed(spend, caller, 1_700)).toBe(1_700);
  expect(await passed(spend, caller, 200)).toBe(100);
  await away.close();
});
