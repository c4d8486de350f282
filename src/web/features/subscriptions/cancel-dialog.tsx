import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { endDateIfCancelled } from './cancellation.ts';
import { DateWithTime } from './date-with-time.tsx';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

type Props = { cancelling: ReturnType<typeof useCancel>; asked: Subscription };

/** One of the few things the product asks about: it stops a payment, and nobody can take it back here. */
export function CancelDialog({ cancelling, asked }: Props) {
  const { refusal, isBusy, keep, confirm } = cancelling;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={subscriptionsMessages.cancelThis}
      onClose={keep}
      footer={
        <>
          <Button onClick={keep}>{t(subscriptionsMessages.keep)}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => confirm(asked)}>
            {t(subscriptionsMessages.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          {t(subscriptionsMessages.whose, {
            type: asked.name,
            person: asked.user.name,
            email: asked.user.email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <Consequence subscription={asked} />
        {refusal && (
          <Callout tone="danger" role="alert">
            <strong>{t(subscriptionsMessages.notCancelled)}</strong> {t(refusal)}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

function Consequence({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const end = endDateIfCancelled(subscription);
  const isWithStripe = subscription.kept === 'stripe';
  if (!end) {
    return (
      <p>
        {t(isWithStripe ? subscriptionsMessages.endsWhenStripeSays : subscriptionsMessages.endsNow)}
      </p>
    );
  }
  const isTrial = subscription.stripe_status === 'trialing';
  return (
    <p>
      {t(isTrial ? subscriptionsMessages.endsWithTrial : subscriptionsMessages.endsOn, {
        at: <DateWithTime at={end} />,
      })}{' '}
      {isWithStripe && t(subscriptionsMessages.stripeIsAsked)}
    </p>
  );
}
