import type { Drift } from '#contract/subscriptions.ts';
import { day } from '#web/platform/format.ts';
import { inWords } from './status-words.ts';

const fields: Record<string, string> = {
  name: 'the type',
  status: 'the status',
  price: 'the price',
  quantity: 'the number',
  trial_ends_at: 'the end of the trial',
  current_period_end: 'the end of the period',
  ends_at: 'the end date',
};

/** One difference in a sentence, and what was done about it. */
export function driftInWords({ subscription, person, field, here, there }: Drift): string {
  if (subscription === null) {
    const whose = person || 'a customer without an email address';
    return `Stripe has a subscription of ${whose}, who has no account here. It is not stored.`;
  }
  if (field === 'subscription' && here === '') {
    return `${person}: a subscription of Stripe’s was missing here (${inWords(there)}). It is here now.`;
  }
  if (field === 'subscription') {
    return `${person}: Stripe does not know a subscription that is kept here (${inWords(here)}). It was left as it is.`;
  }
  const [ours, theirs] = [wordsOf(field, here), wordsOf(field, there)];
  return `${person}: ${fields[field] ?? field} was ${ours} here and is ${theirs} at Stripe. It was put right.`;
}

function wordsOf(field: string, value: string): string {
  if (value === '') return 'none';
  if (field === 'status') return inWords(value);
  return /_(at|end)$/.test(field) ? day(value) : value;
}
