import { statusWords } from '#contract/subscriptions/subscription-words.ts';
import { subscriptionStatuses } from '#contract/subscriptions/subscriptions.ts';
import type { DisplayText } from '#lib/messages/message.ts';

type Tone = 'ok' | 'warn' | 'muted' | 'danger';

/** How urgent a status is; one that is not known here says only its word. */
const tones: Record<string, Tone> = {
  active: 'ok',
  trialing: 'ok',
  past_due: 'warn',
  incomplete: 'warn',
  unpaid: 'danger',
};

export const statusTone = (status: string): Tone => tones[status] ?? 'muted';

const isKnown = (status: string): status is keyof typeof statusWords => status in statusWords;

/** As received, in words: `past_due` is 'Past due', whatever else Stripe may say one day. */
export function statusLabel(status: string): DisplayText {
  if (isKnown(status)) return statusWords[status];
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const statusOptions = subscriptionStatuses.map((value) => ({
  value,
  label: statusWords[value],
}));
