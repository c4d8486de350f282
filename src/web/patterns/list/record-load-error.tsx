import type { DisplayText } from '#lib/messages/message.ts';
import { MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { ApiError } from '#web/platform/calls/call.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Props = {
  /** Of the record in the address. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** 'Open user', 'We couldn’t load this user.', 'We couldn’t find that user', 'Look for the user in the list.' */
  messages: { open: DisplayText; notLoaded: DisplayText; gone: DisplayText; advice: DisplayText };
  onClose: () => void;
};

/** In place of the open record, if there is no such record or it could not be loaded. */
export function RecordLoadError({ query, messages, onClose }: Props) {
  if (!query.error) return null;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <MissingRecord title={messages.gone} advice={messages.advice} onClose={onClose} />;
  }
  return (
    <Dialog open title={messages.open} onClose={onClose}>
      <LoadError title={messages.notLoaded} query={query} />
    </Dialog>
  );
}
