import type { Question, Reflection } from '#contract/mentoring.ts';
import { useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { placeOf, reviewDraft } from './reflection-drafts.ts';
import { currentAnswer, currentReview } from './steps.ts';
import { savedReview, useWriteReview } from './use-write-review.ts';

/** The mentor's review of one answer. */
export function useReviewText(reflection: Reflection, question: Question, number: number) {
  const send = useWriteReview(reflection);
  return useKeptText({
    name: reviewDraft(currentAnswer(question)?.uuid ?? ''),
    place: placeOf(reflection, number),
    saved: savedReview(currentReview(question)),
    required: true,
    send: (text, over) => send(question, text, over),
  });
}
