import { Link } from '@tanstack/react-router';
import { reviewLearningPage } from '#contract/pages/mentoring.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { type AssignFailure, failureMessages } from '#web/features/assigning/assign-failure.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import styles from './area-plan.module.css';
import type { AppliedAssignment, Assigning } from './use-assign.ts';

type Props = { learner: Learner | null; assigning: Assigning; isIncomplete: boolean };

/** The result of the last press, beside the button. */
export function AssignFeedback({ learner, assigning, isIncomplete }: Props) {
  const { applied, failure } = assigning;
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {applied && learner && (
          <Callout tone="ok">
            <AssignOutcome
              key={applied.message.descriptor.key}
              applied={applied}
              learner={learner}
              assigning={assigning}
            />
          </Callout>
        )}
      </div>
      {isIncomplete && (
        <Callout tone="danger" role="alert">
          {t(assigningMessages.incomplete)}
        </Callout>
      )}
      {failure && <FailureCallout failure={failure} />}
    </>
  );
}

type OutcomeProps = { applied: AppliedAssignment; learner: Learner; assigning: Assigning };

function AssignOutcome({ applied, learner, assigning }: OutcomeProps) {
  const user = useCurrentUser();
  const { t } = useTranslation();
  const canReview = applied.isAssigned && mayOpen(user, reviewLearningPage);
  return (
    <div className={styles.feedback}>
      <p tabIndex={-1} ref={applied.takesFocus ? focusOn : undefined}>
        {t(applied.message)}
      </p>
      {applied.before && (
        <Button
          variant="quiet"
          className={styles.small}
          onClick={assigning.undo}
          busy={assigning.isBusy}
        >
          {t(sharedMessages.undo)}
        </Button>
      )}
      {canReview && (
        <Link to="/mentor/review-learning" search={{ learner: learner.uuid }}>
          {t(assigningMessages.reviewLearning, {
            hidden: (inside) => <span className="visually-hidden">{inside}</span>,
            learner: learner.name,
          })}
        </Link>
      )}
    </div>
  );
}

function FailureCallout({ failure }: { failure: AssignFailure }) {
  const { t } = useTranslation();
  return (
    <Callout tone="danger" role="alert">
      <p tabIndex={-1} ref={failure.takesFocus ? focusOn : undefined}>
        <strong>{t(failure.title)}</strong> <Sentences of={failureMessages(failure)} />
      </p>
    </Callout>
  );
}
