import type { Subscription } from '#contract/subscriptions/subscriptions.ts';

type StatusAndDates = {
  stripeStatus: string;
  trialEndsAt: Date | null;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
};

/** Statuses in which a subscription is over: nothing is renewed or can be cancelled any more. */
const endedStatuses = new Set(['canceled', 'incomplete_expired']);

/** Already cancelled, or ended: cancelling changes nothing. */
export const isCancelled = ({ stripeStatus, endsAt }: StatusAndDates) =>
  endsAt !== null || endedStatuses.has(stripeStatus);

/** A cancelled subscription goes on to the end of what is paid for, or of its trial. */
export function endWhenCancelled(subscription: StatusAndDates, now: Date): Date {
  const { stripeStatus, trialEndsAt, currentPeriodEnd } = subscription;
  const end = stripeStatus === 'trialing' ? (trialEndsAt ?? currentPeriodEnd) : currentPeriodEnd;
  return end ?? now;
}

type ManualValues = { status: Subscription['stripe_status']; paid_until: Date };

/** The dates of a subscription kept by hand. A trial has one period and ends with it. */
export function manualDates({ status, paid_until: end }: ManualValues, before?: StatusAndDates) {
  const wasRunningOut =
    before !== undefined && before.endsAt !== null && !endedStatuses.has(before.stripeStatus);
  return {
    currentPeriodEnd: end,
    trialEndsAt: status === 'trialing' ? end : (before?.trialEndsAt ?? null),
    endsAt: endedStatuses.has(status) || wasRunningOut ? end : null,
  };
}
