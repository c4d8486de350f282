import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { auditEvents, memberships } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** The statement that fills in what one row for each person and organisation could not hold. */
async function backFill() {
  const file = (await readdir(folder)).find((name) => name.endsWith('_membership_periods.sql'));
  const statements = (await readFile(join(folder, file ?? ''), 'utf8')).split(
    '--> statement-breakpoint',
  );
  return statements.find((statement) => statement.includes('INSERT INTO memberships')) ?? '';
}

test('times that were overwritten by coming back are taken from the history', async () => {
  const world = await newWorld();
  const person = await world.person('Hana');
  const organisation = await world.organisation('Ōtara Kura', [person]);
  const at = (day: number) => new Date(Date.UTC(2026, 1, day));
  const changes = [
    ['added', at(1)],
    ['removed', at(3)],
    ['added', at(5)],
    ['removed', at(8)],
    ['added', at(9)],
  ] as const;
  await world.db.insert(auditEvents).values(
    changes.map(([change, when]) => ({
      uuid: newUuid(),
      at: when,
      actor: person.uuid,
      action: `organisation.member-${change}`,
      subjectType: 'user',
      subject: person.uuid,
      after: { organisation, name: 'Ōtara Kura' },
    })),
  );
  await world.db.update(memberships).set({ joinedAt: at(9) });

  await world.db.execute(sql.raw(await backFill()));

  const { joinedAt, leftAt } = memberships;
  expect(await world.db.select({ joinedAt, leftAt }).from(memberships).orderBy(joinedAt)).toEqual([
    { joinedAt: at(1), leftAt: at(3) },
    { joinedAt: at(5), leftAt: at(8) },
    { joinedAt: at(9), leftAt: null },
  ]);
});
