import type { Assignment } from '#contract/assignments.ts';
import { assigningText } from '#texts/assigning.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { moment } from '#web/platform/format.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { PlaceName, PlaceNames } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './area-plan.module.css';
import type { AreaChoice } from './use-area-choice.ts';

type Props = { choice: AreaChoice; learner: Learner | null; saved: readonly Assignment[] };

/** What has become of the ticks: not assigned yet, here again from before, or discarded. */
export function ChoiceState({ choice, learner, saved }: Props) {
  const { draft, discarded, isLeftover, isOutdated, isKept } = choice;
  const { t } = useText();
  if (!draft && !discarded) return null;
  return (
    <>
      {draft && isOutdated && (
        <Notice tone="warn" role="alert">
          {t(assigningText.changedElsewhere, {
            learner: learner?.name ?? '',
            areas: <AreasAnd areas={saved} />,
          })}
        </Notice>
      )}
      <p className={styles.state} role="status">
        {t(draft ? stateOf(draft.at, { isLeftover, isKept }) : assigningText.discarded)}{' '}
        {/* One button with two meanings, so that the focus has somewhere to stay. */}
        <Button
          variant="quiet"
          className={styles.small}
          onClick={() => {
            if (draft) choice.discard();
            else if (discarded) choice.restore(discarded);
          }}
        >
          {t(draft ? assigningText.discard : sharedText.undo)}
        </Button>
      </p>
    </>
  );
}

type Kept = { isLeftover: boolean; isKept: boolean };

function stateOf(at: string, { isLeftover, isKept }: Kept): Sayable {
  if (isLeftover) return say(assigningText.hereAgain, { at: moment(at) });
  return isKept ? assigningText.kept : assigningText.keptInPage;
}

/** 'Belonging, Leadership and Assessment' */
function AreasAnd({ areas }: { areas: readonly Assignment[] }) {
  const { t } = useText();
  const [last, ...others] = areas.toReversed();
  if (!last) return t(sharedText.none);
  if (others.length === 0) return <PlaceName of={last} />;
  return t(assigningText.areasAnd, {
    areas: <PlaceNames of={others.toReversed()} />,
    last: <PlaceName of={last} />,
  });
}
