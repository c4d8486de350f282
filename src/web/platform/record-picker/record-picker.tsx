import { lazy, Suspense } from 'react';
import type { Words } from '#texts/text.ts';
import { fetched } from '#web/platform/not-fetched.ts';
import { ComingPicker } from '#web/platform/picker/coming-picker.tsx';
import type { Item, PickerField } from '#web/platform/picker/picker.tsx';
import type { RecordKind } from './use-record-search.ts';

export type RecordPickerProps = PickerField & {
  kind: RecordKind;
  value?: Item | null;
  onPick: (picked: Item) => void;
  placeholder?: Words;
};

const RecordCombobox = lazy(async () => ({
  default: (await fetched(() => import('./record-combobox.tsx'))).RecordCombobox,
}));

/** One person by name or email, or one organisation by name or code, out of all there are. */
export function RecordPicker(props: RecordPickerProps) {
  const { label, hint, value } = props;
  return (
    <Suspense fallback={<ComingPicker label={label} hint={hint} value={value?.name} />}>
      <RecordCombobox {...props} />
    </Suspense>
  );
}
