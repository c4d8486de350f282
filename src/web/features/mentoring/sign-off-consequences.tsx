import type { Reflection } from '#contract/mentoring.ts';
import { listed } from '#web/platform/steps.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './finish.module.css';
import type { Asked } from './marks.ts';
import { unreviewed } from './steps.ts';
import type { StepTexts } from './use-step-texts.ts';

type Props = {
  reflection: Reflection;
  asked: readonly Asked[];
  texts: StepTexts | undefined;
};

/** Whose reflection it is, what follows from signing it off, and what would stay undone. */
export function SignOffConsequences({ reflection, asked, texts }: Props) {
  const { user, name, area, pod_id, questions } = reflection;
  const isArea = pod_id === null;
  const written = texts?.review?.text.trim() ? [questions.length] : [];
  const open = unreviewed(questions).filter((number) => !written.includes(number));
  return (
    <>
      <p>
        {isArea ? 'The area reflection' : 'The pod reflection'} of <strong>{user.name}</strong>
        {isArea ? ', ' : ` on ${name}, in `}
        <strong>{area.name}</strong>.
      </p>
      <ul className={styles.list}>
        <li>The reflection locks: no review and no note can be changed afterwards.</li>
        <WhatBecomesVisible reflection={reflection} without={open} />
        {isArea ? (
          <li>A certificate is issued to {user.name} and mailed to them.</li>
        ) : (
          <li>It counts as complete in {user.name}'s learning.</li>
        )}
        <li>
          It can be reopened with a reason, by mentors for 24 hours
          {isArea && '; the certificate is withdrawn then'}.
        </li>
      </ul>
      {open.length > 0 && (
        <Notice tone="warn">
          {open.length === 1 ? 'Question' : 'Questions'} {listed(open)} would stay without a review.
        </Notice>
      )}
      {asked.length > 0 && (
        <Notice tone="warn">
          You ask for more in {asked.length === 1 ? 'question' : 'questions'}{' '}
          {listed(asked.map(({ number }) => number))}. Signing off sends none of it.
        </Notice>
      )}
    </>
  );
}

type Visible = { reflection: Reflection; without: readonly number[] };

function WhatBecomesVisible({ reflection: { questions, user }, without }: Visible) {
  const numbers = questions.map((_, index) => index + 1).filter((one) => !without.includes(one));
  if (numbers.length === 0) return null;
  const what = numbers.length === 1 ? 'review of question' : 'reviews of questions';
  return (
    <li>
      The {what} {listed(numbers)} {numbers.length === 1 ? 'becomes' : 'become'} visible to{' '}
      {user.name}.
    </li>
  );
}
