import type { Assignment } from '#contract/assignments.ts';
import { moment } from '#web/platform/format.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './area-plan.module.css';
import { joined } from './sentences.ts';
import type { AreaChoice } from './use-area-choice.ts';

type Props = { choice: AreaChoice; learner: Learner | null; saved: readonly Assignment[] };

/** What has become of the ticks: not assigned yet, here again from before, or discarded. */
export function ChoiceState({ choice, learner, saved }: Props) {
  const { draft, discarded, isLeftover, isOutdated, isKept } = choice;
  if (!draft && !discarded) return null;
  return (
    <>
      {draft && isOutdated && (
        <Notice tone="warn" role="alert">
          Meanwhile the areas of {learner?.name} were changed elsewhere. Now assigned:{' '}
          {joined(saved.map(({ name }) => name)) || 'none'}. Your choice would replace that.
        </Notice>
      )}
      <p className={styles.state} role="status">
        {draft ? stateOf(draft.at, { isLeftover, isKept }) : 'Your choice is discarded.'}{' '}
        {/* One button with two meanings, so that the focus has somewhere to stay. */}
        <Button
          variant="quiet"
          className={styles.small}
          onClick={() => {
            if (draft) choice.discard();
            else if (discarded) choice.restore(discarded);
          }}
        >
          {draft ? 'Discard' : 'Undo'}
        </Button>
      </p>
    </>
  );
}

function stateOf(at: string, { isLeftover, isKept }: { isLeftover: boolean; isKept: boolean }) {
  if (isLeftover) return `Your choice from ${moment(at)} is here again, not assigned yet.`;
  if (!isKept) return 'Not assigned yet. This device keeps it only until the page is closed.';
  return 'Not assigned yet, kept on this device.';
}
