import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { organisationWithin, personElsewhere, personWithin } from '#server/platform/data/scope.ts';
import {
  auditEvents,
  memberships,
  organisationRoles,
  presentMentors,
} from '#server/schema/index.ts';

/** A role as mentor of an organisation of the scope. */
export const isOpenMentor = ({ scope }: ScopedContext) =>
  and(
    eq(organisationRoles.role, 'organisation_mentor'),
    isNull(organisationRoles.endedAt),
    organisationWithin(scope, organisationRoles.organisation),
  );

/** Of these people, the mentors of organisations, each with those of the learners who belong there. */
export async function learnersOfMentors(
  ctx: ScopedContext,
  mentors: readonly string[],
  learners: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await ctx.db
    .select({
      mentor: organisationRoles.user,
      learners: sql<
        string[]
      >`coalesce(array_agg(${memberships.user}) filter (where ${memberships.user} is not null), '{}')`,
    })
    .from(organisationRoles)
    .leftJoin(
      memberships,
      and(
        eq(memberships.organisation, organisationRoles.organisation),
        isNull(memberships.leftAt),
        equalsAny(memberships.user, learners),
      ),
    )
    .where(and(equalsAny(organisationRoles.user, mentors), isOpenMentor(ctx)))
    .groupBy(organisationRoles.user);
  return new Map(rows.map(({ mentor, learners }) => [mentor, new Set(learners)]));
}

/**
 * Those of these learners whose mentor the caller does not change, with that mentor's name: they belong
 * to another organisation too, and their mentor is nobody of the caller's.
 */
export async function mentoredElsewhere(
  ctx: ScopedContext,
  learners: readonly string[],
): Promise<Map<string, string>> {
  if ('everything' in ctx.scope) return new Map();
  const { learner, mentor, name } = presentMentors;
  const isOwn = or(
    personWithin(ctx.scope, mentor),
    sql`exists (select from ${organisationRoles}
      where ${organisationRoles.user} = ${mentor} and ${isOpenMentor(ctx)})`,
  );
  const rows = await ctx.db
    .select({ learner, name })
    .from(presentMentors)
    .where(
      and(equalsAny(learner, learners), personElsewhere(ctx.scope, learner), isOwn && not(isOwn)),
    );
  return new Map(rows.map(({ learner, name }) => [learner, name]));
}

/** From whom the caller took these learners within a day: an undo gives them back, whoever they are. */
export async function formerMentors(
  { db, now, user }: ScopedContext,
  learners: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ mentor: sql<string | null>`${auditEvents.before}->'mentor'->>'uuid'` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.actor, user.uuid),
        eq(auditEvents.action, 'learner.mentor-set'),
        equalsAny(auditEvents.subject, learners),
        sql`${auditEvents.at} > ${now.toISOString()}::timestamptz - interval '1 day'`,
      ),
    );
  return rows.flatMap(({ mentor }) => mentor ?? []);
}
