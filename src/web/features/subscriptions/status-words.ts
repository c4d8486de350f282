import { subscriptionStatuses } from '#contract/subscriptions.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import type { Text, Words } from '#texts/text.ts';

type Tone = 'ok' | 'warn' | 'muted' | 'danger';

/** How urgent a status is; one that is not known here says only its word. */
const tones: Record<string, Tone> = {
  active: 'ok',
  trialing: 'ok',
  past_due: 'warn',
  incomplete: 'warn',
  unpaid: 'danger',
};

export const toneOf = (status: string): Tone => tones[status] ?? 'muted';

type Known = (typeof subscriptionStatuses)[number];

const known: Record<Known, Text> = {
  active: subscriptionsText.active,
  canceled: subscriptionsText.canceled,
  incomplete: subscriptionsText.incomplete,
  incomplete_expired: subscriptionsText.incompleteExpired,
  past_due: subscriptionsText.pastDue,
  paused: subscriptionsText.paused,
  trialing: subscriptionsText.trialing,
  unpaid: subscriptionsText.unpaid,
};

const isKnown = (status: string): status is Known => status in known;

/** As received, in words: `past_due` is 'Past due', whatever else Stripe may say one day. */
export function inWords(status: string): Words {
  if (isKnown(status)) return known[status];
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const statusOptions = subscriptionStatuses.map((value) => ({
  value,
  label: known[value],
}));
