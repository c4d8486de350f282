import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { demoAccounts, reflections as known } from './named-records.ts';
import { seedDemo } from './seed.ts';

const { answers, reflectionQuestions, reflections, reviews, users } = schema;

const { db } = await testDatabase();
const { db: second } = await testDatabase();

beforeAll(async () => {
  await seedDemo(db, { now: new Date('2026-11-20T07:30:00Z'), passwordHash: 'a hash' });
  await seedDemo(second, { now: new Date('2027-02-03T20:15:00Z'), passwordHash: 'another' });
});

const count = (table: PgTable, where?: Parameters<Db['$count']>[1]) => db.$count(table, where);

describe('the same demo every time', () => {
  test('two runs agree in every uuid, name and text', async () => {
    // What else differs with the moment of loading: a certificate's number names its year.
    // And so does what the history is searched by.
    const byMoment = ['passwordHash', 'number', 'after', 'last', 'year', 'search'];
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || table === schema.certificateNumbers) continue;
      const lasting = Object.fromEntries(
        Object.entries(getTableColumns(table)).filter(
          ([name, { columnType }]) => columnType !== 'PgTimestamp' && !byMoment.includes(name),
        ),
      );
      const read = async (from: Db) =>
        (await from.select(lasting).from(table)).map((row) => JSON.stringify(row)).sort();
      expect(await read(second), getTableName(table)).toEqual(await read(db));
    }
  });

  test('the records that tests name are there, in the state they are named for', async () => {
    const state = async ({ uuid }: { uuid: string }) => {
      expect(z.uuid().safeParse(uuid).success).toBe(true);
      const [row] = await db.select().from(reflections).where(eq(reflections.uuid, uuid));
      if (!row) return 'missing';
      if (row.completedAt) return 'complete';
      if (row.submittedAt) return 'review';
      return row.sentBackAt ? 'sent back' : 'in_progress';
    };
    const reviewed = await db
      .select()
      .from(reviews)
      .innerJoin(answers, eq(answers.uuid, reviews.answer))
      .where(eq(answers.reflection, known.waitingArea.uuid));
    const asked = eq(reflectionQuestions.reflection, known.waitingArea.uuid);

    expect(await state(known.waitingArea)).toBe('review');
    expect(reviewed).toEqual([]);
    expect(await count(reflectionQuestions, asked)).toBe(5);
    expect(await state(known.waitingPod)).toBe('review');
    expect(await state(known.complete)).toBe('complete');
    expect(await state(known.inProgress)).toBe('in_progress');
    expect(await state(known.learnersComplete)).toBe('complete');
    expect(await state(known.learnersWaiting)).toBe('review');
    expect(await state(known.learnersInProgress)).toBe('in_progress');
    expect(await state(known.learnersSentBack)).toBe('sent back');
  });

  test('the four accounts can log in, and the mentor has signed off several', async () => {
    for (const { uuid, email, name } of Object.values(demoAccounts)) {
      const [account] = await db.select().from(users).where(eq(users.uuid, uuid));
      expect(account).toMatchObject({ email, name, active: true, passwordHash: 'a hash' });
      expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
    }
    const byHana = eq(reflections.completedBy, demoAccounts.mentor.uuid);
    expect(await count(reflections, byHana)).toBeGreaterThan(20);
  });
});
