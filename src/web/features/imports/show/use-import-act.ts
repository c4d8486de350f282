import type { Endpoint } from '#contract/endpoint.ts';
import type { Import } from '#contract/imports/imports.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { useRefreshIfRefused } from './use-refresh-if-refused.ts';

type Of = Pick<Import, 'uuid' | 'file_name'>;

/** What a dialog asks to do with an import. */
export function useImportAct<E extends Endpoint>(
  { uuid, file_name: name }: Of,
  endpoint: E,
  onClose: () => void,
) {
  const refreshIfRefused = useRefreshIfRefused(endpoint);
  return useConfirmedWrite(endpoint, {
    name,
    place: { path: `/imports/${uuid}`, label: importsMessages.imports },
    onDone: (isOpen) => isOpen && onClose(),
    onFailed: refreshIfRefused,
  });
}
