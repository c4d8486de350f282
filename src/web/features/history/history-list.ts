import { historyList as calls } from '#contract/pages/system.ts';
import { defineList } from '#web/platform/list/define-list.ts';

export const historyList = defineList({
  calls,
  selectPage: ({ history, more }) => ({ ...history, more }),
  sorts: {},
});
