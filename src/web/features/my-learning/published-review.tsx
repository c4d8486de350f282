import type { Question } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { WrittenText } from '#web/ui/written-text.tsx';

/** The learner reads a review once it is published: when it was sent back or signed off. */
export function PublishedReview({ question: { answers } }: { question: Question }) {
  const review = answers[0]?.reviews[0];
  if (!review) return null;
  return (
    <WrittenText
      title={`Review by ${review.reviewer.name}`}
      text={review.review}
      foot={day(review.updated_at)}
    />
  );
}
