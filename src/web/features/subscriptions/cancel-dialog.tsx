import { useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ActFailure } from '#web/patterns/late-failure/act-failure.tsx';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { endDateIfCancelled, isPast } from './cancellation.ts';
import { DateWithTime } from './date-with-time.tsx';
import { cacheSubscription } from './subscription-cache.ts';
import styles from './subscriptions.module.css';

type Props = {
  subscription: Subscription;
  onClose: () => void;
  /** `isOpen`: nobody has closed the dialog since. */
  onCancelled: (cancelled: Subscription, isOpen: boolean) => void;
};

/** Asks for confirmation, because it stops a payment and cannot be undone here. */
export function CancelDialog({ subscription, onClose, onCancelled }: Props) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { id, user } = subscription;
  const cancelling = useConfirmedWrite(cancelSubscription, {
    name: message(subscriptionsMessages.draftOf, { name: user.name }),
    place: placeOfPage('/subscriptions'),
    onDone: async (isOpen, { subscription: cancelled }) => {
      await cacheSubscription(client, cancelled);
      onCancelled(cancelled, isOpen);
    },
    // Stripe may have cancelled it even though the call failed.
    onFailed: () => void refresh(client, cancelSubscription.topics),
  });
  return (
    <Dialog
      open
      title={subscriptionsMessages.cancelThis}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {/* What is on its way already can't be kept. */}
            {t(cancelling.isBusy ? sharedMessages.close : subscriptionsMessages.keep)}
          </Button>
          <Button
            variant="danger"
            busy={cancelling.isBusy}
            onClick={() => cancelling.send({ params: { id } })}
          >
            {t(subscriptionsMessages.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          {t(subscriptionsMessages.whose, {
            type: subscription.name,
            person: user.name,
            email: user.email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <Consequence subscription={subscription} />
        {cancelling.error && (
          <ActFailure
            error={cancelling.error}
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
