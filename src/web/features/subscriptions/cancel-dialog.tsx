import type { Subscription } from '#contract/subscriptions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Day } from './day.tsx';
import { wouldEnd } from './ending.ts';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

type Props = { cancelling: ReturnType<typeof useCancel> };

/** One of the few things the product asks about: it stops a payment, and nobody can take it back here. */
export function CancelDialog({ cancelling }: Props) {
  const { asked, refusal, isBusy, keep, confirm } = cancelling;
  if (!asked) return null;
  return (
    <Dialog
      open
      title="Cancel this subscription?"
      onClose={keep}
      footer={
        <>
          <Button onClick={keep}>Keep it</Button>
          <Button variant="danger" busy={isBusy} onClick={() => confirm(asked)}>
            Cancel subscription
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          <strong>{asked.name}</strong> of <strong>{asked.user.name}</strong>, {asked.user.email}.
        </p>
        <Consequence subscription={asked} />
        {refusal && (
          <Notice tone="danger" role="alert">
            <strong>Not cancelled here.</strong> {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Consequence({ subscription }: { subscription: Subscription }) {
  const end = wouldEnd(subscription);
  const isWithStripe = subscription.kept === 'stripe';
  if (!end) {
    return (
      <p>
        It has no period that is paid for, so it ends {isWithStripe ? 'when Stripe says' : 'now'}.
      </p>
    );
  }
  return (
    <p>
      It ends on <Day at={end} />
      {subscription.stripe_status === 'trialing' && ', with its trial'}. Until then nothing changes
      for them; after that it is not renewed.
      {isWithStripe && ' Stripe is asked to do so now and has the last word on the day.'}
    </p>
  );
}
