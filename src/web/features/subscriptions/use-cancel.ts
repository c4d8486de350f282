import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { useLateFailure } from '#web/patterns/late-failure/use-late-failure.ts';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { cacheSubscription } from './subscription-cache.ts';

/**
 * Cancels a subscription after confirmation, and only once however often the button is pressed.
 * `isAsked`: its dialog is still open. Closing it doesn't stop what is on its way already.
 */
export function useCancel(onCancelled: (cancelled: Subscription, isAsked: boolean) => void) {
  const client = useQueryClient();
  const write = useWrite(cancelSubscription);
  const isSending = useRef(false);
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [error, setError] = useState<unknown>(null);
  const late = useLateFailure(placeOfPage('/subscriptions'));
  /** As a late answer finds it. */
  const asked = useRef<string>(undefined);

  function show(next: Subscription | null) {
    asked.current = next?.id;
    setSubscription(next);
    setError(null);
  }

  async function confirm({ id, user }: Subscription) {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    // Another may be asked about by the time of the answer, or another screen be open.
    const isAsked = () => late.isOpen() && asked.current === id;
    try {
      const { subscription: cancelled } = await write.mutateAsync({ params: { id } });
      await cacheSubscription(client, cancelled);
      const wasAsked = isAsked();
      if (wasAsked) show(null);
      onCancelled(cancelled, wasAsked);
    } catch (failure) {
      const name = message(subscriptionsMessages.draftOf, { name: user.name });
      if (isAsked()) setError(failure);
      else late.report(changeError(name, failure));
      // Stripe may have cancelled it even though the call failed.
      void refresh(client, cancelSubscription.topics);
    } finally {
      isSending.current = false;
    }
  }

  return {
    /** The one to confirm, while the dialog is open. */
    subscription,
    error,
    isBusy: write.isPending,
    /** Of the one that is being cancelled. */
    sending: write.isPending ? write.variables.params.id : undefined,
    ask(toCancel: Subscription) {
      late.clear();
      show(toCancel);
    },
    dismiss: () => show(null),
    confirm: (confirmed: Subscription) => void confirm(confirmed),
  };
}
