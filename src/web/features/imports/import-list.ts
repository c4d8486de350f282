import { importIndex, showImport } from '#contract/imports.ts';
import { read } from '#web/platform/data.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';

export const importList = listKind({
  index: importIndex,
  pageOf: ({ imports }) => imports,
  filters: {},
  sorts: {},
});

/** What the screen is going to ask for. */
export const ahead = pageOfList(importList);

export const oneAhead = ({ context: { client }, params }: At & { params: { import: string } }) =>
  client.prefetchQuery(read(showImport, { params: { uuid: params.import } }));
