import { useQueryClient } from '@tanstack/react-query';
import { type Reflection, type Review, showReflection } from '#contract/mentoring/mentoring.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/**
 * What the server just answered is shown at once. Waiting for the next reading would show the old
 * text for a moment after the draft is gone.
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
      client.setQueryData(queryKey, (known) =>
        known ? { reflection: withReview(known.reflection, answer, review) } : known,
      );
      return untilRendered();
    },
    latest: () => client.getQueryData(queryKey)?.reflection,
    readAgain: () => client.invalidateQueries({ queryKey }),
  };
}

export function withReview(reflection: Reflection, answer: string, review: Review): Reflection {
  const questions = reflection.questions.map((question) => ({
    ...question,
    answers: question.answers.map((one) =>
      one.uuid === answer ? { ...one, reviews: [review, ...without(one.reviews, review)] } : one,
    ),
  }));
  return { ...reflection, questions };
}

const without = (reviews: readonly Review[], { uuid }: Review) =>
  reviews.filter((one) => one.uuid !== uuid);
