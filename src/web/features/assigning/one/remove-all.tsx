import { useId } from 'react';
import type { Assignment } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './area-plan.module.css';

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
