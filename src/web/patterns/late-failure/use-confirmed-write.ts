import type { Endpoint, ReplyJson } from '#contract/endpoint.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { changeError } from './change-error.ts';
import { useLateFailure } from './use-late-failure.ts';

type Options<E extends Endpoint> = {
  /** Of the record that it is done to. */
  name: DisplayText;
  /** Where that record is. */
  place: DraftLocation;
  /** `isOpen`: nobody has closed the dialog since. */
  onDone: (isOpen: boolean, reply: ReplyJson<E>) => void;
  /** Where the answer was lost, it may have been done; refused, it may have been done by others. */
  onFailed: (error: unknown) => void;
};

/** The call that a dialog asks about. Closing the dialog doesn't stop what is on its way already. */
export function useConfirmedWrite<E extends Endpoint>(endpoint: E, options: Options<E>) {
  const { name, place, onDone, onFailed } = options;
  const write = useWrite(endpoint);
  const late = useLateFailure(place);

  const [send, isBusy] = useOneAtATime(async (...request: Parameters<typeof write.mutateAsync>) => {
    let reply: ReplyJson<E>;
    try {
      reply = await write.mutateAsync(...request);
    } catch (error) {
      if (!late.isOpen()) late.report(changeError(name, error));
      return onFailed(error);
    }
    onDone(late.isOpen(), reply);
  });

  return {
    send: (...request: Parameters<typeof send>) => void send(...request),
    isBusy,
    error: write.error,
  };
}
