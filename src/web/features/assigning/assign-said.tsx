import { Link } from '@tanstack/react-router';
import { assigningText } from '#texts/assigning.ts';
import { sharedText } from '#texts/shared.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sentences } from '#web/ui/sentences.tsx';
import styles from './area-plan.module.css';
import { type Failure, whyNot } from './failure.ts';
import type { Assigning, Done } from './use-assign.ts';

type Props = { learner: Learner | null; assigning: Assigning; isIncomplete: boolean };

/** What came of the last press, where it was pressed. */
export function AssignSaid({ learner, assigning, isIncomplete }: Props) {
  const { done, failure } = assigning;
  const { t } = useText();
  return (
    <>
      <div role="status">
        {done && learner && (
          <Notice tone="ok">
            <Told key={done.words.text.key} done={done} learner={learner} assigning={assigning} />
          </Notice>
        )}
      </div>
      {isIncomplete && (
        <Notice tone="danger" role="alert">
          {t(assigningText.incomplete)}
        </Notice>
      )}
      {failure && <Failed failure={failure} />}
    </>
  );
}

function Told({ done, learner, assigning }: { done: Done; learner: Learner } & Busy) {
  const user = useCurrentUser();
  const { t } = useText();
  const canReview = done.isAssigned && permits(user, 'reflections.review');
  return (
    <div className={styles.told}>
      <p tabIndex={-1} ref={done.takesFocus ? takeFocus : undefined}>
        {t(done.words)}
      </p>
      {done.before && (
        <Button
          variant="quiet"
          className={styles.small}
          onClick={assigning.undo}
          busy={assigning.isBusy}
        >
          {t(sharedText.undo)}
        </Button>
      )}
      {canReview && (
        <Link to="/mentor/review-learning" search={{ learner: learner.uuid }}>
          {t(assigningText.reviewLearning, {
            hidden: (inside) => <span className="visually-hidden">{inside}</span>,
            learner: learner.name,
          })}
        </Link>
      )}
    </div>
  );
}

type Busy = { assigning: Assigning };

function Failed({ failure }: { failure: Failure }) {
  const { t } = useText();
  return (
    <Notice tone="danger" role="alert">
      <p>
        <strong>{t(failure.what)}</strong> <Sentences of={whyNot(failure)} />
      </p>
    </Notice>
  );
}

const takeFocus = (words: HTMLElement | null) => words?.focus();
