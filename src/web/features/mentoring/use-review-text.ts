import {
  type Question,
  type Reflection,
  type Review,
  storeReview,
  updateReview,
} from '#contract/mentoring.ts';
import { useWrite } from '#web/platform/data.ts';
import { sameText } from '#web/platform/drafts.ts';
import { type SavedText, useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { placeOf, reviewDraft } from './reflection-drafts.ts';
import { isClosed, reviewInstead } from './refusals.ts';
import { currentAnswer, currentReview } from './steps.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** The mentor's review of one answer. */
export function useReviewText(reflection: Reflection, question: Question, number: number) {
  const answer = currentAnswer(question)?.uuid ?? '';
  const review = currentReview(question);
  const store = useWrite(storeReview);
  const update = useWrite(updateReview);
  const cache = useReflectionCache(reflection.uuid);

  /** Over nothing is a first review; the server refuses it where there is one by now. */
  async function write(contents: string, over: string | null): Promise<Review> {
    const body = { reflection: reflection.uuid, answer, contents };
    const request =
      over !== null && review
        ? update.mutateAsync({ body: { ...body, review: review.uuid }, ifMatch: over })
        : store.mutateAsync({ body });
    return (await request).review;
  }

  async function send(contents: string, over: string | null) {
    try {
      const written = await write(contents, over);
      await cache.putReview(answer, written);
      return savedText(written);
    } catch (error) {
      const theirs = reviewInstead(error);
      if (theirs) await cache.putReview(answer, theirs);
      // My own text, saved by an earlier try whose answer never came.
      if (theirs && sameText(theirs.review, contents)) return savedText(theirs);
      if (isClosed(error)) void cache.readAgain();
      throw error;
    }
  }

  return useKeptText({
    name: reviewDraft(answer),
    place: placeOf(reflection, number),
    saved: savedText(review),
    required: true,
    send,
  });
}

function savedText(review: Review | undefined): SavedText {
  if (!review) return { text: '', at: null, by: null };
  return { text: review.review, at: review.updated_at, by: review.reviewer };
}
