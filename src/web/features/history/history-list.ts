import { historyIndex } from '#contract/history.ts';
import { historyActions, historyKinds } from '#contract/history-words.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { pageOfList } from '#web/platform/list/page-ahead.ts';

export const historyList = listKind({
  index: historyIndex,
  pageOf: ({ history, more }) => ({ ...history, more }),
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

/** What the screen is going to ask for. */
export const ahead = pageOfList(historyList);
