import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import type { Words } from '#texts/text.ts';
import { useTextGroup } from '#web/platform/kept-text/text-group.ts';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import { useStep } from '#web/platform/use-step.ts';
import { Said } from '#web/ui/said.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CheckStep } from './check-step.tsx';
import { QuestionPart } from './question-part.tsx';
import { SaveLine } from './save-line.tsx';
import { useLayout } from './use-layout.ts';
import styles from './writing.module.css';

type Props = { reflection: Reflection; onSubmitted: () => void };

/**
 * Every question is on the page all the time and only shown or not, so that stepping is instant and
 * no text, caret or save on its way is ever lost by it.
 */
export function Writing({ reflection, onSubmitted }: Props) {
  const { questions } = reflection;
  const [layout] = useLayout();
  const isWhole = layout === 'all';
  const steps = useStep(questions.length, { block: isWhole ? 'start' : 'nearest' });
  const group = useTextGroup();
  const [said, tell] = useState<Words>('');
  const shared = { reflection, group, steps };

  return (
    <div className={styles.writing}>
      <AnswerBar {...shared}>
        <Said words={said} />
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
          <SaveLine group={group} goTo={steps.goTo} />
        </div>
      )}
    </div>
  );
}
