import { historyIndex } from '#contract/history.ts';
import { historyActions, historyKinds } from '#contract/history-words.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { listLoader } from '#web/platform/list/list-loader.ts';

export const historyList = defineList({
  index: historyIndex,
  selectPage: ({ history, more }) => ({ ...history, more }),
  filters: {
    kind: Object.keys(historyKinds),
    action: Object.keys(historyActions),
    actor: 'any',
    subject: 'any',
    from: 'any',
    to: 'any',
  },
  sorts: {},
});

/** Prefetches what the screen needs. */
export const ahead = listLoader(historyList);
