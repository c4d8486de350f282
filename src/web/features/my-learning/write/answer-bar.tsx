import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import {
  type AutosaveGroup,
  useAutosaveGroupMembers,
} from '#web/patterns/autosave-field/autosave-group.ts';
import type { useStep } from '#web/patterns/step/use-step.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { StepBadge, StepBar, StepIcon } from '#web/ui/step-bar/step-bar.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { type QuestionState, questionState, stateLabels } from './question-state.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  group: AutosaveGroup;
  steps: ReturnType<typeof useStep>;
  children: ReactNode;
};

/** How much is answered, and a way to every question with its state. */
export function AnswerBar({ reflection: { questions }, group, steps: { step }, children }: Props) {
  const { t } = useTranslation();
  const states = useQuestionStates(questions, group);
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
  return <StepIcon icon={icon} words={mark} tone={tone} isSpelledOut />;
}

/** As the boxes stand, saved or not. */
export function useQuestionStates(
  questions: readonly Question[],
  group: AutosaveGroup,
): QuestionState[] {
  const members = useAutosaveGroupMembers(group);
  return questions.map((question, index) => {
    const box = members.find(({ number }) => number === index + 1);
    return questionState(question, box?.isBlank);
  });
}

function progressOf(states: readonly QuestionState[]) {
  const asked = states.filter((state) => state === 'again' || state === 'changed').length;
  const total = asked || states.length;
  const open = states.filter((state) => state === 'empty' || state === 'again').length;
  const done = Math.max(0, total - open);
  const text = asked > 0 ? answeringMessages.lookedAtAgain : myLearningMessages.answered;
  return { done, total, words: message(text, { done, total }) };
}
