import { listsText } from '#texts/lists.ts';
import { type Said, say, type Words } from '#texts/text.ts';
import type { List } from './use-list.ts';

/**
 * One thing a list can be narrowed by, as the filter bar shows it: a select where `options` are
 * given; without them something the address alone can say, such as one organisation by its name.
 */
export type Filter = {
  /** As in the address. */
  name: string;
  label: Words;
  options?: readonly { value: string; label: Words }[];
  /** What stands on its chip where there are no options. */
  words?: Words | undefined;
  /** A native date box instead of a select. */
  isDay?: true;
};

/** The two values of what is either so or not. */
export const yesOrNo = ['1', '0'] as const;

type Active = { name: string; words: Said };

/** What narrows the list now, in words: 'Role: Mentor'. */
export function activeFilters(filters: readonly Filter[], { asked }: List): Active[] {
  return filters.flatMap((filter) => {
    const value = asked.filters[filter.name];
    return value === undefined
      ? []
      : [
          {
            name: filter.name,
            words: say(listsText.chip, { label: filter.label, value: inWords(filter, value) }),
          },
        ];
  });
}

function inWords({ options, words }: Filter, value: string): Words {
  return options?.find((option) => option.value === value)?.label ?? words ?? value;
}
