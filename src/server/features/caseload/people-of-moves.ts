import { and } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Move, moveLearners } from '#contract/mentoring/caseload.ts';
import { lockPeople } from '#server/features/people/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { users } from '#server/schema/index.ts';
import { readMentors } from './mentors.ts';
import { formerMentors, learnersOfMentors, mentoredElsewhere } from './organisation-mentors.ts';
import type { MoveLimits } from './rules.ts';

type Body = Pick<ValidInput<typeof moveLearners>['body'], 'counted'> & { moves: readonly Move[] };
export type People = Map<string, Awaited<ReturnType<typeof lockPeople>>[number]>;

/** Everybody a move names, held until the transaction ends. Who is outside the scope is left out. */
export async function lockEverybody(ctx: ScopedContext, body: Body): Promise<People> {
  const { moves, counted } = body;
  const concerned = [
    ...moves.flatMap(({ learner, from, to }) => [learner, from, to]),
    ...counted.map(({ mentor }) => mentor),
  ];
  const named = [...new Set(concerned.filter((uuid) => uuid !== null))];
  if ('everything' in ctx.scope) return byUuid(await lockPeople(ctx, named));
  const found = await known(ctx, moves);
  const locked = await lockPeople(
    ctx,
    named.filter((uuid) => found.has(uuid)),
  );
  // Who was waited for may have left meanwhile; with their person held, nobody leaves from here on.
  const still = await known(ctx, moves);
  return byUuid(locked.filter(({ uuid }) => still.has(uuid)));
}

const byUuid = (people: readonly Awaited<ReturnType<typeof lockPeople>>[number][]): People =>
  new Map(people.map((person) => [person.uuid, person]));

const learnersIn = (moves: readonly Move[]) => moves.map(({ learner }) => learner);

async function known(ctx: ScopedContext, moves: readonly Move[]): Promise<Set<string>> {
  const isLearner = and(
    equalsAny(users.uuid, learnersIn(moves)),
    personWithin(ctx.scope, users.uuid),
  );
  const learners = await ctx.db.select({ uuid: users.uuid }).from(users).where(isLearner);
  const uuids = learners.map(({ uuid }) => uuid);
  const mentors = await readMentors(ctx);
  const former = await formerMentors(ctx, uuids);
  return new Set([...uuids, ...mentors.map(({ uuid }) => uuid), ...former]);
}

/** Asked with everybody held. */
export async function moveLimits(ctx: ScopedContext, moves: readonly Move[]): Promise<MoveLimits> {
  const mentors = moves.flatMap(({ to }) => to ?? []);
  const learners = learnersIn(moves);
  return {
    ofOrganisations: await learnersOfMentors(ctx, [...new Set(mentors)], learners),
    mentoredElsewhere: await mentoredElsewhere(ctx, learners),
  };
}
