import { listsText } from '#texts/lists.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { Picker } from '#web/platform/picker/picker.tsx';
import { PickerOptions } from '#web/platform/picker/picker-options.tsx';
import { usePicker } from '#web/platform/picker/use-picker.ts';
import type { RecordPickerProps } from './record-picker.tsx';
import { type Found, mostShown, type RecordKind, useRecordSearch } from './use-record-search.ts';

const words = {
  people: {
    many: listsText.people,
    show: listsText.showPeople,
    none: listsText.nobody,
    noMatch: listsText.nobodyMatches,
    notLoaded: listsText.peopleNotLoaded,
    placeholder: listsText.nameOrEmail,
  },
  organisations: {
    many: listsText.organisations,
    show: listsText.showOrganisations,
    none: listsText.noOrganisations,
    noMatch: listsText.noOrganisation,
    notLoaded: listsText.organisationsNotLoaded,
    placeholder: listsText.nameOrCode,
  },
} as const;

export function RecordCombobox(props: RecordPickerProps) {
  const { kind, value = null, onPick, placeholder = words[kind].placeholder, ...field } = props;
  const box = usePicker();
  const search = useRecordSearch(kind, box.typed, { enabled: box.isOpen });
  const { many, show } = words[kind];
  return (
    <Picker
      {...field}
      box={box}
      groups={[{ label: '', items: search.data ?? [] }]}
      value={value && { ...value, line: '' }}
      onPick={onPick}
      placeholder={placeholder}
      showLabel={show}
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

function countOf(kind: RecordKind, { data, isError, isPending }: Search, typed: string): Sayable {
  const { none, noMatch, notLoaded } = words[kind];
  if (isError) return notLoaded;
  if (isPending || !data) return sharedText.searching;
  if (data.length === 0) return typed ? say(noMatch, { typed }) : none;
  if (data.length >= mostShown) return say(listsText.firstRecords, { most: mostShown });
  return say(listsText.found, { total: data.length });
}
