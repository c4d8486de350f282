import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import {
  useQuestionMarks,
  useQuestionStates,
} from '#web/features/my-learning/write/answer-bar.tsx';
import { BackLink } from '#web/features/my-learning/write/back-link.tsx';
import { previousToWrite } from '#web/features/my-learning/write/question-state.ts';
import { SaveStatus } from '#web/features/my-learning/write/save-status.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { AutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import type { useStep } from '#web/patterns/step/use-step.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import styles from './check.module.css';
import { CheckAgain } from './check-again.tsx';
import { CheckFirst } from './check-first.tsx';
import { useSubmit } from './use-submit.ts';

type Props = {
  reflection: Reflection;
  group: AutosaveGroup;
  steps: ReturnType<typeof useStep>;
  isOnePage: boolean;
  onSubmitted: () => void;
};

/** After the last question: what is still open, what happens next, and the button to submit. */
export function CheckStep({ reflection, group, steps, isOnePage, onSubmitted }: Props) {
  const { t, words } = useTranslation();
  const states = useQuestionStates(reflection.questions, group);
  const marks = useQuestionMarks(states, group);
  const { submit, isBusy, problems } = useSubmit({ reflection, group, onSubmitted });
  const isAgain = reflection.sent_back_at !== null;
  const isOpen = states.includes('empty');
  const shared = { reflection, states };
  return (
    <section className={styles.check}>
      <StepHeading ref={steps.step.isEnd ? steps.heading : undefined}>
        {t(isAgain ? answeringMessages.checkAgain : answeringMessages.check)}
      </StepHeading>
      {isAgain ? (
        <CheckAgain {...shared} />
      ) : (
        <CheckFirst {...shared} marks={marks} isOnePage={isOnePage} />
      )}
      {problems.length > 0 && (
        <Callout tone="danger" role="alert">
          <strong>{t(answeringMessages.notSubmitted)}</strong>
          {problems.map((problem) => (
            <p key={words(problem)}>{t(problem)}</p>
          ))}
        </Callout>
      )}
      <div className={styles.submit}>
        {!isOnePage && <BackLink to={previousToWrite(reflection, steps.step.number)} />}
        <Button variant="primary" onClick={submit} busy={isBusy} disabled={isOpen}>
          {t(isAgain ? answeringMessages.submitAgain : answeringMessages.submit)}
        </Button>
        {!isOnePage && <SaveStatus group={group} step={steps.step} goTo={steps.goTo} />}
      </div>
    </section>
  );
}
