import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Assignment, writtenIn } from '#contract/assignments.ts';
import type { Answer } from '#contract/endpoint.ts';
import { assigningText } from '#texts/assigning.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ListedArea } from './area-box.tsx';
import type { AreaOrder } from './area-order.ts';
import styles from './area-plan.module.css';
import { AssignSaid } from './assign-said.tsx';
import { ChoiceState } from './choice-state.tsx';
import { ChosenAreas } from './chosen-areas.tsx';
import { whyNotArea } from './failure.ts';
import { RemoveAll } from './remove-all.tsx';
import { TakenAway } from './taken-away.tsx';
import type { AreaChoice } from './use-area-choice.ts';
import type { Assigning } from './use-assign.ts';

type Props = {
  learner: Learner | null;
  saved: readonly Assignment[];
  chosen: readonly ListedArea[];
  written: UseQueryResult<Answer<typeof writtenIn>>;
  choice: AreaChoice;
  assigning: Assigning;
  isIncomplete: boolean;
  onChoose: (chosen: AreaOrder) => void;
  onSubmit: () => void;
  onRemoveAll: () => void;
};

/** The order of what is ticked, what will happen, and the button that makes it happen. */
export function AssignPanel(props: Props) {
  const { learner, saved, chosen, written, choice, assigning, isIncomplete } = props;
  const heading = useId();
  const { t } = useText();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.order}>
        <h2 id={heading}>{t(assigningText.orderForLearner)}</h2>
        <ChoiceState choice={choice} learner={learner} saved={saved} />
        <ChosenAreas
          areas={chosen}
          onChoose={props.onChoose}
          errorOf={(area) => whyNotArea(assigning.failure, area)}
        />
      </div>
      <div className={styles.actions}>
        {learner && <TakenAway saved={saved} chosen={choice.chosen} written={written} />}
        <AssignSaid learner={learner} assigning={assigning} isIncomplete={isIncomplete} />
        <Button variant="primary" busy={assigning.isSaving} onClick={props.onSubmit}>
          {t(assigningText.assignAreas)}
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
