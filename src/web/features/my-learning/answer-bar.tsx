import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { say } from '#texts/text.ts';
import { type TextGroup, useMembers } from '#web/platform/kept-text/text-group.ts';
import type { useStep } from '#web/platform/use-step.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { StepBadge, StepBar, StepMark } from '#web/ui/step-bar.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { type QuestionState, stateLabels, stateOf } from './question-state.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  group: TextGroup;
  steps: ReturnType<typeof useStep>;
  children: ReactNode;
};

/** How much is answered, and a way to every question with its state. */
export function AnswerBar({ reflection: { questions }, group, steps: { step }, children }: Props) {
  const { t } = useText();
  const states = useStates(questions, group);
  const { done, total, words } = progressOf(states);
  return (
    <StepBar
      step={step}
      progress={
        <div className={styles.progress}>
          <span>{t(words)}</span>
          <LayoutSwitch />
          <ProgressBar value={(100 * done) / total} label={words} />
        </div>
      }
      badges={questions.map(({ uuid }, index) => (
        <li key={uuid}>
          <StepBadge number={index + 1} step={step}>
            <Mark state={states[index] ?? 'empty'} />
          </StepBadge>
        </li>
      ))}
    >
      {children}
    </StepBar>
  );
}

function Mark({ state }: { state: QuestionState }) {
  const { mark, icon, tone } = stateLabels[state];
  return <StepMark icon={icon} words={mark} tone={tone} isSpelledOut />;
}

/** As the boxes stand, saved or not. */
export function useStates(questions: readonly Question[], group: TextGroup): QuestionState[] {
  const members = useMembers(group);
  return questions.map((question, index) => {
    const box = members.find(({ number }) => number === index + 1);
    return stateOf(question, box?.isBlank);
  });
}

function progressOf(states: readonly QuestionState[]) {
  const asked = states.filter((state) => state === 'again' || state === 'changed').length;
  const total = asked || states.length;
  const open = states.filter((state) => state === 'empty' || state === 'again').length;
  const done = Math.max(0, total - open);
  const text = asked > 0 ? answeringText.lookedAtAgain : myLearningText.answered;
  return { done, total, words: say(text, { done, total }) };
}
