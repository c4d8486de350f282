import { importIndex } from '#contract/imports.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const importList = listKind({
  index: importIndex,
  pageOf: ({ imports }) => imports,
  filters: {},
  sorts: {},
});
