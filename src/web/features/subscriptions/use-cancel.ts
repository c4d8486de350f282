import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import type { Late } from '#web/patterns/late-failure/late-failure.tsx';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { cacheSubscription } from './subscription-cache.ts';

type Failure = { of: Subscription; error: unknown };

/**
 * Cancels a subscription after confirmation, and only once however often the button is pressed.
 * `isAsked`: its dialog is still open. Closing it doesn't stop what is on its way already.
 */
export function useCancel(onCancelled: (cancelled: Subscription, isAsked: boolean) => void) {
  const client = useQueryClient();
  const write = useWrite(cancelSubscription);
  const isSending = useRef(false);
  const [isUsed, setUsed] = useState(false);
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** As a late answer finds it. */
  const asked = useRef<string>(undefined);

  function show(next: Subscription | null) {
    setUsed(true);
    asked.current = next?.id;
    setSubscription(next);
  }

  /** That of another is said behind the dialog, and not read yet. */
  const forgetFailureOf = (id: string | undefined) =>
    setFailure((last) => (last?.of.id === id ? null : last));

  async function confirm(confirmed: Subscription) {
    if (isSending.current) return;
    isSending.current = true;
    const { id } = confirmed;
    forgetFailureOf(id);
    try {
      const { subscription: cancelled } = await write.mutateAsync({ params: { id } });
      await cacheSubscription(client, cancelled);
      // Another may be asked about by now.
      const isAsked = asked.current === id;
      if (isAsked) show(null);
      onCancelled(cancelled, isAsked);
    } catch (error) {
      setFailure({ of: confirmed, error });
      // Stripe may have cancelled it even though the call failed.
      void refresh(client, cancelSubscription.topics);
    } finally {
      isSending.current = false;
    }
  }

  const isSaidInDialog = failure?.of.id === subscription?.id;
  return {
    /** Somebody has asked to cancel one since this was opened. */
    isUsed,
    /** The one to confirm, while the dialog is open. */
    subscription,
    failure,
    /** The failure of one whose dialog was closed before. */
    late: failure && !isSaidInDialog ? lateFailure(failure) : undefined,
    isBusy: write.isPending,
    /** Of the one that is being cancelled. */
    sending: write.isPending ? write.variables.params.id : undefined,
    ask(toCancel: Subscription) {
      setFailure(null);
      show(toCancel);
    },
    dismiss() {
      forgetFailureOf(subscription?.id);
      show(null);
    },
    confirm: (confirmed: Subscription) => void confirm(confirmed),
  };
}

const lateFailure = ({ of, error }: Failure): Late => ({
  name: message(subscriptionsMessages.draftOf, { name: of.user.name }),
  error,
});
