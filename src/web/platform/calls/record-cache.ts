import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { idOf } from './newest-records.ts';

type Lists = readonly { name: string }[];

type Where = {
  /** The calls whose pages of rows may have it. */
  lists: Lists;
  /** The query that has this one record, and how it has it. */
  one?: { queryKey: QueryKey; data: unknown };
};

/**
 * Shows a record as the server just answered it, wherever it is shown: a draft dropped before would
 * flicker. A list's order follows with its next reading. That a late answer brings nothing older
 * back is the query client's doing (`newestRecords`).
 */
export function putRecord(client: QueryClient, record: object, { lists, one }: Where) {
  if (one) client.setQueryData(one.queryKey, one.data);
  replaceRows(client, lists, record);
  return untilRendered();
}

export function replaceRows(client: QueryClient, lists: Lists, record: object) {
  const id = idOf(record);
  const withRecord = ({ data, ...page }: Page): Page => ({
    ...page,
    data: data.map((row) => (idOf(row) === id ? record : row)),
  });
  for (const { name } of lists) {
    client.setQueriesData<Listed>(
      { queryKey: [name] },
      (known) => known && mapped(known, withRecord),
    );
  }
}

/** `{ users: { data: […], total: 3 } }`: the pages of api.md. */
type Page = { data: readonly object[] };
type Listed = Readonly<Record<string, Page>>;

const mapped = (listed: Listed, change: (page: Page) => Page): Listed =>
  Object.fromEntries(Object.entries(listed).map(([kind, page]) => [kind, change(page)]));
