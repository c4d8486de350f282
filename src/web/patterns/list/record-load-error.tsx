import type { DisplayText } from '#lib/messages/message.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { ApiError } from '#web/platform/calls/call.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';

type Props = {
  /** Of the record that the address says is open. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** 'Open user', 'This user could not be loaded.', 'There is no such user', 'Look for the user in the list.' */
  words: { open: DisplayText; notLoaded: DisplayText; gone: DisplayText; advice: DisplayText };
  onClose: () => void;
};

/** In place of an open record: there is no such one, or it could not be had. */
export function RecordLoadError({ query, words, onClose }: Props) {
  if (!query.error) return null;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <RecordNotFound title={words.gone} advice={words.advice} onClose={onClose} />;
  }
  return (
    <Dialog open title={words.open} onClose={onClose}>
      <LoadError title={words.notLoaded} query={query} />
    </Dialog>
  );
}
