import { and, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import {
  personWithin,
  reflectionWithin,
  thisReflectionWithin,
} from '#server/platform/data/scope.ts';
import { presentMentors, reflections, userRoles, users } from '#server/schema/index.ts';

/** A condition on `users`: active, and an independent learner. */
export const learnsNow = sql`(${users.active} and exists (select from ${userRoles}
  where ${userRoles.user} = ${users.uuid} and ${userRoles.role} = 'independent_learner'))`;

/** The same of whose uuid this is. As a join or `exists` PostgreSQL would read all learners there are. */
export const stillLearns = (learner: PgColumn) =>
  sql`(select ${learnsNow} from ${users} where ${users.uuid} = ${learner})`;

export const isWaiting = and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt));

const rowCount = sql<number>`count(*)::int`;

/** How many learners each mentor has; under null, how many have none. */
export async function countLearners({
  db,
  scope,
}: ScopedContext): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ mentor: presentMentors.mentor, learners: rowCount })
    .from(users)
    .leftJoin(presentMentors, eq(presentMentors.learner, users.uuid))
    .where(and(learnsNow, personWithin(scope, users.uuid)))
    .groupBy(presentMentors.mentor);
  return new Map(rows.map(({ mentor, learners }) => [mentor, learners]));
}

type Waiting = { waiting: number; oldest: Date | null };

export const nothingWaits: Waiting = { waiting: 0, oldest: null };

/** One that was reopened waits since then. */
export const waitingSince = sql<Date>`greatest(${reflections.submittedAt}, ${reflections.reopenedAt})`;

const oldest = min(waitingSince).mapWith(reflections.submittedAt);

/**
 * The submitted reflections of those who learn now, by mentor; under null, those of learners without
 * one. Each number is the sum over the learners that it stands for.
 */
export async function waitingByMentor({
  db,
  scope,
}: ScopedContext): Promise<Map<string | null, Waiting>> {
  const rows = await db
    .select({ mentor: presentMentors.mentor, waiting: rowCount, oldest })
    .from(reflections)
    .leftJoin(presentMentors, eq(presentMentors.learner, reflections.learner))
    .where(and(isWaiting, stillLearns(reflections.learner), reflectionWithin(scope, reflections)))
    .groupBy(presentMentors.mentor);
  return new Map(rows.map(({ mentor, ...waiting }) => [mentor, waiting]));
}

/** The submitted reflections by learner. */
export async function waitingByLearner(
  { db, scope }: ScopedContext,
  learners: readonly string[],
): Promise<Map<string, Waiting>> {
  const { learner } = reflections;
  const rows = await db
    .select({ learner, waiting: rowCount, oldest })
    .from(reflections)
    .where(and(isWaiting, equalsAny(learner, learners), thisReflectionWithin(scope, reflections)))
    .groupBy(learner);
  return new Map(rows.map(({ learner, ...waiting }) => [learner, waiting]));
}

type Mentor = { uuid: string; name: string };

/** The learner's own mentor, for a list of anything that has a learner. */
export const mentorOf = (learner: PgColumn): SQL<Mentor | null> => sql`(
  select json_build_object('uuid', own.mentor, 'name', own.name)
  from present_mentors own where own.learner = ${learner})`;

/** The current mentors by learner; a learner without one is left out. */
export async function mentorsOf(
  { db }: Context,
  learners: readonly string[],
): Promise<Map<string, Mentor>> {
  const rows = await db
    .select()
    .from(presentMentors)
    .where(sql`${presentMentors.learner} = any(${sql.param(learners)}::uuid[])`);
  return new Map(rows.map(({ learner, mentor, name }) => [learner, { uuid: mentor, name }]));
}
