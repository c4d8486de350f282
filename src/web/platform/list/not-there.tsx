import type { Words } from '#texts/text.ts';
import { Refused } from '#web/platform/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Gone } from '#web/ui/gone.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

type Props = {
  /** Of the record that the address says is open. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** 'Open user', 'This user could not be loaded.', 'There is no such user', 'Look for the user in the list.' */
  words: { open: Words; notLoaded: Words; gone: Words; advice: Words };
  onClose: () => void;
};

/** In place of an open record: there is no such one, or it could not be had. */
export function NotThere({ query, words, onClose }: Props) {
  if (!query.error) return null;
  if (query.error instanceof Refused && query.error.status === 404) {
    return <Gone title={words.gone} advice={words.advice} onClose={onClose} />;
  }
  return (
    <Dialog open title={words.open} onClose={onClose}>
      <NotLoaded title={words.notLoaded} query={query} />
    </Dialog>
  );
}
