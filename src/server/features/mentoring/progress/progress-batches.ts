import type { ScopedContext } from '#server/platform/data/context.ts';
import { filteredBy } from '#server/platform/data/scope.ts';
import { type ProgressFilter, progressConditions } from './progress-conditions.ts';
import { readAreaNames, readLearnerAreas, readLearners } from './read-progress.ts';

const BATCH = 500;

/** Every learner that the filters find, a row for each of their areas, and one for who has none. */
export async function* progressBatches(whole: ScopedContext, filter: ProgressFilter) {
  const ctx = { ...whole, scope: filteredBy(whole.scope, filter.organisation) };
  const condition = progressConditions(ctx, filter);
  for (let offset = 0; ; offset += BATCH) {
    const learners = await readLearners(ctx, condition, { limit: BATCH, offset });
    const states = await readLearnerAreas(
      ctx,
      learners.map(({ uuid }) => uuid),
      filter.area,
    );
    const names = await readAreaNames(
      ctx,
      states.map(({ area }) => area),
    );
    const nameOf = new Map(names.map(({ uuid, name }) => [uuid, name]));
    const byLearner = Map.groupBy(states, ({ learner }) => learner);
    yield learners.flatMap((learner) =>
      (byLearner.get(learner.uuid) ?? [null]).map((state) => ({
        learner,
        area: nameOf.get(state?.area ?? '') ?? '',
        state,
      })),
    );
    if (learners.length < BATCH) return;
  }
}
