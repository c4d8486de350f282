import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type {
  assignMany as assigning,
  previewAssignments as preview,
} from '#contract/mentoring/assignments.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { assignments } from '#server/schema/index.ts';
import { lockAssignableAreas } from './lock-assignable-areas.ts';
import { type Learner, lockLearners, readAllLearners } from './read-learners.ts';
import { type ListedArea, recordAssignments } from './record-assignments.ts';
import { freeSlots, outcomes } from './rules.ts';

type Body = ValidInput<typeof assigning>['body'];

/** What `assignMany` would do, as things stand now. */
export function previewAssignments(
  ctx: ScopedContext,
  { body }: ValidInput<typeof preview>,
): Promise<Reply<typeof preview>> {
  return inTransaction(ctx, async (ctx) => {
    await lockAssignableAreas(ctx, body.areas_list);
    const plans = await plan(ctx, body);
    return { outcomes: plans.map(outcomeOf) };
  });
}

/** Adds areas to many learners, by their state at this moment, whatever a preview said before. */
export function assignMany(
  ctx: ScopedContext,
  { body }: ValidInput<typeof assigning>,
): Promise<Reply<typeof assigning>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLearners(ctx, body.learners);
    await lockAssignableAreas(ctx, body.areas_list);
    const plans = await plan(ctx, body);
    await applyPlans(ctx, plans);
    return { outcomes: plans.map(outcomeOf), assigned_at: ctx.now };
  });
}

type AssignedArea = ListedArea & { slot: number };
type Plan = { learner: Learner; assigned: AssignedArea[]; areas: ReturnType<typeof outcomes> };

const outcomeOf = ({ learner, areas }: Plan) => ({ learner, areas });

/** In the order in which the learners are listed. */
async function plan(ctx: ScopedContext, { learners, areas_list }: Body): Promise<Plan[]> {
  const known = await readAllLearners(ctx, learners);
  const assignedTo = Map.groupBy(await readAssigned(ctx, learners), ({ learner }) => learner);

  return known.map((learner) => {
    const assigned = assignedTo.get(learner.uuid) ?? [];
    const areas = outcomes(
      learner,
      assigned.map(({ area }) => area),
      areas_list,
    );
    return { learner, assigned, areas };
  });
}

function readAssigned({ db }: Context, learners: string[]) {
  const { learner, area, slot, order } = assignments;
  return db
    .select({ learner, area, slot, order })
    .from(assignments)
    .where(equalsAny(learner, learners))
    .orderBy(order);
}

async function applyPlans(ctx: Context, plans: Plan[]): Promise<void> {
  const changes = plans
    .map(({ learner, assigned, areas }) => {
      const added = areas.filter(({ outcome }) => outcome === 'will_get');
      const slots = freeSlots(assigned, added.length);
      const rows = added.flatMap(({ uuid }, index) => {
        const slot = slots[index];
        return slot ? [{ ...slot, area: uuid }] : [];
      });
      return { learner: learner.uuid, assigned, rows };
    })
    .filter(({ rows }) => rows.length > 0);
  if (changes.length === 0) return;

  await insertRows(
    ctx,
    changes.flatMap(({ learner, rows }) => rows.map((row) => ({ learner, ...row }))),
  );
  await recordAssignments(
    ctx,
    changes.map(({ learner, assigned, rows }) => ({
      learner,
      before: assigned,
      after: [...assigned, ...rows],
    })),
  );
}

/** All rows in one JSON parameter: one for each value would cost more than the rows themselves. */
async function insertRows(
  { db, user, now }: Context,
  rows: (AssignedArea & { learner: string })[],
) {
  await db.insert(assignments).select(sql`
    select learner, area, slot, "order", ${user.uuid}::uuid, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as input (learner uuid, area uuid, slot smallint, "order" integer)`);
}
