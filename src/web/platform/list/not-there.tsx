import { Refused } from '#web/platform/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Gone } from '#web/ui/gone.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

type Props = {
  /** Of the record that the address says is open. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  what: string;
  onClose: () => void;
};

/** In place of an open record: there is no such one, or it could not be had. */
export function NotThere({ query, what, onClose }: Props) {
  if (!query.error) return null;
  if (query.error instanceof Refused && query.error.status === 404) {
    return <Gone what={what} onClose={onClose} />;
  }
  return (
    <Dialog open title={`Open ${what}`} onClose={onClose}>
      <NotLoaded what={`This ${what}`} query={query} />
    </Dialog>
  );
}
