import { and, asc, eq, sql } from 'drizzle-orm';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { presentMentors, userRoles, users } from '#server/schema/index.ts';

/**
 * Ends what made somebody a mentor. Refused, and so undone with the caller's transaction, where learners
 * have no mentor afterwards and that was not seen. The caller holds the person, as does whoever gives
 * them a learner, so that none comes meanwhile.
 */
export async function endMentoring(
  ctx: Context,
  mentor: string,
  { without_mentor: isSeen }: { without_mentor: boolean },
  end: () => Promise<void>,
): Promise<void> {
  const before = isSeen ? [] : await learnersOf(ctx, mentor);
  await end();
  const after = before.length > 0 ? await learnersOf(ctx, mentor) : [];
  const kept = new Set(after.map(({ uuid }) => uuid));
  const left = before.filter(({ uuid }) => !kept.has(uuid));
  if (!left[0]) return;
  const learners = shortList(left.map(({ name }) => name));
  const values = { mentor: left[0].mentor, count: left.length, learners };
  throw invalid('without_mentor', message(organisationRolesMessages.learnersLeft, values));
}

const learnersOf = ({ db }: Context, mentor: string) =>
  db
    .select({ uuid: users.uuid, name: users.name, mentor: presentMentors.name })
    .from(presentMentors)
    .innerJoin(users, and(eq(users.uuid, presentMentors.learner), users.active))
    .where(
      and(
        eq(presentMentors.mentor, mentor),
        sql`exists (select from ${userRoles}
          where ${userRoles.user} = ${users.uuid} and ${userRoles.role} = 'independent_learner')`,
      ),
    )
    .orderBy(asc(users.name), asc(users.uuid));

const NAMED = 5;

function shortList(names: readonly string[]): DisplayText {
  const more = names.length - NAMED;
  if (more <= 0) return listMessage(names);
  const named = listMessage(names.slice(0, NAMED));
  return message(organisationRolesMessages.namedAndMore, { names: named, more });
}
