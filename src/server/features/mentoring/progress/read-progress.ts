import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProgressState } from '#contract/mentoring/progress.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { organisationWithin, personWithin, type Scope } from '#server/platform/data/scope.ts';
import { collated } from '#server/schema/columns.ts';
import {
  areas,
  learnerAreas,
  memberships,
  organisations,
  presentMentors,
  users,
} from '#server/schema/index.ts';
import { areasOfLearners } from './areas-within.ts';

type Cut = { limit: number; offset: number };

/** Learners by name, each with their first organisation and their mentor. */
export function readLearners(
  { db, scope }: ScopedContext,
  condition: SQL | undefined,
  { limit, offset }: Cut,
) {
  return db
    .select({
      uuid: users.uuid,
      name: users.name,
      organisation: firstOrganisation(scope),
      mentor: sql<{
        uuid: string;
        name: string;
      } | null>`case when ${presentMentors.mentor} is not null
        then json_build_object('uuid', ${presentMentors.mentor}, 'name', ${presentMentors.name}) end`,
    })
    .from(users)
    .leftJoin(presentMentors, eq(presentMentors.learner, users.uuid))
    .where(condition)
    .orderBy(asc(users.name), asc(users.uuid))
    .limit(limit)
    .offset(offset);
}

const firstOrganisation = (scope: Scope) => sql<{ uuid: string; name: string } | null>`(
  select json_build_object('uuid', ${organisations.uuid}, 'name', ${organisations.name})
  from ${memberships} join ${organisations} on ${organisations.uuid} = ${memberships.organisation}
  where ${and(
    eq(memberships.user, users.uuid),
    isNull(memberships.leftAt),
    organisationWithin(scope, memberships.organisation),
  )}
  order by ${memberships.joinedAt}, ${memberships.position}, ${organisations.uuid} limit 1)`;

export function countLearners({ db }: Context, condition: SQL | undefined): Promise<number> {
  const found = db.select({ uuid: users.uuid }).from(users).where(condition).as('found');
  return db.$count(found);
}

/** The areas of these learners, in the learner's order; those no longer assigned come last. */
export function readLearnerAreas(
  { db, scope }: ScopedContext,
  learners: readonly string[],
  area: string | undefined,
) {
  return db
    .select({
      // Typed by hand: what is read from may be a statement instead of the view.
      learner: sql<string>`${learnerAreas.learner}`,
      area: sql<string>`${learnerAreas.area}`,
      assigned: sql<boolean>`${learnerAreas.order} is not null`,
      state: sql<ProgressState>`${learnerAreas.state}`,
      done: sql<number>`${learnerAreas.done}`,
      total: sql<number>`${learnerAreas.total}`,
      waiting: sql<number>`${learnerAreas.waiting}`,
      waiting_since: sql<Date | null>`${learnerAreas.waitingSince}`.mapWith(
        learnerAreas.waitingSince,
      ),
      waiting_reflection: sql<string | null>`${learnerAreas.waitingReflection}`,
    })
    .from(areasOfLearners(scope, learners))
    .where(area === undefined ? undefined : eq(learnerAreas.area, area))
    .orderBy(sql`${learnerAreas.order} nulls last`, learnerAreas.area);
}

export function readAreaNames({ db }: Context, uuids: readonly string[]) {
  return db
    .select({ uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi })
    .from(areas)
    .where(equalsAny(areas.uuid, [...new Set(uuids)]))
    .orderBy(collated(areas.name), areas.uuid);
}

export async function organisationNamed({ db, scope }: ScopedContext, uuid: string | undefined) {
  if (uuid === undefined) return null;
  const { uuid: id, name } = organisations;
  const [found] = await db
    .select({ uuid: id, name })
    .from(organisations)
    .where(and(eq(id, uuid), organisationWithin(scope, id)));
  return found ?? null;
}

export async function mentorNamed({ db, scope }: ScopedContext, uuid: string | undefined) {
  if (uuid === undefined || uuid === 'none') return null;
  const { mentor, name } = presentMentors;
  const [found] = await db
    .select({ uuid: mentor, name })
    .from(presentMentors)
    .where(and(eq(mentor, uuid), personWithin(scope, presentMentors.learner)))
    .limit(1);
  return found ?? null;
}

/** The organisations that these learners belong to, by name. */
export function organisationsOf({ db, scope }: ScopedContext, condition: SQL | undefined) {
  const learners = db.select({ uuid: users.uuid }).from(users).where(condition);
  const members = db
    .select({ organisation: memberships.organisation })
    .from(memberships)
    .where(and(inArray(memberships.user, learners), isNull(memberships.leftAt)));
  return db
    .select({ uuid: organisations.uuid, name: organisations.name })
    .from(organisations)
    .where(and(inArray(organisations.uuid, members), organisationWithin(scope, organisations.uuid)))
    .orderBy(asc(organisations.name), organisations.uuid);
}
