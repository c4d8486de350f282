import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { organisationRoles, presentMentors, userRoles, users } from '#server/schema/index.ts';
import { isOpenMentor } from './organisation-mentors.ts';

const holder = organisationRoles.user;
const { user, role } = userRoles;
const ofService = sql`${role} in ('mentor', 'admin')`;

// Not `exists`: among selected columns Drizzle names a column without its table, so that inside of a
// query of roles it would be a column of the role.
const isOfService = sql<boolean>`${users.uuid} in (select ${user} from ${userRoles} where ${ofService})`;

/** Invited, and never here since. */
const invited = sql<boolean>`(${users.invitedAt} is not null and ${users.passwordHash} is null
  and ${users.lastLoginAt} is null)`;

/** An administrator may review as well. */
const roleOf = (ctx: ScopedContext) => sql<'mentor' | 'admin'>`case
  when ${users.uuid} in (select ${user} from ${userRoles} where ${role} = 'mentor')
    or ${users.uuid} in (select ${holder} from ${organisationRoles} where ${isOpenMentor(ctx)})
  then 'mentor' else 'admin' end`;

/**
 * Everybody who may have learners of the scope, by name: mentors of the service and, once they have
 * learners, of organisations; of the one that is named before that, too. Within organisations it is
 * their own mentors, and those of the service who belong there or have learners there already: nobody
 * else is named.
 */
export async function readMentors(ctx: ScopedContext, organisation?: string) {
  const rows = await ctx.db
    .select({ uuid: users.uuid, name: users.name, isOfService, role: roleOf(ctx), invited })
    .from(users)
    .where(
      and(users.active, sql`${users.uuid} = any(array(${candidates(ctx, organisation ?? null)}))`),
    )
    .orderBy(asc(users.name), asc(users.uuid));
  return rows;
}

function candidates(ctx: ScopedContext, organisation: string | null): SQL {
  const { mentor, learner } = presentMentors;
  if ('everything' in ctx.scope)
    return sql`select ${user} from ${userRoles} where ${ofService}
      union select ${holder} from ${organisationRoles} where ${isOpenMentor(ctx)}
        and (${organisationRoles.organisation} = ${organisation}
          or exists (select from ${presentMentors} where ${mentor} = ${holder}))`;
  return sql`select ${user} from ${userRoles} where ${ofService} and ${personWithin(ctx.scope, user)}
    union select ${holder} from ${organisationRoles} where ${isOpenMentor(ctx)}
    union select ${mentor} from ${presentMentors} where ${personWithin(ctx.scope, learner)}`;
}
