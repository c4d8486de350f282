import { uuid } from '#contract/pages/search-params.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import type { RecordKind } from '#web/patterns/record-picker/use-record-search.ts';
import type { List } from './use-list.ts';

/**
 * A filter of a list: a select if it has `options`; with none of `options`, `isDay` and `picks` only the
 * address sets it.
 */
export type Filter = {
  /** Its search parameter in the address. */
  name: string;
  label: DisplayText;
  options?: readonly { value: string; label: DisplayText }[];
  /** Its value as the chip shows it, if there is no option for it. */
  words?: DisplayText | undefined;
  /** A native date box instead of a select. */
  isDay?: true;
  /** A picker instead of a select, with what is picked once its name has loaded. */
  picks?: {
    kind: RecordKind;
    picked?: { uuid: string; name: string } | undefined;
    /** Its label, where that is not the one of the chip. */
    label?: DisplayText;
  };
};

type ActiveFilter = { name: string; words: Message };

/** The active filters with the texts of their chips: 'Role: Mentor'. */
export function activeFilters(filters: readonly Filter[], { params }: List): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const value = params.filters[filter.name];
    return value === undefined
      ? []
      : [
          {
            name: filter.name,
            words: message(listsMessages.chip, {
              label: filter.label,
              value: filterValueLabel(filter, value),
            }),
          },
        ];
  });
}

function filterValueLabel({ options, words }: Filter, value: string): DisplayText {
  const known = options?.find((option) => option.value === value)?.label ?? words;
  // Of a record whose name has not come yet, or is not for this reader.
  return known ?? (uuid(value) ? listsMessages.oneInAddress : value);
}
