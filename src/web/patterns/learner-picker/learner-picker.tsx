import type { DisplayText } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import styles from '#web/patterns/picker/picker.module.css';
import type { PickerField } from '#web/patterns/picker/picker.tsx';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import type { Learner } from './recent-learners.ts';

export type { Learner };

export type LearnerPickerProps = Omit<PickerField, 'label'> & {
  learner: Learner | null;
  onPick: (learner: Learner) => void;
  label?: DisplayText;
  /** Offers to invite whoever is not found. */
  canInvite?: boolean;
};

const LearnerCombobox = lazyPart(
  async () => (await import('./learner-combobox.tsx')).LearnerCombobox,
  ({ label = listsMessages.learner, hint, learner }: LearnerPickerProps) => (
    <PickerSkeleton label={label} hint={hint} value={learner?.name} />
  ),
);

export const LearnerPicker = (props: LearnerPickerProps) => (
  <div className={styles.picker}>
    <LearnerCombobox {...props} />
  </div>
);
