import { sql } from 'drizzle-orm';
import type { Move } from '#contract/mentoring/caseload.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { learnerMentors } from '#server/schema/index.ts';

/** All rows in one JSON parameter: one for each value would cost more than the rows themselves. */
export async function assignMentors(
  { db, now, user }: Context,
  moves: readonly Move[],
): Promise<void> {
  await db
    .insert(learnerMentors)
    .select(sql`
      select learner, "to", ${now.toISOString()}::timestamptz, ${user.uuid}::uuid
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given (learner uuid, "to" uuid)`)
    .onConflictDoUpdate({
      target: learnerMentors.learner,
      set: { mentor: sql`excluded.mentor`, since: sql`excluded.since`, by: sql`excluded."by"` },
    });
}

type People = ReadonlyMap<string, { uuid: string; name: string }>;

/** The history of each learner who got another mentor, or lost theirs. */
export async function recordMentors(
  ctx: Context,
  moves: readonly Move[],
  people: People,
): Promise<void> {
  const historyFields = (uuid: string | null) => {
    const person = uuid === null ? undefined : people.get(uuid);
    return { mentor: person ? { uuid: person.uuid, name: person.name } : null };
  };
  await recordEvents(
    ctx,
    moves.map(({ learner, from, to }) => ({
      action: 'learner.mentor-set',
      subjectType: 'user',
      subject: learner,
      before: historyFields(from),
      after: historyFields(to),
    })),
  );
}
