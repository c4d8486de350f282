import { and, eq, getTableName, is, isNotNull, isNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { seedDemo } from './seed.ts';

const { answers, organisations, reflectionQuestions, reflections, reviews, users } = schema;

const { db } = await testDatabase();
const now = new Date('2026-11-20T07:30:00Z');
const isWaiting = and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt));

beforeAll(() => seedDemo(db, { now, passwordHash: 'a hash' }));

const count = (table: PgTable, where?: Parameters<Db['$count']>[1]) => db.$count(table, where);
const words = (text: string) => text.split(/\s+/).length;

describe('what was written', () => {
  test('has an answer to every question wherever it was submitted', async () => {
    const open = await db
      .select({ reflection: reflections.uuid })
      .from(reflections)
      .innerJoin(reflectionQuestions, eq(reflectionQuestions.reflection, reflections.uuid))
      .leftJoin(
        answers,
        and(
          eq(answers.reflection, reflections.uuid),
          eq(answers.question, reflectionQuestions.question),
        ),
      )
      .where(and(isNotNull(reflections.submittedAt), sql`coalesce(${answers.answer}, '') = ''`));

    expect(open).toEqual([]);
  });

  test('says nothing twice: not in one reflection, by one learner, or to a mentor who waits', async () => {
    const texts = await db
      .select({
        learner: reflections.learner,
        answer: answers.answer,
        waits: sql<boolean>`${isWaiting}`,
      })
      .from(answers)
      .innerJoin(reflections, eq(reflections.uuid, answers.reflection))
      .where(sql`${answers.answer} <> ''`);
    // A text begins alike for everybody, but for the names in it.
    const key = (text: string) => text.slice(-60);
    const byLearner = texts.map(({ learner, answer }) => `${learner} ${key(answer)}`);
    const waiting = texts.filter(({ waits }) => waits).map(({ answer }) => key(answer));

    expect(new Set(byLearner).size).toBe(byLearner.length);
    expect(new Set(waiting).size).toBe(waiting.length);
    expect(new Set(texts.map(({ answer }) => key(answer))).size).toBeGreaterThan(150);
  });

  test('is of real length, and speaks of somebody by name', async () => {
    const written = await db.select().from(answers).where(sql`${answers.answer} <> ''`);
    const said = await db.select().from(reviews);

    for (const { answer } of written) {
      expect(words(answer), answer).toBeGreaterThanOrEqual(60);
      expect(words(answer), answer).toBeLessThanOrEqual(250);
      expect(answer).not.toMatch(/[{}]/);
    }
    for (const { review } of said) {
      expect(words(review), review).toBeGreaterThanOrEqual(30);
      expect(words(review), review).toBeLessThanOrEqual(120);
      expect(review).not.toMatch(/[{}]/);
    }
  });

  test('happens in order: begun, answered, submitted, reviewed, sent back, signed off, never in the future', async () => {
    const disordered = await db.execute(sql`
      select r.uuid from reflections r
        join users u on u.uuid = r.learner
        join answers a on a.reflection = r.uuid
        left join reviews v on v.answer = a.uuid
        where not (u.created_at < r.created_at and r.created_at <= a.created_at
          and a.created_at <= coalesce(r.sent_back_at, r.submitted_at, ${now.toISOString()})
          and coalesce(r.sent_back_at, r.created_at) <= coalesce(r.submitted_at, ${now.toISOString()})
          and (v.uuid is null or v.created_at
            between coalesce(case when r.round = 1 then r.submitted_at end, a.created_at)
              and coalesce(r.sent_back_at, r.completed_at, ${now.toISOString()}))
          and coalesce(r.completed_at, r.created_at) < ${now.toISOString()})`);
    const own = await db.$count(reflections, eq(reflections.completedBy, reflections.learner));

    expect(disordered.rows).toEqual([]);
    expect(own).toBe(0);
  });

  test('has its macrons, each as one character', async () => {
    // Addresses and what is searched are without macrons on purpose.
    const folded = ['search', 'email', 'url'];
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || getTableName(table) === 'throttles') continue;
      for (const row of await db.select().from(table)) {
        const text = JSON.stringify(row, (key, value) => (folded.includes(key) ? '' : value));
        expect(text, getTableName(table)).toBe(text.normalize('NFC'));
        expect(text).not.toMatch(/\b(Maori|whanau|korero|kereru|hapu|kaumatua|Pakeha)\b/);
      }
    }
    const withMacron = sql`~ '[āēīōū]'`;
    expect(await count(users, sql`name ${withMacron}`)).toBeGreaterThan(30);
    expect(await count(answers, sql`answer ${withMacron}`)).toBeGreaterThan(200);
    expect(await count(organisations, sql`name ${withMacron}`)).toBeGreaterThan(3);
  });

  test('reaches nobody: every address ends in .example, every link too', async () => {
    const emails = [
      ...(await db.select({ email: users.email }).from(users)),
      ...(await db.select({ email: organisations.email }).from(organisations)),
    ];
    const links = await db.select({ url: schema.assets.url }).from(schema.assets);

    for (const { email } of emails) {
      expect(email).toMatch(/\.example$/);
      expect(z.email().safeParse(email).success, email).toBe(true);
    }
    for (const { url } of links) expect(new URL(url ?? '').hostname).toMatch(/\.example$/);
  });
});
