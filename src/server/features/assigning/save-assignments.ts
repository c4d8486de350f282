import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { saveAssignments as contract } from '#contract/mentoring/assignments.ts';
import { message } from '#lib/messages/message.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { assignments } from '#server/schema/index.ts';
import { assertAreasAsSeen } from './assert-areas-as-seen.ts';
import { assertMayTake } from './assert-may-take.ts';
import { readAssignments } from './learner-assignments.ts';
import { lockAssignableAreas } from './lock-assignable-areas.ts';
import { lockLearners, readLearner } from './read-learners.ts';
import { recordAssignments } from './record-assignments.ts';
import { repeated } from './rules.ts';

type Body = ValidInput<typeof contract>['body'];

/** Replaces a learner's areas. Reflections of an area that is removed stay, for when it comes back. */
export function saveAssignments(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLearners(ctx, [body.learner_id]);
    const learner = await readActiveLearner(ctx, body.learner_id);
    const before = await readSlots(ctx, body.learner_id);
    const chosen = inOrder(body);
    const [present, wanted] = [before.map(areaOf), chosen.map(areaOf)];
    await assertAreasAsSeen(ctx, learner, { seen: body.seen, present, wanted });
    await lockAssignableAreas(ctx, body.areas_list, present);
    assertOrder(body);
    await assertMayTake(
      ctx,
      body.learner_id,
      before.filter(({ area }) => !body.areas_list.includes(area)),
    );

    await replace(ctx, learner.uuid, chosen, before);
    return { data: await readAssignments(ctx, body.learner_id) };
  });
}

async function readActiveLearner(ctx: ScopedContext, uuid: string) {
  const learner = await readLearner(ctx, uuid);
  if (!learner) throw invalid('learner_id', invalidSelection('learner'));
  if (!learner.active) {
    throw invalid(
      'learner_id',
      message(learningErrorsMessages.learnerNotActive, { learner: learner.name }),
    );
  }
  return learner;
}

function inOrder({ areas_list, order_by }: Body) {
  return areas_list
    .map((area, index) => ({ area, order: order_by[index] ?? index + 1 }))
    .sort((a, b) => a.order - b.order);
}

function assertOrder({ areas_list, order_by }: Body) {
  if (order_by.length !== areas_list.length) {
    throw invalid('order_by', learningErrorsMessages.noOrder);
  }
  const repeats = [...repeated(order_by)].map((index) => [
    `order_by.${index}`,
    [message(learningErrorsMessages.orderTwice, { number: order_by[index] ?? '' })],
  ]);
  if (repeats.length > 0) throw invalidFields(Object.fromEntries(repeats));
}

const areaOf = ({ area }: { area: string }) => area;

type Row = typeof assignments.$inferSelect;

function readSlots({ db }: Context, learner: string): Promise<Row[]> {
  return db
    .select()
    .from(assignments)
    .where(eq(assignments.learner, learner))
    .orderBy(assignments.order);
}

async function replace(
  ctx: Context,
  learner: string,
  chosen: ReturnType<typeof inOrder>,
  before: Row[],
) {
  const previous = before.map(({ area, order }) => ({ area, order }));
  if (isDeepStrictEqual(chosen, previous)) return;

  // All are deleted and inserted again, because areas may swap their slots and orders.
  await ctx.db.delete(assignments).where(eq(assignments.learner, learner));
  const rows = chosen.map((assignment, index) => {
    const { assignedBy, assignedAt } = before.find(({ area }) => area === assignment.area) ?? {
      assignedBy: ctx.user.uuid,
      assignedAt: ctx.now,
    };
    return { ...assignment, learner, slot: index + 1, assignedBy, assignedAt };
  });
  await ctx.db.insert(assignments).values(rows);
  await recordAssignments(ctx, [{ learner, before: previous, after: chosen }]);
}
