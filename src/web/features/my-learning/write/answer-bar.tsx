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
import { Button } from '#web/ui/button/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { StepBadge, StepBar, StepIcon } from '#web/ui/step-bar/step-bar.tsx';
import {
  type QuestionMark,
  type QuestionState,
  questionState,
  stateLabels,
} from './question-state.ts';
import { useWritingLayout } from './use-writing-layout.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  group: AutosaveGroup;
  steps: ReturnType<typeof useStep>;
  children: ReactNode;
};

/** How much is answered, and a link to every question with its state. */
export function AnswerBar({ reflection: { questions }, group, steps: { step }, children }: Props) {
  const { t } = useTranslation();
  const states = useQuestionStates(questions, group);
  const marks = useQuestionMarks(states, group);
  const { done, total, label } = progressOf(states);
  return (
    <StepBar
      step={step}
      progress={
        <div className={styles.progress}>
          <span>{t(label)}</span>
          <LayoutSwitch />
          <ProgressBar value={(100 * done) / total} label={label} />
        </div>
      }
      badges={questions.map(({ uuid }, index) => (
        <li key={uuid}>
          <StepBadge number={index + 1} step={step}>
            <MarkIcon of={marks[index] ?? 'empty'} />
          </StepBadge>
        </li>
      ))}
    >
      {children}
    </StepBar>
  );
}

function MarkIcon({ of }: { of: QuestionMark }) {
  const { mark, icon, tone } = stateLabels[of];
  return <StepIcon icon={icon} words={mark} tone={tone} isSpelledOut />;
}

/** By what is typed, saved or not. */
export function useQuestionStates(
  questions: readonly Question[],
  group: AutosaveGroup,
): QuestionState[] {
  const members = useAutosaveGroupMembers(group);
  return questions.map((question, index) => {
    const member = members.find(({ number }) => number === index + 1);
    return questionState(question, member?.isBlank);
  });
}

/** The states, but for the questions whose answers couldn’t be saved. */
export function useQuestionMarks(
  states: readonly QuestionState[],
  group: AutosaveGroup,
): QuestionMark[] {
  const failed = useAutosaveGroupMembers(group).filter(({ kind }) => kind === 'failed');
  const unsaved = failed.map(({ number }) => number);
  return states.map((state, index) => (unsaved.includes(index + 1) ? 'unsaved' : state));
}

function progressOf(states: readonly QuestionState[]) {
  const requested = states.filter((state) => state === 'again' || state === 'changed').length;
  const total = requested || states.length;
  const open = states.filter((state) => state === 'empty' || state === 'again').length;
  const done = Math.max(0, total - open);
  const text = requested > 0 ? answeringMessages.lookedAtAgain : myLearningMessages.answered;
  return { done, total, label: message(text, { done, total }) };
}

function LayoutSwitch() {
  const { t } = useTranslation();
  const [layout, choose] = useWritingLayout();
  const isOnePage = layout === 'all';
  return (
    <Button variant="quiet" onClick={() => choose(isOnePage ? 'one' : 'all')}>
      {t(isOnePage ? answeringMessages.oneAtATime : answeringMessages.allOnOnePage)}
    </Button>
  );
}
