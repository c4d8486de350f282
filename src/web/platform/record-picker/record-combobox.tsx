import { Picker } from '#web/platform/picker/picker.tsx';
import { PickerOptions } from '#web/platform/picker/picker-options.tsx';
import { usePicker } from '#web/platform/picker/use-picker.ts';
import type { RecordPickerProps } from './record-picker.tsx';
import { type Found, mostShown, type RecordKind, useRecordSearch } from './use-record-search.ts';

const words = {
  people: {
    many: 'people',
    none: 'Nobody yet',
    noMatch: 'Nobody matches',
    placeholder: 'Name or email…',
  },
  organisations: {
    many: 'organisations',
    none: 'No organisations yet',
    noMatch: 'No organisation matches',
    placeholder: 'Name or code…',
  },
} as const;

export function RecordCombobox(props: RecordPickerProps) {
  const { kind, value = null, onPick, placeholder = words[kind].placeholder, ...field } = props;
  const box = usePicker();
  const search = useRecordSearch(kind, box.typed, { enabled: box.isOpen });
  const { many } = words[kind];
  return (
    <Picker
      {...field}
      box={box}
      groups={[{ label: '', items: search.data ?? [] }]}
      value={value && { ...value, line: '' }}
      onPick={onPick}
      placeholder={placeholder}
      showLabel={`Show ${many}`}
    >
      <PickerOptions
        name={many}
        isBusy={search.isFetching}
        status={countOf(kind, search, box.typed.trim())}
        lineOf={(found: Found) => found.line}
      />
    </Picker>
  );
}

type Search = ReturnType<typeof useRecordSearch>;

function countOf(kind: RecordKind, { data, isError, isPending }: Search, typed: string): string {
  const { many, none, noMatch } = words[kind];
  if (isError) return `The ${many} could not be loaded. Close this list and open it again.`;
  if (isPending || !data) return 'Searching…';
  if (data.length === 0) return typed ? `${noMatch} “${typed}”` : none;
  if (data.length >= mostShown) return `The first ${mostShown}; type to narrow them down`;
  return `${data.length} found`;
}
