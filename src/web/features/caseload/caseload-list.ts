import { caseloadLearners } from '#contract/caseload.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const caseloadList = listKind({
  index: caseloadLearners,
  pageOf: ({ learners }) => learners,
  filters: { mentor: 'any' },
  sorts: {},
});
