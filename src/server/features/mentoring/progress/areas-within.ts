import { type SQL, sql } from 'drizzle-orm';
import {
  personWithin,
  reflectionWithin,
  type Scope,
  thisReflectionWithin,
} from '#server/platform/data/scope.ts';
import { learnerAreasOf } from '#server/schema/index.ts';

const written = {
  learner: sql`written.learner`,
  area: sql`written.area`,
  createdAt: sql`written.created_at`,
};

/** `learner_areas`, under its own name: of what may be seen within a scope, where that is not everything. */
export function learnerAreasWithin(scope: Scope): SQL {
  const isTheirs = personWithin(scope, sql`given.learner`);
  const isShown = reflectionWithin(scope, written);
  return isTheirs && isShown ? narrowed(isTheirs, isShown) : sql`learner_areas`;
}

/** The same of a few learners, whom the caller has cut to the scope: nothing is read of anybody else. */
export function areasOfLearners(scope: Scope, learners: readonly string[]): SQL {
  const these = sql`any(${sql.param(learners)}::uuid[])`;
  const isShown = thisReflectionWithin(scope, written) ?? sql`true`;
  return narrowed(sql`given.learner = ${these}`, sql`written.learner = ${these} and ${isShown}`);
}

function narrowed(isTheirs: SQL, isShown: SQL): SQL {
  const found = learnerAreasOf({
    assignments: sql`(select * from assignments given where ${isTheirs})`,
    reflections: sql`(select * from reflections written where ${isShown})`,
  });
  return sql`(${found}) learner_areas`;
}
