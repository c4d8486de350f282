import { Link } from '@tanstack/react-router';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './area-plan.module.css';
import { type Failure, whyNot } from './failure.ts';
import { sentences } from './sentences.ts';
import type { Assigning, Done } from './use-assign.ts';

type Props = { learner: Learner | null; assigning: Assigning; isIncomplete: boolean };

/** What came of the last press, where it was pressed. */
export function AssignSaid({ learner, assigning, isIncomplete }: Props) {
  const { done, failure } = assigning;
  return (
    <>
      <div role="status">
        {done && learner && (
          <Notice tone="ok">
            <Told key={done.words} done={done} learner={learner} assigning={assigning} />
          </Notice>
        )}
      </div>
      {isIncomplete && (
        <Notice tone="danger" role="alert">
          {sentences.incomplete}
        </Notice>
      )}
      {failure && <Failed failure={failure} />}
    </>
  );
}

function Told({ done, learner, assigning }: { done: Done; learner: Learner } & Busy) {
  const user = useCurrentUser();
  const canReview = done.isAssigned && permits(user, 'reflections.review');
  return (
    <div className={styles.told}>
      <p tabIndex={-1} ref={done.takesFocus ? takeFocus : undefined}>
        {done.words}
      </p>
      {done.before && (
        <Button
          variant="quiet"
          className={styles.small}
          onClick={assigning.undo}
          busy={assigning.isBusy}
        >
          Undo
        </Button>
      )}
      {canReview && (
        <Link to="/mentor/review-learning" search={{ learner: learner.uuid }}>
          Review learning <span className="visually-hidden">of {learner.name}</span>
        </Link>
      )}
    </div>
  );
}

type Busy = { assigning: Assigning };

function Failed({ failure }: { failure: Failure }) {
  return (
    <Notice tone="danger" role="alert">
      <p>
        <strong>{failure.what}</strong> {whyNot(failure).join(' ')}
      </p>
    </Notice>
  );
}

const takeFocus = (words: HTMLElement | null) => words?.focus();
