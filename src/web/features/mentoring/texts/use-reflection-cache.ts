import { useQueryClient } from '@tanstack/react-query';
import { type Reflection, type Review, showReflection } from '#contract/mentoring/mentoring.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/**
 * Shows what the server just answered at once. Waiting for the next fetch would show the old text
 * for a moment after the draft is gone.
 */
export function useReflectionCache(uuid: string) {
  const client = useQueryClient();
  const { queryKey } = read(showReflection, { params: { uuid } });
  return {
    put(reflection: Reflection) {
      client.setQueryData(queryKey, { reflection });
      return untilRendered();
    },
    putReview(answer: string, review: Review) {
      client.setQueryData(queryKey, (cached) =>
        cached ? { reflection: withReview(cached.reflection, answer, review) } : cached,
      );
      return untilRendered();
    },
    /** When the server said what is shown. */
    receivedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now(),
    latest: () => client.getQueryData(queryKey)?.reflection,
    invalidate: () => client.invalidateQueries({ queryKey }),
  };
}

export function withReview(reflection: Reflection, uuid: string, review: Review): Reflection {
  const questions = reflection.questions.map((question) => ({
    ...question,
    answers: question.answers.map((answer) =>
      answer.uuid === uuid
        ? { ...answer, reviews: [review, ...without(answer.reviews, review)] }
        : answer,
    ),
  }));
  return { ...reflection, questions };
}

const without = (reviews: readonly Review[], { uuid }: Review) =>
  reviews.filter((review) => review.uuid !== uuid);
