import { beforeAll, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { passwordTokens, sessions, setUpLinks, throttles } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';
import { purgeExpired } from './purge.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const HOUR = 3_600_000;
const from = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR);

test('what nobody can use any more is deleted, and what somebody uses stays', async () => {
  const now = new Date();
  const hana = await world.person('Hana');
  await world.as(hana)(currentUser, {});
  const session = { user: hana.uuid, createdAt: now, endsAt: from(now, 9), remember: false };
  const hash = (byte: number) => Buffer.alloc(32, byte);
  await world.db.insert(sessions).values([
    { ...session, tokenHash: hash(1), lastSeenAt: from(now, -3) },
    { ...session, tokenHash: hash(2), lastSeenAt: from(now, -3), remember: true },
    { ...session, tokenHash: hash(3), lastSeenAt: now, endsAt: from(now, -1) },
  ]);
  const old = { tokenHash: hash(4), expiresAt: from(now, -1) };
  await world.db
    .insert(setUpLinks)
    .values([old, { ...old, tokenHash: hash(5), expiresAt: from(now, 1) }]);
  const { uuid: user, email } = hana;
  await world.db.insert(passwordTokens).values({ ...old, user, email, purpose: 'reset' });
  await world.db.insert(throttles).values([
    { key: 'old', points: 1, expire: from(now, -1).getTime() },
    { key: 'live', points: 1, expire: from(now, 1).getTime() },
  ]);

  await purgeExpired(world.db, now);

  expect(await world.db.$count(sessions)).toBe(2);
  expect(await world.db.$count(setUpLinks)).toBe(1);
  expect(await world.db.$count(passwordTokens)).toBe(0);
  const tries = await world.db.select({ key: throttles.key }).from(throttles);
  expect(tries.map(({ key }) => key)).toContain('live');
  expect(tries.map(({ key }) => key)).not.toContain('old');
  expect((await world.as(hana)(currentUser, {})).status).toBe(200);
});
