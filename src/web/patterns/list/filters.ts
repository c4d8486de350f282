import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import type { List } from './use-list.ts';

/**
 * One thing a list can be narrowed by, as the filter bar shows it: a select where `options` are
 * given; without them something the address alone can say, such as one organisation by its name.
 */
export type Filter = {
  /** As in the address. */
  name: string;
  label: DisplayText;
  options?: readonly { value: string; label: DisplayText }[];
  /** What stands on its chip where there are no options. */
  words?: DisplayText | undefined;
  /** A native date box instead of a select. */
  isDay?: true;
};

type ActiveFilter = { name: string; words: Message };

/** What narrows the list now, in words: 'Role: Mentor'. */
export function activeFilters(filters: readonly Filter[], { asked }: List): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const value = asked.filters[filter.name];
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
  return options?.find((option) => option.value === value)?.label ?? words ?? value;
}
