import { type SQL, sql } from 'drizzle-orm';
import { personWithin, reflectionWithin, type Scope } from '#server/platform/data/scope.ts';
import { learnerAreasOf } from '#server/schema/index.ts';

/** `learner_areas`, under its own name: of what may be seen within a scope, where that is not everything. */
export function learnerAreasWithin(scope: Scope): SQL {
  const isTheirs = personWithin(scope, sql`given.learner`);
  const isShown = reflectionWithin(scope, {
    learner: sql`written.learner`,
    area: sql`written.area`,
    createdAt: sql`written.created_at`,
  });
  if (!isTheirs || !isShown) return sql`learner_areas`;
  const found = learnerAreasOf({
    assignments: sql`(select * from assignments given where ${isTheirs})`,
    reflections: sql`(select * from reflections written where ${isShown})`,
  });
  return sql`(${found}) learner_areas`;
}
