import { message, type Translatable } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { PickerOptions } from '#web/patterns/picker/picker-options.tsx';
import { usePicker } from '#web/patterns/picker/use-picker.ts';
import type { RecordPickerProps } from './record-picker.tsx';
import {
  type FoundRecord,
  maxRecordsShown,
  type RecordKind,
  useRecordSearch,
} from './use-record-search.ts';

const words = {
  people: {
    many: listsMessages.people,
    show: listsMessages.showPeople,
    none: listsMessages.nobody,
    noMatch: listsMessages.nobodyMatches,
    notLoaded: listsMessages.peopleNotLoaded,
    placeholder: listsMessages.nameOrEmail,
  },
  organisations: {
    many: listsMessages.organisations,
    show: listsMessages.showOrganisations,
    none: listsMessages.noOrganisations,
    noMatch: listsMessages.noOrganisation,
    notLoaded: listsMessages.organisationsNotLoaded,
    placeholder: listsMessages.nameOrCode,
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
        status={searchStatus(kind, search, box.typed.trim())}
        lineOf={(found: FoundRecord) => found.line}
      />
    </Picker>
  );
}

type Search = ReturnType<typeof useRecordSearch>;

function searchStatus(
  kind: RecordKind,
  { data, isError, isPending }: Search,
  typed: string,
): Translatable {
  const { none, noMatch, notLoaded } = words[kind];
  if (isError) return notLoaded;
  if (isPending || !data) return sharedMessages.searching;
  if (data.length === 0) return typed ? message(noMatch, { typed }) : none;
  if (data.length >= maxRecordsShown)
    return message(listsMessages.firstRecords, { most: maxRecordsShown });
  return message(listsMessages.found, { total: data.length });
}
