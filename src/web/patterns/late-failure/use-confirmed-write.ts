import type { Endpoint } from '#contract/endpoint.ts';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';

type Options = {
  /** `isOpen`: nobody has closed the dialog since. */
  onDone: (isOpen: boolean) => void;
  /** Where the answer was lost, it may have been done. */
  onFailed: (error: unknown, isOpen: boolean) => void;
};

/** The call that a dialog asks about. Closing the dialog doesn't stop what is on its way already. */
export function useConfirmedWrite<E extends Endpoint>(endpoint: E, { onDone, onFailed }: Options) {
  const write = useWrite(endpoint);
  const isMounted = useIsMounted();

  async function send(...request: Parameters<typeof write.mutateAsync>) {
    try {
      await write.mutateAsync(...request);
    } catch (error) {
      return onFailed(error, isMounted());
    }
    onDone(isMounted());
  }

  return {
    send: (...request: Parameters<typeof send>) => void send(...request),
    isBusy: write.isPending,
    error: write.error,
  };
}
