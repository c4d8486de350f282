import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import type { Drift } from '#contract/subscriptions/subscriptions.ts';
import {
  type DisplayText,
  type Message,
  type MessageDescriptor,
  message,
} from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { billingMessages } from '#messages/subscriptions/billing.ts';
import { formatDate } from '#web/i18n/format.ts';

const fields: Record<string, MessageDescriptor> = {
  name: billingMessages.type,
  status: billingMessages.status,
  price: billingMessages.price,
  quantity: billingMessages.quantity,
  trial_ends_at: billingMessages.trialEnd,
  current_period_end: billingMessages.periodEnd,
  ends_at: billingMessages.end,
};

/** One difference between Stripe and here, and what was done about it. */
export function driftMessage({ subscription, person, field, here, there }: Drift): Message {
  if (subscription === null) {
    return message(billingMessages.unknownPerson, {
      person: person || billingMessages.withoutEmail,
    });
  }
  if (field === 'subscription' && here === '') {
    return message(billingMessages.missingHere, { person, status: statusLabel(there) });
  }
  if (field === 'subscription') {
    return message(billingMessages.missingThere, { person, status: statusLabel(here) });
  }
  return message(billingMessages.putRight, {
    person,
    field: fields[field] ?? field,
    here: valueLabel(field, here),
    there: valueLabel(field, there),
  });
}

function valueLabel(field: string, value: string): DisplayText {
  if (value === '') return sharedMessages.none;
  if (field === 'status') return statusLabel(value);
  return /_(at|end)$/.test(field) ? formatDate(value) : value;
}
