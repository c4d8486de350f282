import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { cacheSubscription } from './subscription-cache.ts';

/** Asks, cancels once however often the button is pressed, and says what the server made of it. */
export function useCancel(onCancelled: (cancelled: Subscription) => void) {
  const client = useQueryClient();
  const write = useWrite(cancelSubscription);
  const isSending = useRef(false);
  const [asked, setAsked] = useState<Subscription | null>(null);
  const [refusal, setRefusal] = useState<DisplayText | null>(null);

  async function confirm({ id }: Subscription) {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(null);
    try {
      const { subscription } = await write.mutateAsync({ params: { id } });
      await cacheSubscription(client, subscription);
      setAsked(null);
      onCancelled(subscription);
    } catch (error) {
      setRefusal(formErrorMessage(error instanceof Error ? error : new Error(String(error))));
      // Stripe may have done it all the same.
      void refresh(client, cancelSubscription.topics);
    } finally {
      isSending.current = false;
    }
  }

  return {
    asked,
    refusal,
    isBusy: write.isPending,
    ask(subscription: Subscription) {
      setRefusal(null);
      setAsked(subscription);
    },
    keep: () => setAsked(null),
    confirm: (subscription: Subscription) => void confirm(subscription),
  };
}
