import type { Question, Reflection } from '#contract/mentoring.ts';
import { useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { useServerDraft } from '#web/platform/kept-text/use-server-draft.ts';
import { placeOf, reviewDraft } from './reflection-drafts.ts';
import { currentAnswer, currentReview } from './steps.ts';
import { savedReview, useWriteReview } from './use-write-review.ts';

/** The mentor's review of one answer. */
export function useReviewText(reflection: Reflection, question: Question, number: number) {
  const send = useWriteReview(reflection);
  const answer = currentAnswer(question)?.uuid ?? '';
  const name = reviewDraft(answer);
  const text = useKeptText({
    name,
    place: placeOf(reflection, number),
    saved: savedReview(currentReview(question)),
    required: true,
    send: (text, over) => send(question, text, over),
  });
  return { ...text, ...useServerDraft(name, { reflection: reflection.uuid, answer }, text) };
}
