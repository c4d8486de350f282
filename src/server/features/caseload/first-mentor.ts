import { caseloadErrorsMessages } from '#messages/mentoring/caseload-errors.ts';
import { lockPeople } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { moveErrors } from './rules.ts';
import { assignMentors, recordMentors } from './write-mentors.ts';

/** The mentor of somebody whose account is just being opened, in the caller's transaction. */
export async function setFirstMentor(ctx: Context, learner: string, mentor: string): Promise<void> {
  const locked = await lockPeople(ctx, [learner, mentor]);
  const people = new Map(locked.map((person) => [person.uuid, person]));
  if (!people.get(learner)?.roles.includes('independent_learner')) {
    throw invalid('mentor_id', caseloadErrorsMessages.onlyLearners);
  }
  const moves = [{ learner, from: null, to: mentor }];
  const [errors] = Object.values(moveErrors(moves, people));
  if (errors) throw invalidFields({ mentor_id: errors });
  await assignMentors(ctx, moves);
  await recordMentors(ctx, moves, people);
}
