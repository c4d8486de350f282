import type { Drift } from '#contract/subscriptions.ts';
import { billingText } from '#texts/billing.ts';
import { sharedText } from '#texts/shared.ts';
import { type Said, say, type Text, type Words } from '#texts/text.ts';
import { day } from '#web/platform/format.ts';
import { inWords } from './status-words.ts';

const fields: Record<string, Text> = {
  name: billingText.type,
  status: billingText.status,
  price: billingText.price,
  quantity: billingText.quantity,
  trial_ends_at: billingText.trialEnd,
  current_period_end: billingText.periodEnd,
  ends_at: billingText.end,
};

/** One difference in a sentence, and what was done about it. */
export function driftInWords({ subscription, person, field, here, there }: Drift): Said {
  if (subscription === null) {
    return say(billingText.unknownPerson, { person: person || billingText.withoutEmail });
  }
  if (field === 'subscription' && here === '') {
    return say(billingText.missingHere, { person, status: inWords(there) });
  }
  if (field === 'subscription') {
    return say(billingText.missingThere, { person, status: inWords(here) });
  }
  return say(billingText.putRight, {
    person,
    field: fields[field] ?? field,
    here: wordsOf(field, here),
    there: wordsOf(field, there),
  });
}

function wordsOf(field: string, value: string): Words {
  if (value === '') return sharedText.none;
  if (field === 'status') return inWords(value);
  return /_(at|end)$/.test(field) ? day(value) : value;
}
