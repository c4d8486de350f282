import type { Question } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import { day } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';

/** The learner reads a review once it is published: when it was sent back or signed off. */
export function PublishedReview({ question: { answers } }: { question: Question }) {
  const { t } = useText();
  const review = answers[0]?.reviews[0];
  if (!review) return null;
  return (
    <WrittenText
      title={say(progressText.reviewBy, { reviewer: review.reviewer.name })}
      text={review.review}
      foot={t(day(review.updated_at))}
    />
  );
}
