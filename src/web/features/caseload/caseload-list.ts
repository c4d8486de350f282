import { caseloadLearners, mentorBoard } from '#contract/caseload.ts';
import { read } from '#web/platform/data.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';

export const caseloadList = listKind({
  index: caseloadLearners,
  pageOf: ({ learners }) => learners,
  filters: { mentor: 'any' },
  sorts: {},
});

/** What the screen is going to ask for. */
export const ahead = (at: At) =>
  Promise.all([
    pageOfList(caseloadList)(at),
    at.context.client.prefetchQuery(read(mentorBoard, {})),
  ]);
