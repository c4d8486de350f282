import { statusWords } from '#contract/subscriptions/subscription-words.ts';
import { subscriptionStatuses } from '#contract/subscriptions/subscriptions.ts';

type Tone = 'ok' | 'warn' | 'muted' | 'danger';

/** A status that is not listed here is muted. */
const tones: Record<string, Tone> = {
  active: 'ok',
  trialing: 'ok',
  past_due: 'warn',
  incomplete: 'warn',
  unpaid: 'danger',
};

export const statusTone = (status: string): Tone => tones[status] ?? 'muted';

export const statusOptions = subscriptionStatuses.map((value) => ({
  value,
  label: statusWords[value],
}));
