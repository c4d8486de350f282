import { subscriptionStatuses } from '#contract/subscriptions.ts';

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

/** As received, in words: `past_due` is 'Past due'. */
export function inWords(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const statusOptions = subscriptionStatuses.map((value) => ({
  value,
  label: inWords(value),
}));
