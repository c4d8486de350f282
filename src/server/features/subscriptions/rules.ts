import type { Subscription } from '#contract/subscriptions/subscriptions.ts';

type Dated = {
  stripeStatus: string;
  trialEndsAt: Date | null;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
};

/** Once over, whatever was paid for: nothing is renewed and nothing can be cancelled any more. */
const over = new Set(['canceled', 'incomplete_expired']);

/** Already cancelled, or ended: cancelling changes nothing. */
export const isCancelled = ({ stripeStatus, endsAt }: Dated) =>
  endsAt !== null || over.has(stripeStatus);

/** What is paid for, or tried out, is kept until its end. */
export function endWhenCancelled(subscription: Dated, now: Date): Date {
  const { stripeStatus, trialEndsAt, currentPeriodEnd } = subscription;
  const end = stripeStatus === 'trialing' ? (trialEndsAt ?? currentPeriodEnd) : currentPeriodEnd;
  return end ?? now;
}

type Written = { status: Subscription['stripe_status']; paid_until: Date };

/** The dates that go with what an administrator writes down: a trial ends with its only period. */
export function datesByHand({ status, paid_until: end }: Written, before?: Dated) {
  const wasRunningOut =
    before !== undefined && before.endsAt !== null && !over.has(before.stripeStatus);
  return {
    currentPeriodEnd: end,
    trialEndsAt: status === 'trialing' ? end : (before?.trialEndsAt ?? null),
    endsAt: over.has(status) || wasRunningOut ? end : null,
  };
}
