import { caseloadLearners, mentorBoard } from '#contract/caseload.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { type ListLoaderArgs, listLoader } from '#web/platform/list/list-loader.ts';

export const caseloadList = defineList({
  index: caseloadLearners,
  selectPage: ({ learners }) => learners,
  filters: { mentor: 'any' },
  sorts: {},
});

/** Prefetches what the screen needs. */
export const ahead = (at: ListLoaderArgs) =>
  Promise.all([
    listLoader(caseloadList)(at),
    at.context.client.prefetchQuery(read(mentorBoard, {})),
  ]);
