import type { RefObject } from 'react';
import type { Question } from '#contract/mentoring.ts';
import styles from './step.module.css';
import type { Step } from './steps.ts';

type Props = { step: Step; heading: RefObject<HTMLHeadingElement | null>; question: Question };

/** Takes the focus on every step, so that a screen reader says which question this is. */
export function StepHeading({ step, heading, question }: Props) {
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      <span className="visually-hidden">
        Question {step.number} of {step.count}:{' '}
      </span>
      {question.question}
    </h2>
  );
}
