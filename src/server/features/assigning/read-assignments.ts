import { asc, eq } from 'drizzle-orm';
import type { Assignment } from '#contract/mentoring/assignments.ts';
import type { Context } from '#server/platform/data/context.ts';
import { areas, assignments } from '#server/schema/index.ts';

/** A learner's areas, in their order. */
export function readAssignments({ db }: Context, learner: string): Promise<Assignment[]> {
  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      order: assignments.order,
      active: areas.active,
    })
    .from(assignments)
    .innerJoin(areas, eq(areas.uuid, assignments.area))
    .where(eq(assignments.learner, learner))
    .orderBy(asc(assignments.order));
}
