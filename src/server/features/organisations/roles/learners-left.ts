import { sql } from 'drizzle-orm';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type ApiError, invalid } from '#server/platform/http/api-error.ts';

type Held = { user: string; organisation: string };

/**
 * The learners of an organisation whose mentor somebody is by their role there alone, by name: without
 * it they have none. The caller holds that person, as does whoever gives them a learner.
 */
async function learnersLeft({ db }: Context, { user, organisation }: Held) {
  const { rows } = await db.execute<{ learner: string; mentor: string }>(sql`
    select learner.name as learner, mentor.name as mentor
    from learner_mentors l
      join users learner on learner.uuid = l.learner and learner.active
      join users mentor on mentor.uuid = l.mentor
      join memberships here on here."user" = l.learner and here.organisation = ${organisation}
        and here.left_at is null
    where l.mentor = ${user}
      and exists (select from user_roles r
        where r."user" = l.learner and r.role = 'independent_learner')
      and not exists (select from user_roles r
        where r."user" = l.mentor and r.role in ('mentor', 'admin'))
      and exists (select from organisation_roles o
        where o."user" = l.mentor and o.organisation = here.organisation
          and o.role = 'organisation_mentor' and o.ended_at is null)
      and not exists (select from organisation_roles o join memberships m
          on m.organisation = o.organisation and m."user" = l.learner and m.left_at is null
        where o."user" = l.mentor and o.organisation <> here.organisation
          and o.role = 'organisation_mentor' and o.ended_at is null)
    order by learner.name, learner.uuid`);
  return rows;
}

const NAMED = 5;

/**
 * Refuses to leave learners without a mentor until that was seen. Asked in the transaction that ends the
 * role, before it ends.
 */
export async function assertLearnersSeen(
  ctx: Context,
  held: Held,
  { without_mentor: isSeen }: { without_mentor: boolean },
): Promise<void> {
  if (isSeen) return;
  const left = await learnersLeft(ctx, held);
  if (left[0])
    throw learnersLeftError(
      left[0].mentor,
      left.map(({ learner }) => learner),
    );
}

function learnersLeftError(mentor: string, names: readonly string[]): ApiError {
  const values = { mentor, count: names.length, learners: shortList(names) };
  return invalid('without_mentor', message(organisationRolesMessages.learnersLeft, values));
}

function shortList(names: readonly string[]): DisplayText {
  const more = names.length - NAMED;
  if (more <= 0) return listMessage(names);
  const named = listMessage(names.slice(0, NAMED));
  return message(organisationRolesMessages.namedAndMore, { names: named, more });
}
