import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listQuery } from '#web/patterns/list/define-list.ts';
import { historyList } from './history-list.ts';

type Asked = Parameters<typeof listQuery>[1];

/** Whom the history is narrowed to: the same answer as the list's, looked at for something else. */
export function useHistorySubject(asked: Asked) {
  const { data } = useQuery({
    ...listQuery(historyList, asked),
    select: ({ about }) => about,
    placeholderData: keepPreviousData,
  });
  const { subject, actor } = asked.filters;
  // What is shown while the next answer is on its way may be about somebody else.
  return {
    subject: data?.subject?.uuid === subject ? data?.subject : undefined,
    actor: data?.actor?.uuid === actor ? data?.actor : undefined,
  };
}
