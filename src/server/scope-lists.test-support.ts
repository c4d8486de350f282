import { randomUUID as newUuid } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { flag } from '#contract/fields/fields.schemas.ts';
import {
  answers,
  auditEvents,
  memberships,
  organisationRoles,
  organisations,
  reflections,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import type { Person, World } from '#testing/world.ts';
import { houses } from './scope.test-support.ts';
import { importAbout } from './scope-imports.test-support.ts';

const isList = ({ method, scoped, path }: Endpoint) =>
  method === 'GET' && scoped !== undefined && !/:(?!term)/.test(path);

/** What a list can be sorted by, and narrowed to by a choice. */
function valuesOf(schema: unknown): readonly string[] {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const inner: unknown = isWrapped ? schema.unwrap() : schema;
  if (inner === flag) return ['1', '0'];
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

/** Every scoped list as it comes, in each order, narrowed by each choice, and its second page. */
export const lists = endpoints.filter(isList).flatMap((endpoint) => {
  const { query } = schemasOf(endpoint);
  const shape: Record<string, unknown> = query instanceof z.ZodObject ? query.shape : {};
  const chosen = Object.entries(shape).flatMap(([key, schema]) =>
    valuesOf(schema).map((value) => ({ [key]: value })),
  );
  const second = 'page' in shape ? [{ page: '2', per_page: '1' }] : [];
  const all = [{}, ...chosen].map((query) => ({ ...query, per_page: '100' }));
  return [...all, ...second].map((query) => ({ endpoint, query }));
});

type Answer = { list: string; status: number; reply: unknown };

export async function readLists(world: World, caller: Person): Promise<Answer[]> {
  const found: Answer[] = [];
  for (const { endpoint, query } of lists) {
    const { status, reply } = await world.as(caller)(endpoint, { params: { term: 'kura' }, query });
    found.push({ list: `${endpoint.path} ${JSON.stringify(query)}`, status, reply });
  }
  return found;
}

const long = (days: number) => new Date(Date.now() - days * 86_400_000);

/** An organisation with its people, one of whom came from another, and whatever can go on elsewhere. */
export async function neighbours(world: World) {
  const { db } = world;
  const { own, other, its } = await houses(world);
  const caller = await world.person('Tama of both roles');
  await world.organisationRole(caller, 'organisation_admin', own);
  await world.organisationRole(caller, 'organisation_mentor', own);
  const mover = await world.person('Moana', 'independent_learner');
  await db.insert(memberships).values([
    { user: mover.uuid, organisation: other, joinedAt: long(90), leftAt: long(30) },
    { user: mover.uuid, organisation: own, joinedAt: long(30) },
  ]);
  // Areas are everybody's, and so there before.
  const [area, second] = [await world.area(), await world.area()];
  for (const of of [area, second])
    await world.reflection({ uuid: its.own.person }, { area: of, answers: [] });
  const [here, there] = [await world.reflection(mover), await world.reflection(mover)];
  const began = (at: Date, uuid: string) =>
    db.update(reflections).set({ createdAt: at }).where(eq(reflections.uuid, uuid));
  await began(long(20), here.uuid);
  await began(long(60), there.uuid);
  for (const person of [its.own.person, its.both.person, mover.uuid])
    await db.insert(subscriptions).values(subscriptionOf(person, long(-300)));

  /** Newcomers, work, roles, names, files and what was written before: nothing of it is the caller's. */
  async function elsewhere(): Promise<void> {
    for (const name of ['Aaa Kura', 'Zzz Kura']) {
      const newcomer = await world.person(name, 'independent_learner', { createdAt: long(900) });
      const { uuid: user } = newcomer;
      await db.insert(memberships).values({ user, organisation: other, joinedAt: long(90) });
      await world.reflection(newcomer, { area, answers: [], submittedAt: long(200) });
      const done = { submittedAt: long(9), completedAt: new Date() };
      await world.reflection(newcomer, { area: second, answers: [], ...done });
      await db.insert(subscriptions).values(subscriptionOf(user, long(100)));
      await db.insert(auditEvents).values(eventOf(user));
      await importAbout(world, newcomer, [other]);
      await world.mentored({ uuid: its.other.person }, [newcomer]);
    }
    for (const of of [area, second]) {
      const sent = { area: of, answers: [], submittedAt: long(40) };
      const { uuid } = await world.reflection(mover, sent);
      await began(long(50), uuid);
    }
    const done = { submittedAt: long(45), completedAt: new Date() };
    await db.update(reflections).set(done).where(eq(reflections.uuid, there.uuid));
    await db.update(answers).set({ answer: 'kura' }).where(eq(answers.reflection, there.uuid));
    const moved = and(eq(memberships.user, its.both.person), eq(memberships.organisation, other));
    await db
      .update(memberships)
      .set({ joinedAt: long(400) })
      .where(moved);
    await world.organisationRole({ uuid: its.both.person }, 'organisation_viewer', other);
    const renamed = { name: 'Aaaa Kura', code: 'AAA', city: 'Aaa' };
    await db.update(organisations).set(renamed).where(eq(organisations.uuid, other));
    const ended = { endedAt: new Date() };
    await db.update(organisationRoles).set(ended).where(eq(organisationRoles.uuid, its.other.role));
    await db.update(users).set({ name: 'Aaa' }).where(eq(users.uuid, its.other.person));
  }
  return { caller, elsewhere };
}

const subscriptionOf = (user: string, endsAt: Date) => ({
  uuid: newUuid(),
  user,
  name: 'Kura annual',
  stripeStatus: 'active',
  endsAt,
});

const eventOf = (subject: string) => ({
  uuid: newUuid(),
  at: new Date(),
  action: 'user.changed',
  subjectType: 'user',
  subject,
});
