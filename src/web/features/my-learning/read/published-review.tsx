import type { Question } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';

/** The learner reads a review once it is published: when it was sent back or signed off. */
export function PublishedReview({ question: { answers } }: { question: Question }) {
  const { t } = useTranslation();
  const review = answers[0]?.reviews[0];
  if (!review) return null;
  return (
    <ReadOnlyText
      title={message(progressMessages.reviewBy, { reviewer: review.reviewer.name })}
      text={review.review}
      foot={t(formatDate(review.updated_at))}
    />
  );
}
