import { useQuery } from '@tanstack/react-query';
import { showImport } from '#contract/imports/imports.openings.ts';
import { usersMessages } from '#messages/people/users.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The filter by the import that added people, which only the page of that import leads to. */
export function useImportFilter({ params }: List): Filter {
  const { import: uuid = '' } = params.filters;
  const { data } = useQuery({ ...read(showImport, { params: { uuid } }), enabled: uuid !== '' });
  return { name: 'import', label: usersMessages.addedByImport, words: data?.import.file_name };
}
