import { historyActions, historyKinds } from '#contract/history/history-words.ts';
import { historyList as calls, type historyPage } from '#contract/pages/system.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const historyList = defineList({
  calls,
  selectPage: ({ history, more }) => ({ ...history, more }),
  sorts: {},
});

type Search = ReturnType<typeof historyPage.search>;

/** A kind or an action that nobody knows counts as not given, as anything that makes no sense. */
export const knownIn = ({ kind = '', action = '', ...search }: Search): Search => ({
  ...search,
  ...(kind in historyKinds && { kind }),
  ...(action in historyActions && { action }),
});
