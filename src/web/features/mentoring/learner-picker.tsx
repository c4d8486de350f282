import { lazy, Suspense } from 'react';
import styles from './learner-picker.module.css';
import type { Learner } from './recent-learners.ts';

type Props = { learner: Learner | null; onPick: (learner: Learner) => void };

/** Heavy for what it does, so it comes after the page that needs it. */
const LearnerCombobox = lazy(async () => ({
  default: (await import('./learner-combobox.tsx')).LearnerCombobox,
}));

export function LearnerPicker(props: Props) {
  return (
    <div className={styles.picker}>
      <Suspense fallback={<Coming name={props.learner?.name ?? ''} />}>
        <LearnerCombobox {...props} />
      </Suspense>
    </div>
  );
}

/** As high as what will take its place. */
function Coming({ name }: { name: string }) {
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">Learner</span>
      <span className={`field-input ${styles.coming}`}>{name}</span>
    </div>
  );
}
