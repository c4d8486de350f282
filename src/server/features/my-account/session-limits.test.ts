import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ownSessions } from '#contract/my-account/sessions.ts';
import { factorRules, sessions } from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { newWorld, type World } from '#testing/world.ts';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('what a rule of two-step login has ended is not in the list of sessions', async () => {
  const person = await world.person('Hana', 'mentor');
  await giveFactor(world, person.uuid);
  const here = world.as(person);
  const countAll = async () => (await here(ownSessions, {})).reply.sessions.length;
  const at = new Date();
  const ago = (hours: number) => new Date(at.getTime() - hours * HOUR);
  const row = { user: person.uuid, remember: true, userAgent: '', endsAt: ago(-48) };
  await countAll();
  await world.db.insert(sessions).values([
    { ...row, createdAt: ago(25), lastSeenAt: at, tokenHash: Buffer.alloc(32, 1) },
    { ...row, createdAt: ago(3), lastSeenAt: ago(2), tokenHash: Buffer.alloc(32, 2) },
    { ...row, createdAt: ago(3), lastSeenAt: at, tokenHash: Buffer.alloc(32, 3) },
  ]);
  expect(await countAll()).toBe(4);

  const rule = { secondFactor: 'required' as const, graceDays: 0, requiredSince: ago(0) };
  await world.db.update(factorRules).set(rule).where(eq(factorRules.role, 'mentor'));
  // Of those the day is over for the first, the hour without use for the second.
  expect(await countAll()).toBe(2);
});
