import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { progressQuery } from '#contract/mentoring/progress.schemas.ts';
import { organisationsWith } from '#contract/organisations/organisation-rights.ts';
import { isPermitted } from '#contract/permissions.ts';
import { isOfMentor, learnsNow } from '#server/features/caseload/index.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { personWithin, type Scope, thisReflectionWithin } from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import {
  assignments,
  learnerAreas,
  memberships,
  reflections,
  users,
} from '#server/schema/index.ts';
import { learnerAreasWithin } from './areas-within.ts';

export type ProgressFilter = z.output<z.ZodObject<typeof progressQuery>>;

/** Whether somebody sees everybody's progress, as administrators of the service do. */
export const seesEverybody = ({ user }: Context): boolean => isPermitted(user, 'people.manage');

/** Conditions on `users` alone, so that counting joins nothing: learners now, in scope and as filtered. */
export function progressConditions(ctx: ScopedContext, filter: ProgressFilter): SQL | undefined {
  const { organisation, mentor, search } = filter;
  return and(
    learnersInScope(ctx),
    matches(users.search, search),
    mentor === undefined ? undefined : isOfMentor(users.uuid, mentor),
    organisation === undefined ? undefined : belongsTo(organisation),
    hasArea(ctx, filter),
  );
}

/** Active learners whose progress the caller may see. */
const learnersInScope = (ctx: ScopedContext): SQL | undefined => and(learnsNow, isVisible(ctx));

/**
 * The same for a statement that goes by memberships of organisations in the scope. Not enough by
 * itself: within organisations it is everybody who learns.
 */
export const learnersAmongMembers = (ctx: ScopedContext): SQL | undefined =>
  'organisations' in ctx.scope ? learnsNow : learnersInScope(ctx);

/** Everybody to an administrator; an organisation's to who has a role there; a mentor's own to them. */
function isVisible(ctx: ScopedContext): SQL | undefined {
  if ('organisations' in ctx.scope) return personWithin(ctx.scope, users.uuid);
  if (seesEverybody(ctx)) return undefined;
  const isOwn = isOfMentor(users.uuid, ctx.user.uuid);
  const organisations = organisationsWith('progress.read', ctx.user.organisationRoles);
  return organisations.length === 0
    ? isOwn
    : or(isOwn, personWithin({ organisations }, users.uuid));
}

const belongsTo = (organisation: string) => sql`exists (select from ${memberships}
  where ${memberships.user} = ${users.uuid} and ${memberships.organisation} = ${organisation}
    and ${memberships.leftAt} is null)`;

/**
 * Who has areas, and is as far as the filter says in one of them. That is uncorrelated, so that the
 * view is read once for all learners.
 */
function hasArea({ scope }: ScopedContext, { area, state }: ProgressFilter): SQL | undefined {
  if (state === 'none') return sql`not ${hasAnyArea(scope)}`;
  if (area === undefined && state === undefined) return hasAnyArea(scope);
  const found = and(
    area === undefined ? undefined : eq(learnerAreas.area, area),
    state === undefined ? undefined : eq(learnerAreas.state, state),
  );
  return sql`${users.uuid} in (select ${learnerAreas.learner}
    from ${learnerAreasWithin(scope)} where ${found})`;
}

const hasAnyArea = (scope: Scope) => sql`(
  exists (select from ${assignments} where ${assignments.learner} = ${users.uuid})
  or exists (select from ${reflections}
    where ${and(eq(reflections.learner, users.uuid), thisReflectionWithin(scope, reflections))}))`;
