import { and, eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { type previewShareOut as contract, maxMoves } from '#contract/mentoring/caseload.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { asSeenAt, personWithin } from '#server/platform/data/scope.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import { learnersOf } from './caseload-learners.ts';
import { readMentors } from './mentors.ts';
import { learnersOfMentors, mentoredElsewhere } from './organisation-mentors.ts';
import { countLearners } from './read-caseload.ts';
import { shareOut } from './rules.ts';

/** Goes by how many learners each mentor has now; `moveLearners` refuses it once that has changed. */
export async function previewShareOut(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const of = body.of === 'none' ? null : body.of;
  const all = await readMentors(ctx, body.organisation);
  if (of && !(await isKnown(ctx, of, all))) throw invalid('of', invalidSelection('mentor'));
  // Each mentor has learners of all the caller's organisations; shared out are those of one.
  const shared = { ...ctx, scope: asSeenAt(ctx.scope, body.organisation) };
  const { of: mentor, last_mentor } = body;
  const [learners, counts, sharedCounts] = await Promise.all([
    learnersOf(shared, { mentor, last_mentor, search: '' }, { limit: maxMoves, offset: 0 }),
    countLearners(ctx),
    countLearners(shared),
  ]);
  if (last_mentor && learners.length === 0) await assertPerson(shared, last_mentor);
  const holders = chosenMentors(all, body.mentors).map((mentor) => ({
    ...mentor,
    has: counts.get(mentor.uuid) ?? 0,
  }));
  const newMentors = await placesFor(ctx, { learners, of }, holders);

  const moves = learners.flatMap((learner) => {
    const to = newMentors.get(learner.uuid);
    return to === undefined || to === of ? [] : [{ learner, from: of, to }];
  });
  const gets = (mentor: string) => moves.filter(({ to }) => to === mentor).length;
  return {
    moves,
    mentors: holders.map(({ uuid, name, has }) => ({
      uuid,
      name,
      has,
      will_have: has + gets(uuid) - (uuid === of ? moves.length : 0),
    })),
    staying: (last_mentor ? learners.length : (sharedCounts.get(of) ?? 0)) - moves.length,
  };
}

type Mentors = Awaited<ReturnType<typeof readMentors>>;

/** Within organisations only those who are listed there; else also somebody who mentors no more. */
const isKnown = async ({ db, scope }: ScopedContext, uuid: string, mentors: Mentors) =>
  mentors.some((mentor) => mentor.uuid === uuid) ||
  ('everything' in scope && (await db.$count(users, eq(users.uuid, uuid))) > 0);

/** Whoever left no learners may be anybody of the scope. */
async function assertPerson({ db, scope }: ScopedContext, uuid: string) {
  const isTheirs = and(eq(users.uuid, uuid), personWithin(scope, users.uuid));
  if ((await db.$count(users, isTheirs)) === 0)
    throw invalid('last_mentor', invalidSelection('mentor'));
}

/** By name and not as they were chosen, so that the same choice always has the same result. */
function chosenMentors(mentors: Mentors, chosen: readonly string[]): Mentors {
  const known = new Set(mentors.map(({ uuid }) => uuid));
  const unknown = chosen.flatMap((uuid, index) => (known.has(uuid) ? [] : [`mentors.${index}`]));
  if (unknown.length > 0) {
    const why = [invalidSelection('mentor')];
    throw invalidFields(Object.fromEntries(unknown.map((field) => [field, why])));
  }
  return mentors.filter(({ uuid }) => chosen.includes(uuid));
}

/** The new mentor of each learner whom the caller may move. */
async function placesFor(
  ctx: ScopedContext,
  { learners, of }: { learners: readonly { uuid: string }[]; of: string | null },
  holders: readonly (Mentors[number] & { has: number })[],
) {
  const uuids = learners.map(({ uuid }) => uuid);
  const ofOrganisations = holders.filter(({ isOfService }) => !isOfService);
  const [takes, kept] = await Promise.all([
    learnersOfMentors(
      ctx,
      ofOrganisations.map(({ uuid }) => uuid),
      uuids,
    ),
    mentoredElsewhere(ctx, uuids),
  ]);
  return shareOut(
    { learners: uuids.filter((uuid) => !kept.has(uuid)), of },
    holders.map(({ uuid, has }) => ({ uuid, has, takes: takes.get(uuid) })),
  );
}
