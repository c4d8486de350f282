import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerLearning as contract } from '#contract/mentoring/mentoring.ts';
import { mentorOf } from '#server/features/caseload/index.ts';
import { percentComplete, stateOf } from '#server/features/mentoring/rules.ts';
import { stateColumns } from '#server/features/mentoring/worklist/state-columns.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import {
  areaPods,
  areas,
  assignments,
  pods,
  reflections,
  userRoles,
  users,
} from '#server/schema/index.ts';

export async function learnerLearning(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [learner, learning] = await Promise.all([
    readLearner(ctx, params.learner),
    learningOf(ctx, params.learner),
  ]);
  if (!learner || !(learner.learns || hasWritten(learning))) throw notFound();
  const { uuid, name, mentor } = learner;
  return { learner: { uuid, name }, mentor, learning };
}

/** A learner's areas in their order, then those no longer assigned in which they have written. */
export async function learningOf(ctx: Context, learner: string): Promise<Learning> {
  const [listed, written] = await Promise.all([readAreas(ctx, learner), readWritten(ctx, learner)]);
  const contents = await readPods(
    ctx,
    listed.map(({ uuid }) => uuid),
    written,
  );
  return listed.map((area) => {
    const inArea = contents.filter((pod) => pod.area === area.uuid);
    return progress(area, inArea, written);
  });
}

type Learning = Reply<typeof contract>['learning'];

/** Who no longer learns is still found by what they wrote. */
const hasWritten = (learning: Learning) =>
  learning.some(
    ({ pods, reflections }) =>
      reflections.length > 0 || pods.some((pod) => pod.reflections.length > 0),
  );

async function readLearner({ db }: Context, uuid: string) {
  const [row] = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      mentor: mentorOf(users.uuid),
      learns: sql<boolean>`${userRoles.role} is not null`,
    })
    .from(users)
    .leftJoin(
      userRoles,
      and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'independent_learner')),
    )
    .where(eq(users.uuid, uuid));
  return row;
}

type Named = { uuid: string; name: string; name_mi: string | null };
type Area = Named & { order: number | null };

function readAreas({ db }: Context, learner: string): Promise<Area[]> {
  const writtenIn = db
    .select({ area: reflections.area })
    .from(reflections)
    .where(eq(reflections.learner, learner));
  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      order: assignments.order,
    })
    .from(areas)
    .leftJoin(assignments, and(eq(assignments.area, areas.uuid), eq(assignments.learner, learner)))
    .where(or(eq(assignments.learner, learner), inArray(areas.uuid, writtenIn)))
    .orderBy(sql`${assignments.order} nulls last`, asc(areas.name));
}

const podNames = { uuid: pods.uuid, name: pods.name, name_mi: pods.nameMi };

type Written = Awaited<ReturnType<typeof readWritten>>[number];

function readWritten({ db }: Context, learner: string) {
  return db
    .select({
      ...stateColumns,
      area: reflections.area,
      pod: podNames,
    })
    .from(reflections)
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(eq(reflections.learner, learner))
    .orderBy(asc(pods.name));
}

type Pod = Named & { area: string };

/**
 * Of each area its active pods, and those the learner has written in though they are not active or
 * have been taken out of the area since.
 */
async function readPods({ db }: Context, inAreas: string[], written: Written[]): Promise<Pod[]> {
  if (inAreas.length === 0) return [];
  const begun = written.flatMap(({ area, pod }) => (pod ? [{ area, ...pod }] : []));
  const listed = await db
    .select({ area: areaPods.area, ...podNames })
    .from(areaPods)
    .innerJoin(pods, eq(pods.uuid, areaPods.pod))
    .where(
      and(
        inArray(areaPods.area, inAreas),
        or(
          pods.active,
          inArray(
            pods.uuid,
            begun.map(({ uuid }) => uuid),
          ),
        ),
      ),
    )
    .orderBy(asc(areaPods.position), asc(pods.name));
  const isListed = (pod: Pod) =>
    listed.some(({ area, uuid }) => area === pod.area && uuid === pod.uuid);
  return [...listed, ...begun.filter((pod) => !isListed(pod))];
}

function progress(area: Area, inArea: Pod[], written: Written[]) {
  const own = written.filter(({ area: of, pod }) => of === area.uuid && pod === null).map(stateOf);
  const withReflections = inArea.map(({ area: _, ...pod }) => ({
    ...pod,
    reflections: written.filter((one) => one.pod?.uuid === pod.uuid).map(stateOf),
  }));
  const percent_complete = percentComplete({
    podsDone: withReflections.map(({ reflections }) => isDone(reflections)),
    areaDone: isDone(own),
  });
  return { ...area, percent_complete, pods: withReflections, reflections: own };
}

const isDone = ([first]: { status: string }[]) => first?.status === 'complete';
