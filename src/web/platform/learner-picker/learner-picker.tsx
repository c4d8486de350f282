import { lazy, Suspense } from 'react';
import { ComingPicker } from '#web/platform/picker/coming-picker.tsx';
import styles from '#web/platform/picker/picker.module.css';
import type { PickerField } from '#web/platform/picker/picker.tsx';
import type { Learner } from './recent-learners.ts';

export type { Learner };

export type PickerProps = Omit<PickerField, 'label'> & {
  learner: Learner | null;
  onPick: (learner: Learner) => void;
  label?: string;
};

const LearnerCombobox = lazy(async () => ({
  default: (await import('./learner-combobox.tsx')).LearnerCombobox,
}));

export function LearnerPicker(props: PickerProps) {
  const { label = 'Learner', hint, learner } = props;
  return (
    <div className={styles.picker}>
      <Suspense fallback={<ComingPicker label={label} hint={hint} value={learner?.name} />}>
        <LearnerCombobox {...props} />
      </Suspense>
    </div>
  );
}
