import { useId } from 'react';
import type { Assignment } from '#contract/assignments.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './area-plan.module.css';
import { counted } from './sentences.ts';

type Props = {
  learner: Learner;
  saved: readonly Assignment[];
  written: Record<string, number>;
  isBusy: boolean;
  onRemove: () => void;
};

/** Assigning needs at least one area, so having none is asked for by itself. Undone, not asked. */
export function RemoveAll({ learner, saved, written, isBusy, onRemove }: Props) {
  const hint = useId();
  const count = saved.reduce((sum, { uuid }) => sum + (written[uuid] ?? 0), 0);
  const areas = saved.length === 1 ? 'the area' : `all ${saved.length} areas`;
  const work = count > 0 ? ` What is written there (${counted(count, 'reflection')}) is kept.` : '';
  return (
    <div className={styles.remove}>
      <p id={hint}>
        Takes away {areas} {learner.name} has.{work}
      </p>
      <Button onClick={onRemove} busy={isBusy} aria-describedby={hint}>
        Remove all areas
      </Button>
    </div>
  );
}
