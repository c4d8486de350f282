import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { organisationRoles, presentMentors, userRoles, users } from '#server/schema/index.ts';
import { isOpenMentor } from './organisation-mentors.ts';

const holder = organisationRoles.user;
const { user, role } = userRoles;
const ofService = sql`${role} in ('mentor', 'admin')`;
const isOfService = sql<boolean>`exists (select from ${userRoles}
  where ${user} = ${users.uuid} and ${ofService})`;

/** An administrator may review as well. */
const roleOf = (ctx: ScopedContext) => sql<'mentor' | 'admin'>`case
  when exists (select from ${userRoles} where ${user} = ${users.uuid} and ${role} = 'mentor')
    or exists (select from ${organisationRoles} where ${holder} = ${users.uuid} and ${isOpenMentor(ctx)})
  then 'mentor' else 'admin' end`;

/**
 * Everybody who may have learners of the scope, by name: mentors of the service and, once they have
 * learners, of organisations. Within organisations it is their own mentors, and those of the service
 * who belong there or have learners there already: nobody else is named.
 */
export async function readMentors(ctx: ScopedContext) {
  const rows = await ctx.db
    .select({ uuid: users.uuid, name: users.name, isOfService, role: roleOf(ctx) })
    .from(users)
    .where(and(users.active, sql`${users.uuid} = any(array(${candidates(ctx)}))`))
    .orderBy(asc(users.name), asc(users.uuid));
  return rows;
}

function candidates(ctx: ScopedContext): SQL {
  const { mentor, learner } = presentMentors;
  if ('everything' in ctx.scope)
    return sql`select ${user} from ${userRoles} where ${ofService}
      union select ${holder} from ${organisationRoles} where ${isOpenMentor(ctx)}
        and exists (select from ${presentMentors} where ${mentor} = ${holder})`;
  return sql`select ${user} from ${userRoles} where ${ofService} and ${personWithin(ctx.scope, user)}
    union select ${holder} from ${organisationRoles} where ${isOpenMentor(ctx)}
    union select ${mentor} from ${presentMentors} where ${personWithin(ctx.scope, learner)}`;
}
