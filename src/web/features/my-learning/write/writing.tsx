import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { CheckStep } from '#web/features/my-learning/submit/check-step.tsx';
import { useAutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import { useStep } from '#web/patterns/step/use-step.ts';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { QuestionPart } from './question-part.tsx';
import { SaveStatus } from './save-status.tsx';
import { useWritingLayout } from './use-writing-layout.ts';
import styles from './writing.module.css';

const route = getRouteApi('/shell/my/learning/reflection/$reflection');
type Props = { reflection: Reflection; onSubmitted: () => void };

/**
 * Every question is on the page all the time and only shown or not, so that stepping is instant and
 * no text, caret or save on its way is ever lost by it.
 */
export function Writing({ reflection, onSubmitted }: Props) {
  const { questions } = reflection;
  const [layout] = useWritingLayout();
  const isWhole = layout === 'all';
  const { question } = route.useSearch();
  const steps = useStep(questions.length, question, { block: isWhole ? 'start' : 'nearest' });
  const group = useAutosaveGroup();
  const [said, tell] = useState<DisplayText>('');
  const shared = { reflection, group, steps };

  return (
    <div className={styles.writing}>
      <AnswerBar {...shared}>
        <StatusMessage words={said} />
      </AnswerBar>
      {questions.map((question, index) => (
        <QuestionPart
          key={question.uuid}
          {...shared}
          question={question}
          number={index + 1}
          isWhole={isWhole}
          tell={tell}
        />
      ))}
      {(isWhole || steps.step.isEnd) && (
        <CheckStep {...shared} isWhole={isWhole} onSubmitted={onSubmitted} />
      )}
      {isWhole && (
        <div className={`${stepFoot.foot} ${styles.foot}`}>
          <SaveStatus group={group} goTo={steps.goTo} />
        </div>
      )}
    </div>
  );
}
