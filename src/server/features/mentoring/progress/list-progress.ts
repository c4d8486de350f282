import { asc } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type {
  progress as contract,
  progressFilters as filtersContract,
} from '#contract/mentoring/progress.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { filteredBy, personWithin } from '#server/platform/data/scope.ts';
import { collated } from '#server/schema/columns.ts';
import { areas, presentMentors } from '#server/schema/index.ts';
import { learnersAmongMembers, progressConditions, seesEverybody } from './progress-conditions.ts';
import {
  countLearners,
  mentorNamed,
  organisationNamed,
  organisationsOf,
  readAreaNames,
  readLearnerAreas,
  readLearners,
} from './read-progress.ts';

/** Cuts the page first, so that only its few learners' reflections are counted. */
export async function listProgress(
  whole: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const ctx = { ...whole, scope: filteredBy(whole.scope, query.organisation) };
  const condition = progressConditions(ctx, query);
  const [learners, total, organisation, mentor] = await Promise.all([
    readLearners(ctx, condition, limitOffset(query)),
    countLearners(ctx, condition),
    organisationNamed(ctx, query.organisation),
    mentorNamed(ctx, query.mentor),
  ]);
  const states = await readLearnerAreas(
    ctx,
    learners.map(({ uuid }) => uuid),
    query.area,
  );
  const rows = learners.map((learner) => ({
    ...learner,
    areas: states.filter((state) => state.learner === learner.uuid),
  }));
  return {
    progress: paged(rows, total, query),
    areas: await readAreaNames(
      ctx,
      states.map(({ area }) => area),
    ),
    about: { organisation, mentor },
  };
}

export async function progressFilters(ctx: ScopedContext): Promise<Reply<typeof filtersContract>> {
  const isForAll = seesEverybody(ctx);
  const namesMentors = isForAll || 'organisations' in ctx.scope;
  const [areaRows, organisations, mentors] = await Promise.all([
    ctx.db
      .select({ uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi })
      .from(areas)
      .orderBy(collated(areas.name), areas.uuid),
    isForAll ? [] : organisationsOf(ctx, learnersAmongMembers(ctx)),
    namesMentors ? mentorsWithLearners(ctx) : [],
  ]);
  return { areas: areaRows, organisations, mentors };
}

function mentorsWithLearners({ db, scope }: ScopedContext) {
  return db
    .selectDistinct({ uuid: presentMentors.mentor, name: presentMentors.name })
    .from(presentMentors)
    .where(personWithin(scope, presentMentors.learner))
    .orderBy(asc(presentMentors.name), presentMentors.mentor);
}
