import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { QuestionLink } from './question-link.tsx';
import { unreviewed } from './steps.ts';

/** The questions without a review, each a link; a review of them all is nothing to wait for. */
export function WhatIsMissing({ reflection: { questions, user } }: { reflection: Reflection }) {
  const open = unreviewed(questions);
  if (open.length === 0) {
    return <p>Every question has a review. Signing off completes {user.name}'s reflection.</p>;
  }
  return (
    <p>
      Without a review so far:{' '}
      {open.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <QuestionLink number={number}>question {number}</QuestionLink>
        </Fragment>
      ))}
    </p>
  );
}
