import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions.ts';
import type { Words } from '#texts/text.ts';
import { refresh, useWrite } from '#web/platform/data.ts';
import { messageOf } from '#web/platform/field-errors.ts';
import { keepSubscription } from './subscription-cache.ts';

/** Asks, cancels once however often the button is pressed, and says what the server made of it. */
export function useCancel(onCancelled: (cancelled: Subscription) => void) {
  const client = useQueryClient();
  const write = useWrite(cancelSubscription);
  const isSending = useRef(false);
  const [asked, setAsked] = useState<Subscription | null>(null);
  const [refusal, setRefusal] = useState<Words | null>(null);

  async function confirm({ id }: Subscription) {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(null);
    try {
      const { subscription } = await write.mutateAsync({ params: { id } });
      await keepSubscription(client, subscription);
      setAsked(null);
      onCancelled(subscription);
    } catch (error) {
      setRefusal(messageOf(error instanceof Error ? error : new Error(String(error))));
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
