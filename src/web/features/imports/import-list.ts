import { importList as calls } from '#contract/pages/people.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const importList = defineList({ calls, selectPage: ({ imports }) => imports, sorts: {} });
