import { useSuspenseQuery } from '@tanstack/react-query';
import { showImport } from '#contract/imports/imports.ts';
import { isRunning } from '#web/features/imports/import-labels.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

const EVERY = 1_000;

/** How it is now, asked again each second while the server works on it. */
export function useImport(uuid: string) {
  const { data } = useSuspenseQuery({
    ...read(showImport, { params: { uuid } }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isRunning(state.data.import) ? EVERY : false,
  });
  return data.import;
}
