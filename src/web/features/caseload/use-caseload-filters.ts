import { useQuery } from '@tanstack/react-query';
import { showUser } from '#contract/people/people.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** By what waits, and by whose learners they were before they had nobody. */
export function useCaseloadFilters({ params }: List): readonly Filter[] {
  const { last_mentor: uuid = '' } = params.filters;
  const { data } = useQuery({ ...read(showUser, { params: { uuid } }), enabled: uuid !== '' });
  const picked = data?.user;
  return [
    {
      name: 'waiting',
      label: caseloadMessages.reflections,
      options: [
        { value: '1', label: caseloadMessages.someWaiting },
        { value: '0', label: caseloadMessages.nothingWaiting },
      ],
    },
    {
      name: 'last_mentor',
      label: caseloadMessages.lastMentor,
      words: picked?.name,
      picks: { kind: 'people', picked },
    },
  ];
}
