import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { progressQuery } from '#contract/mentoring/progress.schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { matches } from '#server/platform/data/search.ts';
import {
  assignments,
  learnerAreas,
  memberships,
  presentMentors,
  reflections,
  userRoles,
  users,
} from '#server/schema/index.ts';

export type ProgressFilter = z.output<z.ZodObject<typeof progressQuery>>;

/** Whose progress somebody may see: administrators everybody's, mentors that of their own learners. */
export const seesEverybody = ({ user }: Context): boolean => isPermitted(user, 'people.manage');

/** Conditions on `users`, joined with `present_mentors`: learners now, in scope and as filtered. */
export function progressConditions(ctx: Context, filter: ProgressFilter): SQL | undefined {
  const { organisation, mentor, search } = filter;
  return and(
    learnersInScope(ctx),
    matches(users.search, search),
    mentor === undefined ? undefined : isOfMentor(mentor),
    organisation === undefined ? undefined : belongsTo(organisation),
    hasArea(filter),
  );
}

/** Active learners whose progress the caller may see. */
export const learnersInScope = (ctx: Context): SQL | undefined =>
  and(
    users.active,
    sql`exists (select from ${userRoles}
      where ${userRoles.user} = ${users.uuid} and ${userRoles.role} = 'independent_learner')`,
    seesEverybody(ctx) ? undefined : eq(presentMentors.mentor, ctx.user.uuid),
  );

const isOfMentor = (mentor: string) =>
  mentor === 'none' ? isNull(presentMentors.mentor) : eq(presentMentors.mentor, mentor);

const belongsTo = (organisation: string) => sql`exists (select from ${memberships}
  where ${memberships.user} = ${users.uuid} and ${memberships.organisation} = ${organisation}
    and ${memberships.leftAt} is null)`;

/**
 * Who has areas, and is as far as the filter says in one of them. That is uncorrelated, so that the
 * view is read once for all learners.
 */
function hasArea({ area, state }: ProgressFilter): SQL | undefined {
  if (state === 'none') return sql`not ${hasAnyArea}`;
  if (area === undefined && state === undefined) return hasAnyArea;
  const found = and(
    area === undefined ? undefined : eq(learnerAreas.area, area),
    state === undefined ? undefined : eq(learnerAreas.state, state),
  );
  return sql`${users.uuid} in (select ${learnerAreas.learner} from ${learnerAreas} where ${found})`;
}

const hasAnyArea = sql`(exists (select from ${assignments} where ${assignments.learner} = ${users.uuid})
  or exists (select from ${reflections} where ${reflections.learner} = ${users.uuid}))`;
