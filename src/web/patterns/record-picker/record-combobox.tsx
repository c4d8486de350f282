import { message, type Translatable } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { pickersMessages } from '#messages/shared/pickers.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useInvite } from '#web/patterns/invite/use-invite.tsx';
import { Picker, type PickerItem } from '#web/patterns/picker/picker.tsx';
import { PickerOptions } from '#web/patterns/picker/picker-options.tsx';
import { isSearching, usePicker } from '#web/patterns/picker/use-picker.ts';
import { useSearchAgain } from '#web/patterns/picker/use-search-again.ts';
import type { RecordPickerProps } from './record-picker.tsx';
import {
  type FoundRecord,
  maxRecords,
  type RecordKind,
  useRecordSearch,
} from './use-record-search.ts';

const messages = {
  people: {
    many: pickersMessages.people,
    show: pickersMessages.showPeople,
    none: pickersMessages.nobody,
    noMatch: pickersMessages.nobodyMatches,
    notLoaded: pickersMessages.peopleNotLoaded,
    placeholder: pickersMessages.nameOrEmail,
  },
  organisations: {
    many: pickersMessages.organisations,
    show: pickersMessages.showOrganisations,
    none: pickersMessages.noOrganisations,
    noMatch: pickersMessages.noOrganisation,
    notLoaded: pickersMessages.organisationsNotLoaded,
    placeholder: pickersMessages.nameOrCode,
  },
} as const;

export function RecordCombobox(props: RecordPickerProps) {
  const { kind, organisation, value = null, onPick, canInvite = false, ...rest } = props;
  const { placeholder = messages[kind].placeholder, ...field } = rest;
  const { t } = useTranslation();
  const box = usePicker();
  const invite = useInvite({ canInvite, value, onPick });
  const search = useRecordSearch(kind, box.typed, { organisation, enabled: box.isOpen });
  useSearchAgain(box, search);
  const { many, show } = messages[kind];
  const found: Option[] = search.data ?? [];
  const hasFoundNone = found.length === 0 && search.isSuccess && !search.isFetching;
  return (
    <>
      <Picker<Option>
        {...field}
        box={box}
        groups={[{ label: '', items: hasFoundNone ? invite.optionsFor(box.typed) : found }]}
        value={value}
        onPick={(picked) => (invite.isInvite(picked) ? invite.open(box.typed) : onPick(picked))}
        isSearching={isSearching(search)}
        placeholder={placeholder}
        showLabel={show}
      >
        <PickerOptions
          name={many}
          isBusy={search.isFetching}
          status={searchStatus(kind, search, box.typed.trim())}
          lineOf={({ line, isOff }: Option) =>
            isOff ? [line, ' · ', t(sharedMessages.off)] : line
          }
        />
      </Picker>
      {invite.form}
    </>
  );
}

/** A record, or the offer to invite somebody. */
type Option = PickerItem & Partial<FoundRecord>;

type Search = ReturnType<typeof useRecordSearch>;

function searchStatus(kind: RecordKind, search: Search, typed: string): Translatable {
  const { data, isError } = search;
  const { none, noMatch, notLoaded } = messages[kind];
  if (isError) return notLoaded;
  if (isSearching(search) || !data) return sharedMessages.searching;
  if (data.length === 0) return typed ? message(noMatch, { typed }) : none;
  if (data.length >= maxRecords) return message(pickersMessages.firstRecords, { most: maxRecords });
  return message(listsMessages.found, { total: data.length });
}
