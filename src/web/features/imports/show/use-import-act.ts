import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Import } from '#contract/imports/imports.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';

type Of = Pick<Import, 'uuid' | 'file_name'>;

/** What a dialog asks to do with an import. */
export function useImportAct<E extends Endpoint>(
  { uuid, file_name: name }: Of,
  endpoint: E,
  onClose: () => void,
) {
  const client = useQueryClient();
  return useConfirmedWrite(endpoint, {
    name,
    place: { path: `/imports/${uuid}`, label: importsMessages.imports },
    onDone: (isOpen) => isOpen && onClose(),
    onFailed(error) {
      // Refused, because it was confirmed or discarded elsewhere, or has other rows by now.
      if (!isUnanswered(error)) void refresh(client, endpoint.topics);
    },
  });
}
