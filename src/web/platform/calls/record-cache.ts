import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { idOf } from './newest-records.ts';

type Lists = readonly { name: string }[];

type Placement = {
  /** The list calls whose cached pages may contain the record. */
  lists: Lists;
  /** The query of this one record, and the data it gets. */
  one?: { queryKey: QueryKey; data: unknown };
};

/**
 * Puts a record that the server just answered into every cached query that has it. To be awaited
 * before a draft is deleted, or the old text would flicker. A list's order follows with its next
 * fetch. The query client itself sees to it that no older version comes back (`newestRecords`).
 */
export function putRecord(client: QueryClient, record: object, { lists, one }: Placement) {
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
      (cached) => cached && mapped(cached, withRecord),
    );
  }
}

/** `{ users: { data: […], total: 3 } }`: the pages of api.md. */
type Page = { data: readonly object[] };
type Listed = Readonly<Record<string, Page>>;

const mapped = (listed: Listed, change: (page: Page) => Page): Listed =>
  Object.fromEntries(Object.entries(listed).map(([kind, page]) => [kind, change(page)]));
