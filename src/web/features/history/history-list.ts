import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { historyActions, historyKinds } from '#contract/history/history-words.ts';
import { historyList as calls, type historyPage } from '#contract/pages/system.ts';
import { defineList, listQuery } from '#web/patterns/list/define-list.ts';

export const historyList = defineList({
  calls,
  selectPage: ({ history, more }) => ({ ...history, more }),
  sorts: {},
});

type Search = ReturnType<typeof historyPage.search>;

/** An unknown kind or action in the address is ignored, as any other parameter without sense. */
export const withoutUnknownFilters = ({ kind = '', action = '', ...search }: Search): Search => ({
  ...search,
  ...(kind in historyKinds && { kind }),
  ...(action in historyActions && { action }),
});

type ListQuery = Parameters<typeof listQuery>[1];

/** The record and person that the history is filtered by, from the same reply as the list. */
export function useHistorySubject(query: ListQuery) {
  const { data } = useQuery({
    ...listQuery(historyList, query),
    select: ({ about }) => about,
    placeholderData: keepPreviousData,
  });
  const { subject, actor } = query.filters;
  // The previous reply, kept while the next is loading, may be about another record or person.
  return {
    subject: data?.subject?.uuid === subject ? data?.subject : undefined,
    actor: data?.actor?.uuid === actor ? data?.actor : undefined,
  };
}
