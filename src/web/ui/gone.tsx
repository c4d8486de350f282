import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { what: string; onClose: () => void };

/** An address that leads to no record. */
export function Gone({ what, onClose }: Props) {
  return (
    <Dialog
      open
      title={`There is no such ${what}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>The address may be incomplete. Look for the {what} in the list.</p>
    </Dialog>
  );
}
