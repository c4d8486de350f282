import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test, vi } from 'vitest';
import { areas, notices, reflections, users } from '#server/schema/index.ts';
import { testDatabase } from '../database.ts';
import { runningApp } from './running-app.ts';

const DAY = 24 * 60 * 60 * 1_000;

test('a server that starts deletes the notices it no longer keeps, and none of the others', async () => {
  const database = await testDatabase();
  const { db } = database;
  const [mere, hana, area, reflection] = [newUuid(), newUuid(), newUuid(), newUuid()];
  const person = (uuid: string) => ({ uuid, name: 'Ana', email: `${uuid}@kura.example` });
  await db.insert(users).values([person(mere), person(hana)]);
  await db.insert(areas).values({ uuid: area, name: 'Belonging' });
  await db.insert(reflections).values({ uuid: reflection, learner: mere, area });
  const told = (daysAgo: number) => ({
    uuid: newUuid(),
    kind: 'submitted' as const,
    recipient: hana,
    actor: mere,
    reflection,
    at: new Date(Date.now() - daysAgo * DAY),
    mail: 'off' as const,
  });
  const [old, recent] = [told(252), told(90)];
  await db.insert(notices).values([old, recent]);

  await runningApp(database);

  await vi.waitFor(
    async () => expect(await db.$count(notices, eq(notices.uuid, old.uuid))).toBe(0),
    {
      timeout: 60_000,
    },
  );
  expect(await db.$count(notices)).toBe(1);
});
