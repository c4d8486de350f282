import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { saveAssignments as contract } from '#contract/assignments.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { noSuch } from '#contract/sentences.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid, invalidFields } from '#server/platform/refusal.ts';
import { assignments } from '#server/schema/index.ts';
import { learningRefusalsText } from '#texts/learning-refusals.ts';
import { say } from '#texts/text.ts';
import { holdAreas } from './hold-areas.ts';
import { readAssignments } from './read-assignments.ts';
import { holdLearners, readLearner } from './read-learners.ts';
import { repeated } from './rules.ts';

type Body = Input<typeof contract>['body'];

/** Replaces a learner's areas. What was written in an area that goes stays, and waits for it. */
export function saveAssignments(
  ctx: Context,
  { body }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await holdLearners(ctx, [body.learner_id]);
    await refuseLearner(ctx, body.learner_id);
    const before = await readPlaces(ctx, body.learner_id);
    await holdAreas(
      ctx,
      body.areas_list,
      before.map(({ area }) => area),
    );
    refuseOrder(body);

    await replace(ctx, body, before);
    return { data: await readAssignments(ctx, body.learner_id) };
  });
}

async function refuseLearner(ctx: Context, uuid: string) {
  const learner = await readLearner(ctx, uuid);
  if (!learner) throw invalid('learner_id', noSuch('learner'));
  if (!learner.active) {
    throw invalid(
      'learner_id',
      say(learningRefusalsText.learnerNotActive, { learner: learner.name }),
    );
  }
}

function refuseOrder({ areas_list, order_by }: Body) {
  if (order_by.length !== areas_list.length) {
    throw invalid('order_by', learningRefusalsText.noOrder);
  }
  const twice = [...repeated(order_by)].map((index) => [
    `order_by.${index}`,
    [say(learningRefusalsText.orderTwice, { number: order_by[index] ?? '' })],
  ]);
  if (twice.length > 0) throw invalidFields(Object.fromEntries(twice));
}

type Row = typeof assignments.$inferSelect;

function readPlaces({ db }: Context, learner: string): Promise<Row[]> {
  return db
    .select()
    .from(assignments)
    .where(eq(assignments.learner, learner))
    .orderBy(assignments.order);
}

async function replace(ctx: Context, { learner_id, areas_list, order_by }: Body, before: Row[]) {
  const chosen = areas_list
    .map((area, index) => ({ area, order: order_by[index] ?? index + 1 }))
    .sort((one, other) => one.order - other.order);
  const had = before.map(({ area, order }) => ({ area, order }));
  if (isDeepStrictEqual(chosen, had)) return;

  // Away with all and in again, because slots and orders may change places among themselves.
  await ctx.db.delete(assignments).where(eq(assignments.learner, learner_id));
  const rows = chosen.map((one, index) => {
    const { assignedBy, assignedAt } = before.find(({ area }) => area === one.area) ?? {
      assignedBy: ctx.user.uuid,
      assignedAt: ctx.now,
    };
    return { ...one, learner: learner_id, slot: index + 1, assignedBy, assignedAt };
  });
  await ctx.db.insert(assignments).values(rows);
  await recordEvent(ctx, {
    action: 'assignment.changed',
    subjectType: 'assignment',
    subject: learner_id,
    before: { areas: had },
    after: { areas: chosen },
  });
}
