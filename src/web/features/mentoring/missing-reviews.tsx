import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { finishingMessages } from '#messages/finishing.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { QuestionLink } from './question-link.tsx';
import { unreviewed } from './review-progress.ts';

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
