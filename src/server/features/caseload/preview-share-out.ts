import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { type previewShareOut as contract, maxMoves } from '#contract/mentoring/caseload.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import { learnersOf } from './caseload-learners.ts';
import { countLearners, readMentors } from './read-caseload.ts';
import { shareOut } from './rules.ts';

/** Goes by how many learners each mentor has now; `moveLearners` refuses it once that has changed. */
export async function previewShareOut(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const of = body.of === 'none' ? null : body.of;
  if (of && (await ctx.db.$count(users, eq(users.uuid, of))) === 0) {
    throw invalid('of', invalidSelection('mentor'));
  }
  const [learners, counts, mentors] = await Promise.all([
    learnersOf(ctx, { mentor: body.of, search: '' }, { limit: maxMoves, offset: 0 }),
    countLearners(ctx),
    chosenMentors(ctx, body.mentors),
  ]);
  const holders = mentors.map((mentor) => ({ ...mentor, has: counts.get(mentor.uuid) ?? 0 }));
  const newMentors = shareOut({ learners: learners.map(({ uuid }) => uuid), of }, holders);

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
    staying: (counts.get(of) ?? 0) - moves.length,
  };
}

/** By name and not as they were chosen, so that the same choice always has the same result. */
async function chosenMentors(ctx: Context, chosen: readonly string[]) {
  const mentors = await readMentors(ctx);
  const known = new Set(mentors.map(({ uuid }) => uuid));
  const unknown = chosen.flatMap((uuid, index) => (known.has(uuid) ? [] : [`mentors.${index}`]));
  if (unknown.length > 0) {
    const why = [invalidSelection('mentor')];
    throw invalidFields(Object.fromEntries(unknown.map((field) => [field, why])));
  }
  return mentors.filter(({ uuid }) => chosen.includes(uuid));
}
