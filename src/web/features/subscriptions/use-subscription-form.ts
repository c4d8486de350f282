import { useQueryClient } from '@tanstack/react-query';
import {
  type Subscription,
  storeSubscription,
  subscriptionStatuses,
  updateSubscription,
} from '#contract/subscriptions.ts';
import { dateOf, endOfDate } from '#messages/dates.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import type { PickerItem } from '#web/platform/picker/picker.tsx';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { cacheSubscription } from './subscription-cache.ts';

type Status = (typeof subscriptionStatuses)[number];

export type SubscriptionFields = {
  person: PickerItem | null;
  type: string;
  status: Status;
  /** The last day that is paid for, as a date field has it; '' is left open. */
  until: string;
};

export type SubscriptionFormOptions = {
  /** Undefined for one that is being added. */
  subscription: Subscription | undefined;
  onClose: () => void;
  onSaved: (subscription: Subscription) => void;
};

export function useSubscriptionForm({ subscription, onClose, onSaved }: SubscriptionFormOptions) {
  const client = useQueryClient();
  const store = useWrite(storeSubscription);
  const update = useWrite(updateSubscription);
  const edit = subscription?.id ?? 'new';
  return useEndpointForm({
    name: `subscription:${edit}`,
    place: {
      path: `/subscriptions?edit=${edit}`,
      label: subscription
        ? message(subscriptionsMessages.draftOf, { name: subscription.user.name })
        : subscriptionsMessages.draftOfNew,
      about: sharedMessages.notSavedYet,
    },
    saved: subscription ? savedOf({ subscription }) : blank,
    send({ person, type, status, until }: SubscriptionFields, ifMatch) {
      const body = { type, status, paid_until: until && endOfDate(until).toISOString() };
      return subscription
        ? update.mutateAsync({ body: { id: subscription.id, ...body }, ifMatch })
        : store.mutateAsync({ body: { person: person?.uuid ?? '', ...body } });
    },
    savedOf,
    show: (answer) => cacheSubscription(client, answer.subscription),
    onSaved: (answer) => (answer ? onSaved(answer.subscription) : onClose()),
  });
}

function savedOf({ subscription }: { subscription: Subscription }) {
  const { user, name: type, stripe_status: status, current_period_end: end } = subscription;
  const fields: SubscriptionFields = {
    person: { uuid: user.uuid, name: user.name },
    type,
    // By hand no other word is ever written.
    status: subscriptionStatuses.find((known) => known === status) ?? 'active',
    until: end ? dateOf(new Date(end)) : '',
  };
  return { fields, at: subscription.updated_at };
}

const nothing: SubscriptionFields = { person: null, type: '', status: 'active', until: '' };
const blank = { fields: nothing, at: null };
