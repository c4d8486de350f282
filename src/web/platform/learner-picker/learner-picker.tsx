import { lazy, type Ref, Suspense } from 'react';
import styles from './learner-picker.module.css';
import type { Learner } from './recent-learners.ts';

export type { Learner };

export type PickerProps = {
  learner: Learner | null;
  onPick: (learner: Learner) => void;
  label?: string;
  hint?: string;
  /** Said at once, and again to whoever comes back to the field. */
  error?: string | undefined;
  /** The field to type in, once it is there. */
  ref?: Ref<HTMLInputElement>;
};

/** Heavy for what it does, so it comes after the page that needs it. */
const LearnerCombobox = lazy(async () => ({
  default: (await import('./learner-combobox.tsx')).LearnerCombobox,
}));

export function LearnerPicker(props: PickerProps) {
  return (
    <div className={styles.picker}>
      <Suspense fallback={<Coming {...props} />}>
        <LearnerCombobox {...props} />
      </Suspense>
    </div>
  );
}

/** As high as what will take its place. */
function Coming({ learner, label = 'Learner', hint }: PickerProps) {
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">{label}</span>
      {hint && <span className="field-hint">{hint}</span>}
      <span className={`field-input ${styles.coming}`}>{learner?.name ?? ''}</span>
    </div>
  );
}
