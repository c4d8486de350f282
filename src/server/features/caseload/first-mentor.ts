import { caseloadErrorsMessages } from '#messages/mentoring/caseload-errors.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { lockEverybody, moveLimits } from './people-of-moves.ts';
import { moveErrors } from './rules.ts';
import { assignMentors, recordMentors } from './write-mentors.ts';

/** The mentor of somebody whose account is just being opened, in the caller's transaction. */
export async function setFirstMentor(
  ctx: ScopedContext,
  learner: string,
  mentor: string,
): Promise<void> {
  const moves = [{ learner, from: null, to: mentor }];
  const people = await lockEverybody(ctx, { moves, counted: [] });
  if (!people.get(learner)?.roles.includes('independent_learner')) {
    throw invalid('mentor_id', caseloadErrorsMessages.onlyLearners);
  }
  const [errors] = Object.values(moveErrors(moves, people, await moveLimits(ctx, moves)));
  if (errors) throw invalidFields({ mentor_id: errors });
  await assignMentors(ctx, moves);
  await recordMentors(ctx, moves, people);
}
