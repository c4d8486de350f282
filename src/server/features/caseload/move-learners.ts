import { inArray } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { moveLearners as contract, Move } from '#contract/mentoring/caseload.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { caseloadErrorsMessages } from '#messages/mentoring/caseload-errors.ts';
import { reassignReturns } from '#server/features/mentoring/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { learnerMentors } from '#server/schema/index.ts';
import { lockEverybody, moveLimits, type People } from './people-of-moves.ts';
import { countLearners, mentorsOf } from './read-caseload.ts';
import { moveErrors } from './rules.ts';
import { assignMentors, recordMentors } from './write-mentors.ts';

type Body = ValidInput<typeof contract>['body'];

/**
 * Locks everybody concerned, learners and mentors alike: of two people who share out the same
 * learners, or among the same mentors, the second is refused and told what the first has changed.
 */
export function moveLearners(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const people = await lockEverybody(ctx, body);
    const errors = moveErrors(body.moves, people, await moveLimits(ctx, body.moves));
    if (Object.keys(errors).length > 0) throw invalidFields(errors);

    const mentors = await mentorsOf(
      ctx,
      body.moves.map(({ learner }) => learner),
    );
    const currentMentor = (learner: string) => mentors.get(learner)?.uuid ?? null;
    if (body.moves.every(({ learner, to }) => currentMentor(learner) === to)) return { moved: 0 };

    const outdated = body.moves.find(({ learner, from }) => currentMentor(learner) !== from);
    if (outdated) {
      const { learner } = outdated;
      throw changedSince(mentorNow(people.get(learner), mentors.get(learner)));
    }
    await assertCounts(ctx, body, people);

    const moves = body.moves.filter(({ from, to }) => from !== to);
    await writeMoves(ctx, moves, people);
    return { moved: moves.length };
  });
}

const changedSince = (now: Message) =>
  invalid('moves', message(caseloadErrorsMessages.changed, { now }));

type Named = { name: string } | undefined;

const mentorNow = (person: Named, mentor: Named) => {
  const learner = person?.name ?? '';
  return mentor
    ? message(caseloadErrorsMessages.anotherMentor, { mentor: mentor.name, learner })
    : message(caseloadErrorsMessages.noMentor, { learner });
};

async function assertCounts(ctx: ScopedContext, { counted }: Body, people: People) {
  if (counted.length === 0) return;
  const counts = await countLearners(ctx);
  for (const { mentor, learners } of counted) {
    const count = counts.get(mentor) ?? 0;
    if (count === learners) continue;
    const { name = '' } = people.get(mentor) ?? {};
    throw changedSince(message(caseloadErrorsMessages.otherCount, { mentor: name, count }));
  }
}

async function writeMoves(ctx: Context, moves: readonly Move[], people: People): Promise<void> {
  // First, since a sign-off also holds the reflection before what is kept about its learner.
  await reassignReturns(ctx, moves);
  const leaving = moves.filter(({ to }) => to === null).map(({ learner }) => learner);
  if (leaving.length > 0) {
    await ctx.db.delete(learnerMentors).where(inArray(learnerMentors.learner, leaving));
  }
  await assignMentors(
    ctx,
    moves.filter(({ to }) => to !== null),
  );
  await recordMentors(ctx, moves, people);
}
