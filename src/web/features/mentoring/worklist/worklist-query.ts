import { worklist } from '#contract/mentoring/worklist.ts';
import type { dashboardPage } from '#contract/pages/own.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

type Asked = Pick<ReturnType<typeof dashboardPage.search>, 'page' | 'mine' | 'mentor'>;

/** What waits, as the address narrows it: to one's own learners, a mentor's, or nobody's. */
export const worklistQuery = ({ page = 1, mine, mentor }: Asked) =>
  read(worklist, { query: { page, mine, mentor } });
