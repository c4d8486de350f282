import type { DisplayText } from '#lib/messages/message.ts';
import type { PickerField, PickerItem } from '#web/patterns/picker/picker.tsx';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import type { RecordKind } from './use-record-search.ts';

export type RecordPickerProps = PickerField & {
  kind: RecordKind;
  value?: PickerItem | null;
  onPick: (picked: PickerItem) => void;
  placeholder?: DisplayText;
  /** Of people: those of this organisation alone. */
  organisation?: string;
  /** Offers to invite whoever is not found. */
  canInvite?: boolean;
};

/** Picks a person by name or email, or an organisation by name or code. */
export const RecordPicker = lazyPart(
  async () => (await import('./record-combobox.tsx')).RecordCombobox,
  ({ label, hint, value }: RecordPickerProps) => (
    <PickerSkeleton label={label} hint={hint} value={value?.name} />
  ),
);
