import { caseloadList as calls } from '#contract/pages/mentoring.ts';
import { defineList } from '#web/patterns/list/define-list.ts';
import { useList } from '#web/patterns/list/use-list.ts';

const caseloadList = defineList({
  calls,
  selectPage: ({ learners }) => learners,
  sorts: {},
});

/** Whoever has a mentor has no last one, so that choosing a last mentor chooses those without one. */
export function useCaseloadList(search: Parameters<typeof useList>[1]) {
  const list = useList(caseloadList, search);
  return {
    ...list,
    setFilter: (name: string, value: string | undefined) =>
      list.setFilter(name, value, name === 'last_mentor' && value ? { mentor: 'none' } : {}),
  };
}
