import { useQueryClient } from '@tanstack/react-query';
import {
  type Question,
  type Reflection,
  type Review,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { currentAnswer, currentReview } from '#web/features/mentoring/review/review-progress.ts';
import { serverDraftCache } from '#web/patterns/autosave-field/server-drafts.ts';
import type { SavedText } from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { draftOrigin } from '#web/platform/drafts/draft-origin.ts';
import { draftKey } from '#web/platform/drafts/drafts.ts';
import type { Delivery } from '#web/platform/editing/send-over.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { reviewDraftName } from './reflection-drafts.ts';
import { isClosedError } from './review-errors.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** How the review of one answer is saved, and shown once it is. */
export function useReviewDelivery({ uuid }: Reflection) {
  const store = useWrite(storeReview);
  const update = useWrite(updateReview);
  const cache = useReflectionCache(uuid);
  const drafts = serverDraftCache(useQueryClient(), uuid);
  const { uuid: user } = useCurrentUser();

  /** `null` sends a first review; the server answers with an error if there is one by now. */
  async function write(question: Question, contents: string, over: string | null) {
    const review = currentReview(question);
    const answer = answerOf(question);
    const draft = draftOrigin(draftKey(user, reviewDraftName(answer)));
    const body = { reflection: uuid, answer, contents, ...(draft && { draft }) };
    const request =
      over !== null && review
        ? update.mutateAsync({ body: { ...body, review: review.uuid }, ifMatch: over })
        : store.mutateAsync({ body });
    const written = await request;
    drafts.end({ answer, kind: 'text' }, contents, draft);
    return written;
  }

  return (question: Question): Delivery<{ review: Review }> => ({
    async send(contents, over) {
      try {
        return await write(question, contents, over);
      } catch (error) {
        if (isClosedError(error)) void cache.invalidate();
        throw error;
      }
    },
    savedIn: ({ review }) => savedReview(review),
    show: ({ review }) => cache.putReview(answerOf(question), review),
  });
}

const answerOf = (question: Question) => currentAnswer(question)?.uuid ?? '';

export function savedReview(review: Review | undefined): SavedText {
  if (!review) return { text: '', version: null, by: null };
  return { text: review.review, version: review.updated_at, by: review.reviewer };
}
