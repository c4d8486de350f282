import { caseloadList as calls } from '#contract/pages/mentoring.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const caseloadList = defineList({
  calls,
  selectPage: ({ learners }) => learners,
  sorts: {},
});
