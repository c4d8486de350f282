import { eq } from 'drizzle-orm';
import { mentorOf } from '#server/features/caseload/index.ts';
import { isReopened, turnOf } from '#server/features/mentoring/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { areas, pods, reflections, users } from '#server/schema/index.ts';
import { heldBy } from './offered.ts';
import { questionsCount, reviewedCount } from './reviewed-count.ts';
import { stateColumns } from './state-columns.ts';
import { returnedTo } from './still-reviews.ts';

/** The rows of a mentor's list, in the order of `uuids`. */
export async function readQueueRows(ctx: Context, uuids: readonly string[]) {
  const rows = await ctx.db
    .select({
      uuid: reflections.uuid,
      questions_count: questionsCount,
      reviewed_count: reviewedCount,
      learner: { uuid: users.uuid, name: users.name },
      area: { uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi },
      pod: { uuid: pods.uuid, name: pods.name, name_mi: pods.nameMi },
      returned_to: returnedTo,
      mentor: mentorOf(reflections.learner),
      held_by: heldBy(ctx),
      state: stateColumns,
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(equalsAny(reflections.uuid, uuids))
    // A named statement is planned once: planning was most of what this one cost.
    .prepare('queue_rows')
    .execute();

  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => {
    const row = byUuid.get(uuid);
    return row ? [toReply(row)] : [];
  });
}

type Row = {
  pod: Place | null;
  area: Place;
  state: Parameters<typeof turnOf>[0] & { round: number };
};
type Place = { name: string; name_mi: string | null };

function toReply<R extends Row>({ state, ...row }: R) {
  const { name, name_mi } = row.pod ?? row.area;
  const type = row.pod ? ('pod' as const) : ('area' as const);
  const reopened = isReopened(state);
  const { round, submittedAt: submitted_at } = state;
  return { ...row, round, turn: turnOf(state), submitted_at, reopened, name, name_mi, type };
}
