import { type SQL, sql } from 'drizzle-orm';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import {
  memberships,
  organisationRoles,
  presentMentors,
  userRoles,
  users,
} from '#server/schema/index.ts';

/** What makes somebody a mentor, or a learner, and is about to end. */
export type Ending = {
  person: string;
  /** They can log in no more. */
  off?: boolean;
  /** Of the service they will have no role by which one mentors. */
  service?: boolean;
  /** Where they will have no role any more. */
  organisations?: readonly string[];
};

const recordsOf = (endings: readonly Ending[]): SQL => {
  const all = endings.map((ending) => ({
    off: false,
    service: false,
    organisations: [],
    ...ending,
  }));
  return sql`select person, off, service, false as learning, organisations
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as input (person uuid, off boolean, service boolean, organisations uuid[])`;
};

/**
 * The learners who have a mentor now and none once this has ended, as `mentor` and `learner` with their
 * names: the only place where that is decided. `endings` selects what `Ending` has, and as `learning`
 * that somebody will be no learner. Whoever learns no more afterwards loses nobody: `not in`, as the
 * persons are hashed then, however few of them PostgreSQL expects.
 */
export const learnersLosing = (endings: SQL): SQL => sql`
  with ending as materialized (${endings})
  select present.mentor, present.name as mentor_name, present.learner, users.name
  from ending join ${presentMentors} present on present.mentor = ending.person
  join ${users} on users.uuid = present.learner and users.active
  where exists (select from ${userRoles} r
      where r."user" = users.uuid and r.role = 'independent_learner')
    and users.uuid not in (select gone.person from ending gone where gone.off or gone.learning)
    and (ending.off or not (
      not ending.service and exists (select from ${userRoles} r
        where r."user" = ending.person and r.role in ('mentor', 'admin'))
      or exists (select from ${organisationRoles} o join ${memberships} m
          on m.organisation = o.organisation and m.left_at is null and m."user" = users.uuid
        where o."user" = ending.person and o.role = 'organisation_mentor' and o.ended_at is null
          and not o.organisation = any(ending.organisations))))`;

/** How many learners each of these people would leave without a mentor. */
export async function countLearnersLeft(
  { db }: Context,
  endings: readonly Ending[],
): Promise<Map<string, number>> {
  if (endings.length === 0) return new Map();
  const { rows } = await db.execute<{ mentor: string; learners: number }>(sql`
    select mentor, count(*)::int as learners
    from (${learnersLosing(recordsOf(endings))}) lost group by mentor`);
  return new Map(rows.map(({ mentor, learners }) => [mentor, learners]));
}

/**
 * Refuses what would leave learners without a mentor, where that was not seen. Asked before it ends; the
 * caller holds the person, as does whoever gives them a learner, so that none comes meanwhile.
 */
export async function assertNoneLeft(
  { db }: Context,
  ending: Ending,
  { without_mentor: isSeen }: { without_mentor: boolean },
): Promise<void> {
  if (isSeen) return;
  const { rows: left } = await db.execute<{ mentor_name: string; name: string }>(sql`
    ${learnersLosing(recordsOf([ending]))} order by users.name, users.uuid`);
  if (!left[0]) return;
  const learners = shortList(left.map(({ name }) => name));
  const values = { mentor: left[0].mentor_name, count: left.length, learners };
  throw invalid('without_mentor', message(organisationRolesMessages.learnersLeft, values));
}

const NAMED = 5;

function shortList(names: readonly string[]): DisplayText {
  const more = names.length - NAMED;
  if (more <= 0) return listMessage(names);
  const named = listMessage(names.slice(0, NAMED));
  return message(organisationRolesMessages.namedAndMore, { names: named, more });
}
