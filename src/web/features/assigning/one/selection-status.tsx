import type { Assignment } from '#contract/mentoring/assignments.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { LocalizedName, LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './area-plan.module.css';
import type { AreaSelection } from './use-area-selection.ts';

type Props = { choice: AreaSelection; learner: Learner | null; saved: readonly Assignment[] };

/** What has become of the ticks: not assigned yet, here again from before, or discarded. */
export function SelectionStatus({ choice, learner, saved }: Props) {
  const { draft, discarded, isLeftover, isOutdated, isKept } = choice;
  const { t } = useTranslation();
  if (!draft && !discarded) return null;
  return (
    <>
      {draft && isOutdated && (
        <Callout tone="warn" role="alert">
          {t(assigningMessages.changedElsewhere, {
            learner: learner?.name ?? '',
            areas: <AreasAnd areas={saved} />,
          })}
        </Callout>
      )}
      <p className={styles.state} role="status">
        {t(draft ? statusMessage(draft.at, { isLeftover, isKept }) : assigningMessages.discarded)}{' '}
        {/* One button with two meanings, so that the focus has somewhere to stay. */}
        <Button
          variant="quiet"
          className={styles.small}
          onClick={() => {
            if (draft) choice.discard();
            else if (discarded) choice.restore(discarded);
          }}
        >
          {t(draft ? assigningMessages.discard : sharedMessages.undo)}
        </Button>
      </p>
    </>
  );
}

type DraftFlags = { isLeftover: boolean; isKept: boolean };

function statusMessage(at: string, { isLeftover, isKept }: DraftFlags): Translatable {
  if (isLeftover) return message(assigningMessages.hereAgain, { at: formatTimeOrDate(at) });
  return isKept ? assigningMessages.kept : assigningMessages.keptInPage;
}

/** 'Belonging, Leadership and Assessment' */
function AreasAnd({ areas }: { areas: readonly Assignment[] }) {
  const { t } = useTranslation();
  const [last, ...others] = areas.toReversed();
  if (!last) return t(sharedMessages.none);
  if (others.length === 0) return <LocalizedName of={last} />;
  return t(assigningMessages.areasAnd, {
    areas: <LocalizedNames of={others.toReversed()} />,
    last: <LocalizedName of={last} />,
  });
}
