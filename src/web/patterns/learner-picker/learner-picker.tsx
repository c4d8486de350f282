import { lazy, Suspense } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import styles from '#web/patterns/picker/picker.module.css';
import type { PickerField } from '#web/patterns/picker/picker.tsx';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';
import type { Learner } from './recent-learners.ts';

export type { Learner };

export type LearnerPickerProps = Omit<PickerField, 'label'> & {
  learner: Learner | null;
  onPick: (learner: Learner) => void;
  label?: DisplayText;
  /** Offers to invite whoever is not found. */
  canInvite?: boolean;
};

const LearnerCombobox = lazy(async () => ({
  default: (await loadChunk(() => import('./learner-combobox.tsx'))).LearnerCombobox,
}));

export function LearnerPicker(props: LearnerPickerProps) {
  const { label = listsMessages.learner, hint, learner } = props;
  return (
    <div className={styles.picker}>
      <Suspense fallback={<PickerSkeleton label={label} hint={hint} value={learner?.name} />}>
        <LearnerCombobox {...props} />
      </Suspense>
    </div>
  );
}
