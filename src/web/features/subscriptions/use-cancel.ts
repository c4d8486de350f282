import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { cacheSubscription } from './subscription-cache.ts';

/** Cancels a subscription after confirmation, and only once however often the button is pressed. */
export function useCancel(onCancelled: (cancelled: Subscription) => void) {
  const client = useQueryClient();
  const write = useWrite(cancelSubscription);
  const isSending = useRef(false);
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [refusal, setRefusal] = useState<{ id: string; text: DisplayText } | null>(null);

  async function confirm({ id }: Subscription) {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(null);
    try {
      const { subscription: cancelled } = await write.mutateAsync({ params: { id } });
      await cacheSubscription(client, cancelled);
      // Another may be asked about by now.
      setSubscription((asked) => (asked?.id === id ? null : asked));
      onCancelled(cancelled);
    } catch (error) {
      const text = formErrorMessage(error instanceof Error ? error : new Error(String(error)));
      setRefusal({ id, text });
      // Stripe may have cancelled it even though the call failed.
      void refresh(client, cancelSubscription.topics);
    } finally {
      isSending.current = false;
    }
  }

  return {
    /** The one to confirm, while the dialog is open. */
    subscription,
    refusal: refusal?.id === subscription?.id ? refusal?.text : undefined,
    isBusy: write.isPending,
    ask(toCancel: Subscription) {
      setRefusal(null);
      setSubscription(toCancel);
    },
    dismiss: () => setSubscription(null),
    confirm: (confirmed: Subscription) => void confirm(confirmed),
  };
}
