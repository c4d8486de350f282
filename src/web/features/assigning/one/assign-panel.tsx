import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { Assignment, writtenIn } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { areaFailure } from '#web/features/assigning/assign-failure.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './area-plan.module.css';
import { AssignFeedback } from './assign-feedback.tsx';
import { ChosenAreas } from './chosen-areas.tsx';
import { RemovedAreasWarning } from './removed-areas-warning.tsx';
import { SelectionStatus } from './selection-status.tsx';
import type { AreaSelection } from './use-area-selection.ts';
import type { Assigning } from './use-assign.ts';

type Props = {
  learner: Learner | null;
  saved: readonly Assignment[];
  chosen: readonly ListedArea[];
  written: UseQueryResult<ReplyJson<typeof writtenIn>>;
  choice: AreaSelection;
  assigning: Assigning;
  isIncomplete: boolean;
  onChoose: (chosen: AreaOrder) => void;
  onSubmit: () => void;
  onRemoveAll: () => void;
};

/** The order of the ticked areas, what assigning them changes, and the buttons. */
export function AssignPanel(props: Props) {
  const { learner, saved, chosen, written, choice, assigning, isIncomplete } = props;
  const heading = useId();
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.order}>
        <h2 id={heading}>{t(assigningMessages.orderForLearner)}</h2>
        <SelectionStatus choice={choice} learner={learner} saved={saved} />
        <ChosenAreas
          areas={chosen}
          onChoose={props.onChoose}
          errorOf={(area) => areaFailure(assigning.failure, area)}
        />
      </div>
      <div className={styles.actions}>
        {learner && <RemovedAreasWarning saved={saved} chosen={choice.chosen} written={written} />}
        <AssignFeedback learner={learner} assigning={assigning} isIncomplete={isIncomplete} />
        <Button variant="primary" busy={assigning.isSaving} onClick={props.onSubmit}>
          {t(assigningMessages.assignAreas)}
        </Button>
      </div>
      {learner && saved.length > 0 && (
        <RemoveAll
          learner={learner}
          saved={saved}
          written={written.data?.written ?? {}}
          isBusy={assigning.isRemoving}
          onRemove={props.onRemoveAll}
        />
      )}
    </section>
  );
}

type RemoveAllProps = {
  learner: Learner;
  saved: readonly Assignment[];
  written: Record<string, number>;
  isBusy: boolean;
  onRemove: () => void;
};

/** Apart, because assigning needs at least one area. It can be undone, so there is no question. */
function RemoveAll({ learner, saved, written, isBusy, onRemove }: RemoveAllProps) {
  const hint = useId();
  const { t } = useTranslation();
  const count = saved.reduce((sum, { uuid }) => sum + (written[uuid] ?? 0), 0);
  return (
    <div className={styles.remove}>
      <p id={hint}>
        {t(assigningMessages.takesAway, { count: saved.length, learner: learner.name })}
        {count > 0 && ' '}
        {count > 0 && t(assigningMessages.writtenThere, { count })}
      </p>
      <Button onClick={onRemove} busy={isBusy} aria-describedby={hint}>
        {t(assigningMessages.removeAll)}
      </Button>
    </div>
  );
}
