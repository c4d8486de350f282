import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Day } from './day.tsx';
import { wouldEnd } from './ending.ts';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

type Props = { cancelling: ReturnType<typeof useCancel>; asked: Subscription };

/** One of the few things the product asks about: it stops a payment, and nobody can take it back here. */
export function CancelDialog({ cancelling, asked }: Props) {
  const { refusal, isBusy, keep, confirm } = cancelling;
  const { t } = useText();
  return (
    <Dialog
      open
      title={subscriptionsText.cancelThis}
      onClose={keep}
      footer={
        <>
          <Button onClick={keep}>{t(subscriptionsText.keep)}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => confirm(asked)}>
            {t(subscriptionsText.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          {t(subscriptionsText.whose, {
            type: asked.name,
            person: asked.user.name,
            email: asked.user.email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <Consequence subscription={asked} />
        {refusal && (
          <Notice tone="danger" role="alert">
            <strong>{t(subscriptionsText.notCancelled)}</strong> {t(refusal)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Consequence({ subscription }: { subscription: Subscription }) {
  const { t } = useText();
  const end = wouldEnd(subscription);
  const isWithStripe = subscription.kept === 'stripe';
  if (!end) {
    return (
      <p>{t(isWithStripe ? subscriptionsText.endsWhenStripeSays : subscriptionsText.endsNow)}</p>
    );
  }
  const isTrial = subscription.stripe_status === 'trialing';
  return (
    <p>
      {t(isTrial ? subscriptionsText.endsWithTrial : subscriptionsText.endsOn, {
        at: <Day at={end} />,
      })}{' '}
      {isWithStripe && t(subscriptionsText.stripeIsAsked)}
    </p>
  );
}
