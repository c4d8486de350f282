import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#contract/permissions.ts';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { demoAccounts } from './named-records.ts';
import { databaseContents, seedDemo } from './seed.ts';

const { answers, areas, assignments, certificates, organisations, pods, questions } = schema;
const { reflections, regions, reviews, subscriptions, users } = schema;

const { db } = await testDatabase();
const now = new Date('2026-11-20T07:30:00Z');
const isWaiting = and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt));

beforeAll(() => seedDemo(db, { now, passwordHash: 'a hash' }));

const count = (table: PgTable, where?: Parameters<Db['$count']>[1]) => db.$count(table, where);

describe('the demo as product.md promises it', () => {
  test('about 40 organisations, at least two in each of the twelve regions', async () => {
    const perRegion = await db
      .select({ name: regions.name, count: sql<number>`count(*)::int` })
      .from(organisations)
      .innerJoin(regions, eq(regions.uuid, organisations.region))
      .groupBy(regions.name);

    expect(perRegion).toHaveLength(12);
    expect(Math.min(...perRegion.map((region) => region.count))).toBeGreaterThan(1);
    expect(await count(organisations)).toBeGreaterThan(37);
    expect(await count(organisations, sql`code like '0%'`)).toBeGreaterThan(2);
  });

  test('300 people, each role active, inactive and invited, some with several or none', async () => {
    const people = await db
      .select({
        active: users.active,
        invited: sql<boolean>`password_hash is null`,
        verified: sql<boolean>`email_verified_at is not null`,
        roles: sql<string[]>`array(select role from user_roles where "user" = ${users.uuid})`,
      })
      .from(users);
    const some = (role: string | null, state: Partial<(typeof people)[number]>) =>
      people.some(
        (person) =>
          (role === null ? person.roles.length === 0 : person.roles.includes(role)) &&
          Object.entries(state).every(([key, value]) => person[key as 'active'] === value),
      );

    expect(people).toHaveLength(300);
    for (const role of roles) {
      expect(some(role, { active: true, verified: true }), role).toBe(true);
      expect(some(role, { active: false }), role).toBe(true);
      expect(some(role, { invited: true, verified: false }), role).toBe(true);
    }
    expect(some(null, { active: true, verified: true })).toBe(true);
    expect(some(null, { verified: false, invited: false })).toBe(true);
    expect(people.filter((person) => person.roles.length > 1).length).toBeGreaterThan(5);
  });

  test('8 areas and 30 pods, all with questions: some shared, unassigned or inactive', async () => {
    const inAreas = sql<number>`(select count(*)::int from area_pods where pod = pods.uuid)`;
    const asked = sql<number>`(select count(*)::int from questions where pod = pods.uuid)`;
    const all = await db.select({ active: pods.active, inAreas, asked }).from(pods);

    expect(await count(areas)).toBe(8);
    expect(await count(areas, eq(areas.active, false))).toBe(1);
    expect(all).toHaveLength(30);
    expect(all.filter((pod) => pod.inAreas === 2)).toHaveLength(3);
    expect(all.filter((pod) => pod.inAreas === 0)).toHaveLength(3);
    expect(all.filter(({ active }) => !active)).toHaveLength(3);
    expect(Math.min(...all.map((pod) => pod.asked))).toBe(4);
    expect(await count(questions, isNotNull(questions.area))).toBe(40);
  });

  test('60 learners with one to three areas, and reflections in every state', async () => {
    const perLearner = await db
      .select({ areas: sql<number>`count(*)::int` })
      .from(assignments)
      .groupBy(assignments.learner);
    const begun = await db.$count(reflections, isNull(reflections.submittedAt));
    const complete = await db.$count(reflections, isNotNull(reflections.completedAt));
    const withNothing = await db.execute(sql`
      select 1 from assignments a where not exists (
        select 1 from reflections r where r.learner = a.learner and r.area = a.area)`);

    expect(perLearner).toHaveLength(60);
    expect(new Set(perLearner.map((learner) => learner.areas))).toEqual(new Set([1, 2, 3]));
    expect(begun).toBeGreaterThan(20);
    expect(complete).toBeGreaterThan(100);
    expect(withNothing.rowCount).toBeGreaterThan(5);
  });

  test('12 to 18 reflections wait, for an hour to twelve days, some partly reviewed', async () => {
    const waiting = await db
      .select({
        submittedAt: reflections.submittedAt,
        reviewed: sql<number>`count(${reviews.uuid})::int`,
      })
      .from(reflections)
      .innerJoin(answers, eq(answers.reflection, reflections.uuid))
      .leftJoin(reviews, eq(reviews.answer, answers.uuid))
      .where(isWaiting)
      .groupBy(reflections.uuid);
    const hours = waiting.map(({ submittedAt }) => (+now - Number(submittedAt)) / 3_600_000);
    const [kept] = await db
      .select({ total: sql<number>`sum(${schema.listTotals.difference})::int` })
      .from(schema.listTotals)
      .where(eq(schema.listTotals.list, 'reflections.waiting'));

    expect(waiting.length).toBeGreaterThanOrEqual(12);
    expect(waiting.length).toBeLessThanOrEqual(18);
    expect(Math.min(...hours)).toBeGreaterThan(1);
    expect(Math.max(...hours)).toBeLessThan(12 * 24);
    expect(waiting.filter(({ reviewed }) => reviewed > 0).length).toBeGreaterThan(3);
    expect(kept?.total).toBe(waiting.length);
  });

  test('120 subscriptions in every status of Stripe', async () => {
    const statuses = await db
      .select({ status: subscriptions.stripeStatus })
      .from(subscriptions)
      .groupBy(subscriptions.stripeStatus);

    const early = await db.execute(sql`
      select 1 from subscriptions s join users u on u.uuid = s."user"
        where s.created_at < u.created_at`);

    expect(await count(subscriptions)).toBe(120);
    expect(early.rowCount).toBe(0);
    expect(statuses).toHaveLength(8);
    expect(await count(subscriptions, isNotNull(subscriptions.endsAt))).toBeGreaterThan(10);
  });

  test('a certificate in force for each area signed off, numbered without gaps', async () => {
    const signedOff = await count(
      reflections,
      and(isNotNull(reflections.completedAt), isNull(reflections.pod)),
    );
    const issued = await db.select().from(certificates).orderBy(certificates.issuedAt);
    const years = await db.select().from(schema.certificateNumbers);
    const numbers = years.flatMap(({ year, last }) =>
      Array.from({ length: last }, (_, i) => `SW-${year}-${String(i + 1).padStart(5, '0')}`),
    );

    expect(issued.filter(({ withdrawnAt }) => !withdrawnAt)).toHaveLength(signedOff);
    // One in another name, one of a sign-off that came too soon; a third has no successor yet.
    expect(issued.filter(({ replacedBy }) => replacedBy)).toHaveLength(2);
    expect(issued.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(3);
    expect(issued.map(({ number }) => number)).toEqual(numbers.sort());
    for (const { code } of issued) expect(code).toMatch(/^[a-z2-7]{26}$/);
  });

  test('English and te reo Māori, and a history', async () => {
    const languages = await db.select().from(schema.languages).orderBy(schema.languages.code);

    expect(languages.map(({ nativeName }) => nativeName)).toEqual(['English', 'Te reo Māori']);
    expect(await count(schema.auditEvents)).toBeGreaterThan(300);
  });

  test('bells that have something to say, of what waits and of what came back', async () => {
    const unreadOf = (uuid: string) =>
      count(schema.notices, and(eq(schema.notices.recipient, uuid), isNull(schema.notices.readAt)));
    const { rows: strange } = await db.execute(sql`
      select 1 from notices n join reflections r on r.uuid = n.reflection
        where n.at > ${now.toISOString()}::timestamptz or n.recipient = n.actor
          or (n.kind = 'certificate_issued') <> (n.certificate is not null)
          or (n.kind in ('submitted', 'resubmitted') and n.read_at is null
            and (r.submitted_at is null or r.completed_at is not null))`);

    expect(await unreadOf(demoAccounts.mentor.uuid)).toBeGreaterThan(3);
    expect(await unreadOf(demoAccounts.learner.uuid)).toBeGreaterThan(0);
    expect(await unreadOf(demoAccounts.designer.uuid)).toBe(2);
    expect(strange).toEqual([]);
  });
});

describe('a database', () => {
  test('that holds the demo says so, and takes it no second time', async () => {
    expect(await databaseContents(db)).toBe('demo');
    await expect(seedDemo(db, { now, passwordHash: 'x' })).rejects.toThrow();
    expect(await count(users)).toBe(300);
  });

  test('that was only migrated holds nothing, and one with a person in it something else', async () => {
    const { db: fresh } = await testDatabase();
    expect(await databaseContents(fresh)).toBe('nothing');

    await fresh
      .insert(users)
      .values({ uuid: demoAccounts.admin.uuid, name: 'A', email: 'a@b.example' });
    expect(await databaseContents(fresh)).toBe('other');
  });
});
