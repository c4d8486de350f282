import { useQueryClient } from '@tanstack/react-query';
import { eachOf, pick } from '#contract/fields/record-fields.ts';
import {
  type SubscriptionLines,
  subscriptionLineKeys,
} from '#contract/subscriptions/subscription-fields.ts';
import {
  type Subscription,
  storeSubscription,
  subscriptionStatuses,
  updateSubscription,
} from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { dateOf, endOfDate } from '#messages/dates.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { cacheSubscription } from './subscription-cache.ts';

type Status = (typeof subscriptionStatuses)[number];

export type SubscriptionFields = SubscriptionLines & {
  person: PickerItem | null;
  type: string;
  status: Status;
  /** The last day that is paid for, as a date field has it; '' for none. */
  until: string;
};

export type SubscriptionFormOptions = {
  /** Undefined while adding one. */
  subscription: Subscription | undefined;
  /** As it was just saved, here or by somebody else, also where the list no longer has it. */
  onNewer: (subscription: Subscription) => void;
  onClose: () => void | Promise<void>;
  onSaved: (subscription: Subscription) => void;
};

export function useSubscriptionForm(options: SubscriptionFormOptions) {
  const { subscription, onNewer, onClose, onSaved } = options;
  const client = useQueryClient();
  const store = useCreate(storeSubscription);
  const update = useWrite(updateSubscription);
  const edit = subscription?.id ?? 'new';
  return useRecordForm({
    record: subscription,
    name: `subscription:${edit}`,
    path: `/subscriptions?edit=${edit}`,
    label: subscription
      ? message(subscriptionsMessages.draftOf, { name: subscription.user.name })
      : subscriptionsMessages.draftOfNew,
    blank,
    fieldsOf,
    create: ({ person, ...fields }) =>
      store({ body: { person: person?.uuid ?? '', ...bodyOf(fields) } }),
    update: ({ id }, { person: _, ...fields }, ifMatch) =>
      update.mutateAsync({ body: { id, ...bodyOf(fields) }, ifMatch }),
    recordIn: (answer) => answer.subscription,
    put(saved) {
      if (subscription) onNewer(saved);
      return cacheSubscription(client, saved);
    },
    onClose,
    onSaved,
  });
}

const bodyOf = ({ until, ...fields }: Omit<SubscriptionFields, 'person'>) => ({
  ...fields,
  paid_until: until && endOfDate(until).toISOString(),
});

function fieldsOf(subscription: Subscription): SubscriptionFields {
  const { user, name: type, stripe_status: status, current_period_end: end } = subscription;
  return {
    ...pick(subscription, subscriptionLineKeys),
    person: { uuid: user.uuid, name: user.name },
    type,
    // Subscriptions kept by hand have no other status.
    status: subscriptionStatuses.find((name) => name === status) ?? 'active',
    until: end ? dateOf(new Date(end)) : '',
  };
}

const blank: SubscriptionFields = {
  ...eachOf(subscriptionLineKeys, () => ''),
  person: null,
  type: '',
  status: 'active',
  until: '',
};
