import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { undoAssignMany as contract } from '#contract/mentoring/assignments.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { jsonRows } from '#server/platform/data/json-rows.ts';
import { areas, assignments, auditEvents } from '#server/schema/index.ts';
import { type Learner, lockLearners, readAllLearners } from './read-learners.ts';
import { type ListedArea, recordAssignments } from './record-assignments.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { undoOutcomes } from './rules.ts';

type Body = ValidInput<typeof contract>['body'];

/**
 * Removes what one call of `assignMany` gave, for as long as it is as it was given. As with every
 * removal, what learners have written stays. Doing it again removes nothing.
 */
export function undoAssignMany(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLearners(ctx, body.learners);
    await assertAreasExist(ctx, body.areas_list);
    const plans = await plan(ctx, body);
    await applyPlans(ctx, plans);
    return { outcomes: plans.map(({ learner, areas }) => ({ learner, areas })) };
  });
}

/** Areas that have been switched off since are taken away like any other. */
async function assertAreasExist({ db }: Context, listed: readonly string[]) {
  const rows = await db
    .select({ uuid: areas.uuid })
    .from(areas)
    .where(inArray(areas.uuid, [...listed]));
  const known = new Set(rows.map(({ uuid }) => uuid));
  refuseUnknown('areas_list', listed, (uuid) => known.has(uuid));
}

type Plan = { learner: Learner; held: ListedArea[]; areas: ReturnType<typeof undoOutcomes> };

async function plan(ctx: ScopedContext, body: Body): Promise<Plan[]> {
  const learners = await readAllLearners(ctx, body.learners);
  const givenTo = await readGiven(ctx, body);
  const heldBy = Map.groupBy(await readHeld(ctx, body), ({ learner }) => learner);

  return learners.map((learner) => {
    const held = heldBy.get(learner.uuid) ?? [];
    return { learner, held, areas: undoOutcomes(givenTo.get(learner.uuid) ?? [], held) };
  });
}

/**
 * What each learner was given then, by the history: an assignment keeps who made it and when, but not
 * in which place, and whoever orders areas anew has decided on them since.
 */
async function readGiven({ db, user }: Context, { learners, areas_list, assigned_at }: Body) {
  const rows = await db
    .select({
      learner: auditEvents.subject,
      before: sql<ListedArea[]>`${auditEvents.before}->'areas'`,
      after: sql<ListedArea[]>`${auditEvents.after}->'areas'`,
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.actor, user.uuid),
        eq(auditEvents.at, assigned_at),
        eq(auditEvents.action, 'assignment.changed'),
        equalsAny(auditEvents.subject, learners),
      ),
    );
  return new Map(
    rows.map(({ learner, before, after }) => {
      const isNew = ({ area }: ListedArea) => before.every((other) => other.area !== area);
      const given = after.filter((listed) => isNew(listed) && areas_list.includes(listed.area));
      return [learner, given];
    }),
  );
}

function readHeld({ db, user }: Context, { learners, assigned_at }: Body) {
  const { learner, area, order, assignedBy, assignedAt } = assignments;
  const isOfThatCall = and(eq(assignedBy, user.uuid), eq(assignedAt, assigned_at));
  return db
    .select({ learner, area, order, isOfThatCall: sql<boolean>`coalesce(${isOfThatCall}, false)` })
    .from(assignments)
    .where(equalsAny(learner, learners))
    .orderBy(order);
}

async function applyPlans(ctx: Context, plans: Plan[]): Promise<void> {
  const changes = plans
    .map(({ learner, held, areas }) => {
      const isRemoved = ({ area }: ListedArea) =>
        areas.some(({ uuid, outcome }) => uuid === area && outcome === 'removed');
      const removed = held.filter(isRemoved).map(({ area }) => ({ learner: learner.uuid, area }));
      return { learner, held, removed, kept: held.filter((listed) => !isRemoved(listed)) };
    })
    .filter(({ removed }) => removed.length > 0);
  if (changes.length === 0) return;

  const rows = jsonRows(
    assignments,
    ['learner', 'area'],
    changes.flatMap(({ removed }) => removed),
  );
  await ctx.db
    .delete(assignments)
    .where(
      sql`(${assignments.learner}, ${assignments.area}) in (select learner, area from ${rows})`,
    );
  await recordAssignments(
    ctx,
    changes.map(({ learner, held, kept }) => ({
      learner: learner.uuid,
      before: held,
      after: kept,
    })),
  );
}
