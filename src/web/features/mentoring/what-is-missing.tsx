import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { QuestionLink } from './question-link.tsx';
import { unreviewed } from './steps.ts';

/** The questions without a review, each a link; a review of them all is nothing to wait for. */
export function WhatIsMissing({ reflection }: { reflection: Reflection }) {
  const { questions, user, round } = reflection;
  const { t } = useText();
  const open = unreviewed(questions);
  if (open.length === 0) return <p>{t(finishingText.allReviewed, { learner: user.name })}</p>;
  const text = round > 1 ? finishingText.withoutReviewAgain : finishingText.withoutReview;
  return <p>{t(text, { questions: <Questions numbers={open} /> })}</p>;
}

function Questions({ numbers }: { numbers: readonly number[] }) {
  const { t } = useText();
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <QuestionLink number={number}>{t(finishingText.question, { number })}</QuestionLink>
    </Fragment>
  ));
}
