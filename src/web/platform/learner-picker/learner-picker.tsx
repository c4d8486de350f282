import { lazy, Suspense } from 'react';
import { listsText } from '#texts/lists.ts';
import type { Words } from '#texts/text.ts';
import { fetched } from '#web/platform/not-fetched.ts';
import { ComingPicker } from '#web/platform/picker/coming-picker.tsx';
import styles from '#web/platform/picker/picker.module.css';
import type { PickerField } from '#web/platform/picker/picker.tsx';
import type { Learner } from './recent-learners.ts';

export type { Learner };

export type PickerProps = Omit<PickerField, 'label'> & {
  learner: Learner | null;
  onPick: (learner: Learner) => void;
  label?: Words;
};

const LearnerCombobox = lazy(async () => ({
  default: (await fetched(() => import('./learner-combobox.tsx'))).LearnerCombobox,
}));

export function LearnerPicker(props: PickerProps) {
  const { label = listsText.learner, hint, learner } = props;
  return (
    <div className={styles.picker}>
      <Suspense fallback={<ComingPicker label={label} hint={hint} value={learner?.name} />}>
        <LearnerCombobox {...props} />
      </Suspense>
    </div>
  );
}
