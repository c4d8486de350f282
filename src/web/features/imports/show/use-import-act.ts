import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';

type Options = {
  onClose: () => void;
  /** It failed once nobody sees the dialog any more. */
  onFailed: (error: unknown) => void;
};

/** What a dialog asks to do with an import. */
export function useImportAct<E extends Endpoint>(endpoint: E, { onClose, onFailed }: Options) {
  const client = useQueryClient();
  return useConfirmedWrite(endpoint, {
    onDone: (isOpen) => isOpen && onClose(),
    onFailed(error, isOpen) {
      // Refused, because it was confirmed or discarded elsewhere, or has other rows by now.
      if (!isUnanswered(error)) void refresh(client, endpoint.topics);
      if (!isOpen) onFailed(error);
    },
  });
}
