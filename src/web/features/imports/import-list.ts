import { importIndex, showImport } from '#contract/imports.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { type ListLoaderArgs, listLoader } from '#web/platform/list/list-loader.ts';

export const importList = defineList({
  index: importIndex,
  selectPage: ({ imports }) => imports,
  filters: {},
  sorts: {},
});

/** Prefetches what the screen needs. */
export const ahead = listLoader(importList);

export const importLoader = ({
  context: { client },
  params,
}: ListLoaderArgs & { params: { import: string } }) =>
  client.prefetchQuery(read(showImport, { params: { uuid: params.import } }));
