import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { fileRoles } from '#server/features/imports/read/file-words.ts';
import { learnersLosing } from '#server/features/organisations/index.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { importRows, organisations, users } from '#server/schema/index.ts';

/** What follows from the changes of the rows, though no cell says it. */
export async function importEffects(ctx: ScopedContext, file: LockedImport) {
  const leaving = await leavingMentors(ctx, file);
  return {
    without_role: await countWithoutRole(ctx, file),
    without_organisation: await countWithoutOrganisation(ctx, file),
    leaving: {
      mentors: leaving.length,
      learners: leaving.reduce((sum, { learners }) => sum + learners, 0),
    },
  };
}

/**
 * New people: before they are added, whose row gives them no role, and afterwards who still has none,
 * of those that the reader finds in the list of users.
 */
async function countWithoutRole({ db, scope }: ScopedContext, { uuid, kind, state }: LockedImport) {
  // While rows are read, compared or written, the page asks every second and shows it to nobody.
  const isShown = state === 'ready' || state === 'done' || state === 'failed';
  if (kind !== 'people' || !isShown) return 0;
  if (state === 'ready') return db.$count(importRows, isNewWithout(uuid, 'roles'));
  const added = sql`select ${importRows.subject} from ${importRows} where ${isNew(uuid)}`;
  const isOne = sql`${users.uuid} in (${added}) and not ${users.hasRole}`;
  return db.$count(users, and(isOne, personWithin(scope, users.uuid)));
}

/** Whoever administers organisations alone reads 0: new people come into one of theirs. */
async function countWithoutOrganisation({ db }: Context, { uuid, kind, state }: LockedImport) {
  if (kind !== 'people' || state !== 'ready') return 0;
  return db.$count(importRows, isNewWithout(uuid, 'organisations'));
}

const isNew = (uuid: string) =>
  sql`${importRows.import} = ${uuid} and ${importRows.outcome} = 'create'`;

const isNewWithout = (uuid: string, field: 'roles' | 'organisations') =>
  sql`${isNew(uuid)} and not ${importRows.changes} @> ${JSON.stringify([{ field }])}::jsonb`;

/** Either of them lets somebody have learners. */
const mentorRoles = [fileRoles.mentor, fileRoles.admin];

type Leaving = { line: number; learners: number };

/** The rows that would end what makes somebody a mentor, and leave learners without one. */
export async function leavingMentors(
  { db }: Context,
  { uuid, kind, state }: LockedImport,
  lines?: readonly number[],
) {
  if (kind !== 'people' || state !== 'ready') return [];
  const { rows: mentors } = await db.execute<{ mentor: string; learners: number }>(sql`
    select mentor, count(*)::int as learners
    from (${learnersLosing(endingsOf(uuid))}) lost group by mentor`);
  if (mentors.length === 0) return [];
  const learners = new Map(mentors.map((row) => [row.mentor, row.learners]));
  // Not one statement: of rows that have just been stored PostgreSQL expects a handful, and would look
  // for the learners once for each of twenty thousand.
  const found = await db
    .select({ line: importRows.line, subject: importRows.subject })
    .from(importRows)
    .where(
      and(
        eq(importRows.import, uuid),
        eq(importRows.outcome, 'update'),
        sql`${importRows.subject} = any(${sql.param([...learners.keys()])}::uuid[])`,
        lines && inArray(importRows.line, [...lines]),
      ),
    );
  return found.map(
    ({ line, subject }): Leaving => ({ line, learners: learners.get(subject ?? '') ?? 0 }),
  );
}

/** Of all rows, whichever are shown: a learner may be switched off by another one than their mentor. */
function endingsOf(uuid: string): SQL {
  const names = (side: 'from' | 'to') => sql`string_to_array(change ->> ${side}, '; ')`;
  const loses = (...roles: string[]) => sql`exists (select from jsonb_array_elements(changes) change
    where change ->> 'field' = 'roles' and ${names('from')} && ${sql.param(roles)}::text[]
      and not ${names('to')} && ${sql.param(roles)}::text[])`;
  return sql`select subject as person, changes @> '[{"field": "active", "to": "No"}]' as off,
      ${loses(...mentorRoles)} as service, ${loses(fileRoles.independent_learner)} as learning,
      array(select o.uuid from jsonb_array_elements(changes) change join ${organisations} o
        on o.code = any(${names('from')}) and not o.code = any(${names('to')})
        where change ->> 'field' = 'organisations') as organisations
    from ${importRows} where import = ${uuid} and outcome = 'update'
      and (changes @> '[{"field": "active", "to": "No"}]' or changes @> '[{"field": "roles"}]'
        or changes @> '[{"field": "organisations"}]')`;
}
