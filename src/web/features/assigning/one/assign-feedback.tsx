import { Link } from '@tanstack/react-router';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { type AssignFailure, failureMessages } from '#web/features/assigning/assign-failure.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import styles from './area-plan.module.css';
import type { AppliedAssignment, Assigning } from './use-assign.ts';

type Props = { learner: Learner | null; assigning: Assigning; isIncomplete: boolean };

/** What came of the last press, where it was pressed. */
export function AssignFeedback({ learner, assigning, isIncomplete }: Props) {
  const { done, failure } = assigning;
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {done && learner && (
          <Callout tone="ok">
            <AssignOutcome
              key={done.words.descriptor.key}
              done={done}
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
      {failure && <Failed failure={failure} />}
    </>
  );
}

function AssignOutcome({
  done,
  learner,
  assigning,
}: { done: AppliedAssignment; learner: Learner } & Busy) {
  const user = useCurrentUser();
  const { t } = useTranslation();
  const canReview = done.isAssigned && hasPermission(user, 'reflections.review');
  return (
    <div className={styles.told}>
      <p tabIndex={-1} ref={done.takesFocus ? focusOn : undefined}>
        {t(done.words)}
      </p>
      {done.before && (
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

type Busy = { assigning: Assigning };

function Failed({ failure }: { failure: AssignFailure }) {
  const { t } = useTranslation();
  return (
    <Callout tone="danger" role="alert">
      <p>
        <strong>{t(failure.what)}</strong> <Sentences of={failureMessages(failure)} />
      </p>
    </Callout>
  );
}

const focusOn = (words: HTMLElement | null) => words?.focus();
