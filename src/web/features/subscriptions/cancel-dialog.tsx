import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ActFailure } from '#web/patterns/late-failure/act-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { endDateIfCancelled, isPast } from './cancellation.ts';
import { DateWithTime } from './date-with-time.tsx';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

type Props = { cancelling: ReturnType<typeof useCancel>; subscription: Subscription };

/** Asks for confirmation, because it stops a payment and cannot be undone here. */
export function CancelDialog({ cancelling, subscription }: Props) {
  const { error, isBusy, sending, dismiss, confirm } = cancelling;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={subscriptionsMessages.cancelThis}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={dismiss}>
            {/* What is on its way already can't be kept. */}
            {t(sending === subscription.id ? sharedMessages.close : subscriptionsMessages.keep)}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => confirm(subscription)}>
            {t(subscriptionsMessages.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          {t(subscriptionsMessages.whose, {
            type: subscription.name,
            person: subscription.user.name,
            email: subscription.user.email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <Consequence subscription={subscription} />
        {error !== null && (
          <ActFailure
            error={error}
            notDone={subscriptionsMessages.notCancelled}
            maybeDone={subscriptionsMessages.maybeCancelled}
          />
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
  return (
    <p>
      {t(endMessage(subscription, end), { at: <DateWithTime at={end} /> })}{' '}
      {isWithStripe && t(subscriptionsMessages.stripeIsAsked)}
    </p>
  );
}

/** Of one kept by Stripe a period that is over may be about to be paid for. */
function endMessage({ stripe_status: status, kept }: Subscription, end: string) {
  if (kept === 'by_hand' && isPast(end)) return subscriptionsMessages.endedOn;
  return status === 'trialing' ? subscriptionsMessages.endsWithTrial : subscriptionsMessages.endsOn;
}
