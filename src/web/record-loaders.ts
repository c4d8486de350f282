import { showImport } from '#contract/imports.ts';
import { historyList } from '#web/features/history/history-list.ts';
import { importList } from '#web/features/imports/import-list.ts';
import { read } from '#web/platform/data.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';

/* What is asked for ahead of the history and the imports, whose many words no other list needs. */

export const imports = pageOfList(importList);
export const history = pageOfList(historyList);

export const oneImport = ({ context: { client }, params }: At & { params: { import: string } }) =>
  client.prefetchQuery(read(showImport, { params: { uuid: params.import } }));
