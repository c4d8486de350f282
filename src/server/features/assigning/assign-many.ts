import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type {
  assignMany as assigning,
  previewAssignments as preview,
} from '#contract/mentoring/assignments.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { assignments } from '#server/schema/index.ts';
import { lockAssignableAreas } from './lock-assignable-areas.ts';
import { type Learner, lockLearners, readLearners } from './read-learners.ts';
import { freeSlots, outcomes } from './rules.ts';

type Body = ValidInput<typeof assigning>['body'];

/** What would come of it, as things stand now. */
export function previewAssignments(
  ctx: Context,
  { body }: ValidInput<typeof preview>,
): Promise<Reply<typeof preview>> {
  return inTransaction(ctx, async (ctx) => {
    await lockAssignableAreas(ctx, body.areas_list);
    const plans = await plan(ctx, body);
    return { outcomes: plans.map(outcomeOf) };
  });
}

/** Adds areas to many learners, by what is so at this moment, whatever a preview said before. */
export function assignMany(
  ctx: Context,
  { body }: ValidInput<typeof assigning>,
): Promise<Reply<typeof assigning>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLearners(ctx, body.learners);
    await lockAssignableAreas(ctx, body.areas_list);
    const plans = await plan(ctx, body);
    await applyPlans(ctx, plans);
    return { outcomes: plans.map(outcomeOf) };
  });
}

type AssignedArea = { area: string; slot: number; order: number };
type Plan = { learner: Learner; held: AssignedArea[]; areas: ReturnType<typeof outcomes> };

const outcomeOf = ({ learner, areas }: Plan) => ({ learner, areas });

/** In the order the learners were given. */
async function plan(ctx: Context, { learners, areas_list }: Body): Promise<Plan[]> {
  const wanted = [...new Set(learners)];
  const found = new Map((await readLearners(ctx, wanted)).map((row) => [row.uuid, row]));
  const held = Map.groupBy(await readAssigned(ctx, wanted), ({ learner }) => learner);

  const unknown = wanted.filter((uuid) => !found.has(uuid));
  if (unknown.length > 0) {
    const fields = unknown.map((uuid) => `learners.${learners.indexOf(uuid)}`);
    const why = [invalidSelection('learner')];
    throw invalidFields(Object.fromEntries(fields.map((field) => [field, why])));
  }
  return wanted.flatMap((uuid) => {
    const learner = found.get(uuid);
    if (!learner) return [];
    const has = held.get(uuid) ?? [];
    const areas = outcomes(
      learner,
      has.map(({ area }) => area),
      areas_list,
    );
    return [{ learner, held: has, areas }];
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
    .map(({ learner, held, areas }) => {
      const added = areas.filter(({ outcome }) => outcome === 'will_get');
      const places = freeSlots(held, added.length);
      const rows = added.flatMap(({ uuid }, index) => {
        const place = places[index];
        return place ? [{ ...place, area: uuid }] : [];
      });
      return { learner: learner.uuid, held, rows };
    })
    .filter(({ rows }) => rows.length > 0);
  if (changes.length === 0) return;

  await insertRows(
    ctx,
    changes.flatMap(({ learner, rows }) => rows.map((row) => ({ learner, ...row }))),
  );
  await recordEvents(
    ctx,
    changes.map(({ learner, held, rows }) => ({
      action: 'assignment.changed',
      subjectType: 'assignment',
      subject: learner,
      before: { areas: held.map(historyFields) },
      after: { areas: [...held, ...rows].map(historyFields) },
    })),
  );
}

/** All in one parameter: a parameter for each value would cost more than the rows themselves. */
async function insertRows(
  { db, user, now }: Context,
  rows: (AssignedArea & { learner: string })[],
) {
  await db.insert(assignments).select(sql`
    select learner, area, slot, "order", ${user.uuid}::uuid, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (learner uuid, area uuid, slot smallint, "order" integer)`);
}

const historyFields = ({ area, order }: AssignedArea) => ({ area, order });
