import { lazy, Suspense } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import type { PickerField, PickerItem } from '#web/patterns/picker/picker.tsx';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';
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

const RecordCombobox = lazy(async () => ({
  default: (await loadChunk(() => import('./record-combobox.tsx'))).RecordCombobox,
}));

/** Picks a person by name or email, or an organisation by name or code. */
export function RecordPicker(props: RecordPickerProps) {
  const { label, hint, value } = props;
  return (
    <Suspense fallback={<PickerSkeleton label={label} hint={hint} value={value?.name} />}>
      <RecordCombobox {...props} />
    </Suspense>
  );
}
