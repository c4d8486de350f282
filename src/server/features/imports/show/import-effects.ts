import { sql } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { fileRoles } from '#server/features/imports/read/file-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows, presentMentors, users } from '#server/schema/index.ts';

/** What follows from the changes of the rows, though no cell says it. */
export async function importEffects(ctx: Context, file: LockedImport) {
  const leaving = await leavingMentors(ctx, file);
  return {
    without_role: await countWithoutRole(ctx, file),
    leaving: {
      mentors: leaving.length,
      learners: leaving.reduce((sum, { learners }) => sum + learners, 0),
    },
  };
}

/** New people: before they are added, whose row gives them no role, and afterwards who still has none. */
async function countWithoutRole({ db }: Context, { uuid, kind, state }: LockedImport) {
  // While rows are read, compared or written, the page asks every second and shows it to nobody.
  const isShown = state === 'ready' || state === 'done' || state === 'failed';
  if (kind !== 'people' || !isShown) return 0;
  const isNew = sql`${importRows.import} = ${uuid} and ${importRows.outcome} = 'create'`;
  if (state === 'ready') {
    const hasNone = sql`not ${importRows.changes} @> '[{"field": "roles"}]'`;
    return db.$count(importRows, sql`${isNew} and ${hasNone}`);
  }
  const added = sql`select ${importRows.subject} from ${importRows} where ${isNew}`;
  return db.$count(users, sql`${users.uuid} in (${added}) and not ${users.hasRole}`);
}

/** Either of them lets somebody have learners. */
const mentorRoles = [fileRoles.mentor, fileRoles.admin];

type Leaving = { line: number; learners: number };

/**
 * The rows that would switch off a mentor, or take the role from them, while they have learners. Who
 * mentors at a learner's organisation keeps that one without the role of the whole service.
 */
export async function leavingMentors(
  { db }: Context,
  { uuid, kind, state }: LockedImport,
  lines?: readonly number[],
) {
  if (kind !== 'people' || state !== 'ready') return [];
  const namesMentor = (side: 'from' | 'to') =>
    sql`string_to_array(change ->> ${side}, '; ') && ${sql.param(mentorRoles)}::text[]`;
  const ofLines = lines ? sql`and line = any(${sql.param(lines)}::int[])` : sql``;
  const isSwitchedOff = sql`changes @> '[{"field": "active", "to": "No"}]'`;
  const losesRole = sql`exists (select from jsonb_array_elements(changes) change
    where change ->> 'field' = 'roles' and ${namesMentor('from')} and not ${namesMentor('to')})`;
  const staysAtOrganisation = sql`exists (select from organisation_roles o join memberships m
    on m.organisation = o.organisation and m.left_at is null and m."user" = learner
    where o."user" = mentor and o.role = 'organisation_mentor' and o.ended_at is null)`;
  const { rows } = await db.execute<Leaving>(sql`
    select line, count(*)::int as learners
    from ${importRows} join ${presentMentors} on mentor = subject
    where import = ${uuid} and outcome = 'update' ${ofLines}
      and (${isSwitchedOff} or ${losesRole} and not ${staysAtOrganisation})
    group by line`);
  return rows;
}
