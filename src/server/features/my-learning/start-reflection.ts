import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import type { startReflection as contract } from '#contract/my-learning/my-learning.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { readReflection, recordStep } from '#server/features/mentoring/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import {
  areaPods,
  areas,
  assignments,
  pods,
  reflectionQuestions,
  reflections,
} from '#server/schema/index.ts';
import { lockActiveQuestions } from './active-questions.ts';

type Place = ValidInput<typeof contract>['body'];

/** Begins a reflection with the questions active now, or returns the one that was begun before. */
export function startReflection(
  ctx: ScopedContext,
  { body: place }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const existing = await findExisting(ctx, place);
    const started = existing ?? (await begin(ctx, place));
    // Another tab was faster: by now its reflection is there.
    const uuid = started ?? (await findExisting(ctx, place));
    if (!uuid) throw new Error(`The reflection on ${place.uuid} is neither begun nor there`);
    const answer = { reflection: await readReflection(ctx, uuid) };
    return { answer, isRepeated: existing !== undefined || uuid !== started };
  });
}

async function findExisting({ db, user }: Context, { type, uuid }: Place) {
  const isAbout =
    type === 'pod'
      ? eq(reflections.pod, uuid)
      : and(eq(reflections.area, uuid), isNull(reflections.pod));
  const [row] = await db
    .select({ uuid: reflections.uuid })
    .from(reflections)
    .where(and(eq(reflections.learner, user.uuid), isAbout));
  return row?.uuid;
}

const startErrors = {
  area: {
    notYours: reflectionErrorsMessages.areaNotYours,
    withoutQuestions: reflectionErrorsMessages.areaWithoutQuestions,
  },
  pod: {
    notYours: reflectionErrorsMessages.podNotYours,
    withoutQuestions: reflectionErrorsMessages.podWithoutQuestions,
  },
};

/** Undefined where another tab has begun it in the meantime. */
async function begin(ctx: Context, place: Place): Promise<string | undefined> {
  const { db, user, now } = ctx;
  const area = await lockOwnArea(ctx, place);
  if (!area) throw invalid('uuid', startErrors[place.type].notYours);
  const questions = await lockActiveQuestions(ctx, place);
  if (questions.length === 0) throw invalid('uuid', startErrors[place.type].withoutQuestions);

  const uuid = newUuid();
  const pod = place.type === 'pod' ? place.uuid : null;
  const [begun] = await db
    .insert(reflections)
    .values({
      uuid,
      learner: user.uuid,
      area,
      pod,
      locale: questions[0]?.locale ?? 'en',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!begun) return undefined;

  await db.insert(reflectionQuestions).values(
    questions.map(({ question, wording, position }) => ({
      reflection: uuid,
      question,
      wording,
      position,
    })),
  );
  await recordStep(ctx, begun, 'begun', now);
  await recordEvent(ctx, {
    action: 'reflection.begun',
    subjectType: 'reflection',
    subject: uuid,
    after: { area, pod },
  });
  return uuid;
}

/** The first of the caller's active areas that is or holds the place; it stays assigned meanwhile. */
async function lockOwnArea({ db, user }: Context, { type, uuid }: Place) {
  const own = db
    .select({ area: assignments.area })
    .from(assignments)
    .innerJoin(areas, and(eq(areas.uuid, assignments.area), eq(areas.active, true)))
    .$dynamic();
  const isOwn = eq(assignments.learner, user.uuid);
  const query =
    type === 'area'
      ? own.where(and(isOwn, eq(areas.uuid, uuid)))
      : own
          .innerJoin(areaPods, eq(areaPods.area, areas.uuid))
          .innerJoin(pods, and(eq(pods.uuid, areaPods.pod), eq(pods.active, true)))
          .where(and(isOwn, eq(pods.uuid, uuid)));
  const [first] = await query
    .orderBy(asc(assignments.order))
    .limit(1)
    .for('key share', { of: assignments });
  return first?.area;
}
