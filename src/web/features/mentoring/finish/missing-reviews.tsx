import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { QuestionLink } from '#web/features/mentoring/review/question-link.tsx';
import { unreviewed } from '#web/features/mentoring/review/review-progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** The questions without a review, each a link; a review of them all is nothing to wait for. */
export function MissingReviews({ reflection }: { reflection: Reflection }) {
  const { questions, user, round } = reflection;
  const { t } = useTranslation();
  const open = unreviewed(questions);
  if (open.length === 0) return <p>{t(finishingMessages.allReviewed, { learner: user.name })}</p>;
  const text = round > 1 ? finishingMessages.withoutReviewAgain : finishingMessages.withoutReview;
  return <p>{t(text, { questions: <Questions numbers={open} /> })}</p>;
}

function Questions({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation();
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <QuestionLink number={number}>{t(finishingMessages.question, { number })}</QuestionLink>
    </Fragment>
  ));
}
