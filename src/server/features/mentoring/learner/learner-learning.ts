import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerLearning as contract } from '#contract/mentoring/mentoring.ts';
import { mentorOf } from '#server/features/caseload/index.ts';
import { percentComplete, stateOf } from '#server/features/mentoring/rules.ts';
import { stateColumns } from '#server/features/mentoring/worklist/state-columns.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { personWithin, type Scope, thisReflectionWithin } from '#server/platform/data/scope.ts';
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
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [learner, learning] = await Promise.all([
    readLearner(ctx, params.learner),
    learningOf(ctx, params.learner),
  ]);
  if (!learner || !(learner.isLearner || hasReflections(learning))) throw notFound();
  const { uuid, name, mentor } = learner;
  return { learner: { uuid, name }, mentor, learning };
}

/** A learner's areas in their order, then those no longer assigned in which they have written. */
export async function learningOf(ctx: ScopedContext, learner: string): Promise<Learning> {
  const [areaRows, ownReflections] = await Promise.all([
    readAreas(ctx, learner),
    readReflections(ctx, learner),
  ]);
  const podRows = await readPods(
    ctx,
    areaRows.map(({ uuid }) => uuid),
    ownReflections,
  );
  return areaRows.map((area) => {
    const podsInArea = podRows.filter((pod) => pod.area === area.uuid);
    return withProgress(area, podsInArea, ownReflections);
  });
}

type Learning = Reply<typeof contract>['learning'];

/** Somebody who is no longer a learner is still found while they have reflections. */
const hasReflections = (learning: Learning) =>
  learning.some(
    ({ pods, reflections }) =>
      reflections.length > 0 || pods.some((pod) => pod.reflections.length > 0),
  );

async function readLearner({ db, scope }: ScopedContext, uuid: string) {
  const [row] = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      mentor: mentorOf(users.uuid),
      isLearner: sql<boolean>`${userRoles.role} is not null`,
    })
    .from(users)
    .leftJoin(
      userRoles,
      and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'independent_learner')),
    )
    .where(and(eq(users.uuid, uuid), personWithin(scope, users.uuid)));
  return row;
}

type NamedPlace = { uuid: string; name: string; name_mi: string | null };
type Area = NamedPlace & { order: number | null };

function readAreas({ db, scope }: ScopedContext, learner: string): Promise<Area[]> {
  const areasBegun = db
    .select({ area: reflections.area })
    .from(reflections)
    .where(isWritten(scope, learner));
  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      order: assignments.order,
    })
    .from(areas)
    .leftJoin(assignments, and(eq(assignments.area, areas.uuid), eq(assignments.learner, learner)))
    .where(or(eq(assignments.learner, learner), inArray(areas.uuid, areasBegun)))
    .orderBy(sql`${assignments.order} nulls last`, asc(areas.name));
}

const podNames = { uuid: pods.uuid, name: pods.name, name_mi: pods.nameMi };

type OwnReflection = Awaited<ReturnType<typeof readReflections>>[number];

function readReflections({ db, scope }: ScopedContext, learner: string) {
  return db
    .select({
      ...stateColumns,
      area: reflections.area,
      pod: podNames,
    })
    .from(reflections)
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(isWritten(scope, learner))
    .orderBy(asc(pods.name));
}

const isWritten = (scope: Scope, learner: string) =>
  and(eq(reflections.learner, learner), thisReflectionWithin(scope, reflections));

type Pod = NamedPlace & { area: string };

/**
 * The active pods of each area, and those with a reflection of the learner that are inactive now or
 * no longer in the area.
 */
async function readPods(
  { db }: Context,
  areaUuids: string[],
  ownReflections: OwnReflection[],
): Promise<Pod[]> {
  if (areaUuids.length === 0) return [];
  const begunPods = ownReflections.flatMap(({ area, pod }) => (pod ? [{ area, ...pod }] : []));
  const listed = await db
    .select({ area: areaPods.area, ...podNames })
    .from(areaPods)
    .innerJoin(pods, eq(pods.uuid, areaPods.pod))
    .where(
      and(
        inArray(areaPods.area, areaUuids),
        or(
          pods.active,
          inArray(
            pods.uuid,
            begunPods.map(({ uuid }) => uuid),
          ),
        ),
      ),
    )
    .orderBy(asc(areaPods.position), asc(pods.name));
  const isListed = (pod: Pod) =>
    listed.some(({ area, uuid }) => area === pod.area && uuid === pod.uuid);
  return [...listed, ...begunPods.filter((pod) => !isListed(pod))];
}

function withProgress(area: Area, podsInArea: Pod[], ownReflections: OwnReflection[]) {
  const own = ownReflections
    .filter(({ area: of, pod }) => of === area.uuid && pod === null)
    .map(stateOf);
  const podsWithReflections = podsInArea.map(({ area: _, ...pod }) => ({
    ...pod,
    reflections: ownReflections.filter((row) => row.pod?.uuid === pod.uuid).map(stateOf),
  }));
  const percent_complete = percentComplete({
    podsDone: podsWithReflections.map(({ reflections }) => isDone(reflections)),
    areaDone: isDone(own),
  });
  return { ...area, percent_complete, pods: podsWithReflections, reflections: own };
}

const isDone = ([first]: { status: string }[]) => first?.status === 'complete';
