import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { currentAnswer, currentReview } from '#web/features/mentoring/review/review-progress.ts';
import { useAutosaveField } from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useServerDraft } from '#web/patterns/autosave-field/use-server-draft.ts';
import { reviewDraftLocation, reviewDraftName } from './reflection-drafts.ts';
import { savedReview, useReviewDelivery } from './use-write-review.ts';

/** The mentor's review of one answer. */
export function useReviewText(reflection: Reflection, question: Question, number: number) {
  const deliveryOf = useReviewDelivery(reflection);
  const answer = currentAnswer(question)?.uuid ?? '';
  const name = reviewDraftName(answer);
  const text = useAutosaveField({
    name,
    place: reviewDraftLocation(reflection, number),
    saved: savedReview(currentReview(question)),
    required: true,
    ...deliveryOf(question),
  });
  return { ...text, ...useServerDraft(name, { reflection: reflection.uuid, answer }, text) };
}
