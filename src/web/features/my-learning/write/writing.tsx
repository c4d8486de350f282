import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import type { DisplayText, Translatable } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { sentBackMessage } from '#web/features/my-learning/read/sent-back-message.ts';
import { UnsavedNotice } from '#web/features/my-learning/read/unsaved-notice.tsx';
import { focusAfter, type TurnChange } from '#web/features/my-learning/read/use-turn-change.ts';
import { CheckStep } from '#web/features/my-learning/submit/check-step.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useAutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import { useStep } from '#web/patterns/step/use-step.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { QuestionPart } from './question-part.tsx';
import { firstToWrite, waitsForWriter } from './question-state.ts';
import { AnswersSavedAfterFailure, SaveStatus } from './save-status.tsx';
import { useWritingLayout } from './use-writing-layout.ts';
import styles from './writing.module.css';

const route = getRouteApi('/shell/my/learning/reflection/$reflection');

type Props = {
  reflection: Reflection;
  turnChange: TurnChange | undefined;
  onSubmitted: () => void;
};

/**
 * All questions are in the page all the time, hidden or not, so that stepping is instant and loses
 * no text, caret or pending save.
 */
export function Writing({ reflection, turnChange, onSubmitted }: Props) {
  const { t } = useTranslation();
  const { questions } = reflection;
  const [layout] = useWritingLayout();
  const isOnePage = layout === 'all';
  const { question } = route.useSearch();
  // Fixed when it opens: saving an answer must not change the step. Who withdraws wants to change
  // something, and nothing says what.
  const [first] = useState(() =>
    isOnePage || isWithdrawn(reflection, turnChange) ? 1 : firstToWrite(reflection),
  );
  const block = isOnePage ? 'start' : 'nearest';
  const steps = useStep(questions.length, question, { block, first });
  const group = useAutosaveGroup();
  const [message, setMessage] = useState<DisplayText>('');
  const shared = { reflection, group, steps };

  return (
    <div className={styles.writing}>
      {turnChange && (
        <Callout tone="info" role="status">
          <h2 className={styles.turnChange} tabIndex={-1} ref={focusAfter(turnChange)}>
            {t(turnChangeMessage(reflection, turnChange))}
          </h2>
        </Callout>
      )}
      <UnsavedNotice reflection={reflection} goTo={(_, number) => steps.goTo(number)} />
      <AnswerBar {...shared}>
        <StatusMessage words={message} />
      </AnswerBar>
      <AnswersSavedAfterFailure group={group} />
      {questions.map((question, index) => (
        <QuestionPart
          key={question.uuid}
          {...shared}
          question={question}
          number={index + 1}
          isOnePage={isOnePage}
          onSaved={setMessage}
        />
      ))}
      {(isOnePage || steps.step.isEnd) && (
        <CheckStep {...shared} isOnePage={isOnePage} onSubmitted={onSubmitted} />
      )}
      {isOnePage && (
        <div className={`${stepFoot.foot} ${styles.foot}`}>
          <SaveStatus group={group} step={steps.step} goTo={steps.goTo} isOnePage />
        </div>
      )}
    </div>
  );
}

/**
 * What came back and was never sent back was withdrawn: in another window, or here and the answer got
 * lost. What was sent back may be withdrawn later too.
 */
const isWithdrawn = ({ sent_back_at }: Reflection, turnChange: TurnChange | undefined) =>
  turnChange === 'withdrawn' || (turnChange !== undefined && sent_back_at === null);

/** Why it is the learner's turn again. */
function turnChangeMessage(reflection: Reflection, turnChange: TurnChange): Translatable {
  if (isWithdrawn(reflection, turnChange)) return answeringMessages.withdrawn;
  return sentBackMessage(reflection, reflection.questions.filter(waitsForWriter).length);
}
