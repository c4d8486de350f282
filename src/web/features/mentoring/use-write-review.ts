import { useQueryClient } from '@tanstack/react-query';
import {
  type Question,
  type Reflection,
  type Review,
  storeReview,
  updateReview,
} from '#contract/mentoring.ts';
import { draftOrigin } from '#web/platform/draft-origin.ts';
import { draftKey } from '#web/platform/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { serverDraftCache } from '#web/platform/kept-text/server-drafts.ts';
import type { SavedText } from '#web/platform/kept-text/use-autosave-field.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { reviewDraftName } from './reflection-drafts.ts';
import { conflictingReview, isClosedError } from './review-errors.ts';
import { currentAnswer, currentReview } from './review-progress.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** Sends the review of one answer over the one saved at `over`, and shows what is saved now. */
export function useWriteReview({ uuid }: Reflection) {
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
    const written = (await request).review;
    drafts.end(answer, contents, draft);
    return written;
  }

  return async function send(question: Question, contents: string, over: string | null) {
    try {
      const written = await write(question, contents, over);
      await cache.putReview(answerOf(question), written);
      return savedReview(written);
    } catch (error) {
      const theirs = conflictingReview(error);
      if (theirs) await cache.putReview(answerOf(question), theirs);
      // My own text, saved by an earlier try whose answer never came.
      if (theirs && sameText(theirs.review, contents)) return savedReview(theirs);
      if (isClosedError(error)) void cache.readAgain();
      throw error;
    }
  };
}

const answerOf = (question: Question) => currentAnswer(question)?.uuid ?? '';

export function savedReview(review: Review | undefined): SavedText {
  if (!review) return { text: '', at: null, by: null };
  return { text: review.review, at: review.updated_at, by: review.reviewer };
}
