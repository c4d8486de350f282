import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { mentorBoard as contract } from '#contract/mentoring/caseload.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { asSeenAt } from '#server/platform/data/scope.ts';
import { readMentors } from './mentors.ts';
import { countLearners, nothingWaits, waitingByMentor } from './read-caseload.ts';

export async function mentorBoard(
  whole: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const ctx = { ...whole, scope: asSeenAt(whole.scope, query.organisation) };
  const [mentors, learners, waiting] = await Promise.all([
    readMentors(ctx),
    countLearners(ctx),
    waitingByMentor(ctx),
  ]);
  const loadOf = (mentor: string | null) => ({
    learners: learners.get(mentor) ?? 0,
    ...(waiting.get(mentor) ?? nothingWaits),
  });
  return {
    mentors: mentors.map((mentor) => ({ ...mentor, ...loadOf(mentor.uuid) })),
    without: loadOf(null),
  };
}
