import { worklist } from '#contract/worklist.ts';
import { read } from '#web/platform/endpoint-query.ts';
import type { PageSearch } from '#web/platform/search-params.ts';

/** What waits, as the address narrows it: to one's own learners, a mentor's, or nobody's. */
export const worklistQuery = ({ page = 1, mine, mentor }: PageSearch) =>
  read(worklist, { query: { page, mine, mentor } });
