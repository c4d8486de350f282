import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inEnglish } from '#server/platform/i18n/i18n.ts';
import { users } from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';
import { type Context, inTransaction, nobody } from './context.ts';

const world = await newWorld();

const ctx: Context = {
  db: world.db,
  jobs: world.jobs,
  site: world.settings.site,
  now: new Date(),
  user: nobody,
  ...inEnglish(world.i18n),
  origin: { request: 'test', address: '' },
};

test('of two transactions that deadlock both succeed, one after the other', async () => {
  const mere = await world.person('Mere');
  const hana = await world.person('Hana');
  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;

  const rename = (first: Person, second: Person, name: string) =>
    inTransaction(ctx, async ({ db }) => {
      await db.update(users).set({ name }).where(eq(users.uuid, first.uuid));
      holding += 1;
      if (holding >= 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await db.update(users).set({ name }).where(eq(users.uuid, second.uuid));
    });
  await Promise.all([rename(mere, hana, 'One'), rename(hana, mere, 'Other')]);

  const rows = await world.db.select({ name: users.name }).from(users);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
  // Twice at first, and again for whoever gave way.
  expect(holding).toBeGreaterThan(2);
});
