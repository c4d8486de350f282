import { z } from 'zod';
import { subscriptionsText } from '#texts/subscriptions.ts';
import type { Text } from '#texts/text.ts';
import { endpoint } from './endpoint.ts';
import {
  givenInstant,
  instant,
  longest,
  named,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from './fields.ts';

/** What Stripe says today. Lists show whatever word was received, known or not. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;

/** 'Past due': a status in words. */
export const statusWords: Readonly<Record<(typeof subscriptionStatuses)[number], Text>> = {
  active: subscriptionsText.active,
  canceled: subscriptionsText.canceled,
  incomplete: subscriptionsText.incomplete,
  incomplete_expired: subscriptionsText.incompleteExpired,
  past_due: subscriptionsText.pastDue,
  paused: subscriptionsText.paused,
  trialing: subscriptionsText.trialing,
  unpaid: subscriptionsText.unpaid,
};

export const Subscription = z.object({
  id: uuid,
  /** Its type. */
  name: z.string(),
  stripe_status: z.string(),
  created_at: instant,
  /** When it ends, or ended; null while it is renewed. */
  ends_at: instant.nullable(),
  current_period_end: instant.nullable(),
  trial_ends_at: instant.nullable(),
  /** Kept by the billing service, or here by hand. */
  kept: z.enum(['stripe', 'by_hand']),
  user: z.object({
    uuid,
    name: z.string(),
    email: z.string(),
    organisations: z.array(named),
  }),
  updated_at: instant,
});
export type Subscription = z.input<typeof Subscription>;

export const subscriptionSorts = ['-created_at', 'created_at', 'ends_at', '-ends_at'] as const;

/** What narrows and orders the list of subscriptions. */
export const subscriptionFilters = {
  status: z.string().max(40).optional(),
  sort: z.enum(subscriptionSorts).optional(),
};

const listQuery = pageQuery.extend(subscriptionFilters);
const subscriptions = z.object({ subscriptions: pageOf(Subscription) });
const subscription = z.object({ subscription: Subscription });

export const subscriptionIndex = endpoint({
  name: 'subscriptionIndex',
  summary: 'Subscriptions, newest first, a page at a time.',
  method: 'GET',
  path: '/api/admin/user/subscriptions',
  allow: 'people.manage',
  query: listQuery,
  reply: subscriptions,
  topics: ['subscriptions', 'users', 'organisations'],
});

export const subscriptionSearch = endpoint({
  name: 'subscriptionSearch',
  summary: 'Subscriptions by person, e-mail, type or organisation, blind to case and macrons.',
  method: 'GET',
  path: '/api/admin/user/searchsubscriptions/:term',
  allow: 'people.manage',
  params: z.object({ term: z.string() }),
  query: listQuery,
  reply: subscriptions,
  topics: ['subscriptions', 'users', 'organisations'],
});

export const cancelSubscription = endpoint({
  name: 'cancelSubscription',
  summary: 'Cancels at the end of the period. Already cancelled: unchanged. Stripe fails: 502.',
  method: 'POST',
  path: '/api/admin/user/cancelsubscription/:id',
  allow: 'people.manage',
  params: z.object({ id: uuid }),
  reply: subscription,
  topics: ['subscriptions'],
});

/** By hand, where there is no billing service. */
const byHand = {
  /** Shown as its `name`. */
  type: requiredLine(longest.name),
  status: z.enum(subscriptionStatuses),
  /** The end of its period, or of its trial. */
  paid_until: givenInstant,
};

export const storeSubscription = endpoint({
  name: 'storeSubscription',
  summary: 'Adds a subscription that is kept by hand. With Stripe settings: 422.',
  method: 'POST',
  path: '/api/admin/subscription/store',
  allow: 'people.manage',
  body: z.object({ person: uuid, ...byHand }),
  reply: subscription,
  status: 201,
  topics: ['subscriptions'],
});

export const updateSubscription = endpoint({
  name: 'updateSubscription',
  summary: 'Changes a subscription that is kept by hand. One that Stripe keeps: 422.',
  method: 'PUT',
  path: '/api/admin/subscription/update',
  allow: 'people.manage',
  body: z.object({ id: uuid, ...byHand }),
  reply: subscription,
  editing: true,
  topics: ['subscriptions'],
});

/** Where what is stored here differs from what Stripe says. */
export const Drift = z.object({
  /** Null: Stripe has it and it is not stored here. */
  subscription: uuid.nullable(),
  stripe_id: z.string(),
  person: z.string(),
  field: z.string(),
  here: z.string(),
  there: z.string(),
});
export type Drift = z.input<typeof Drift>;

export const billing = endpoint({
  name: 'billing',
  summary: 'Whether Stripe keeps the subscriptions, and what the last comparison with it found.',
  method: 'GET',
  path: '/api/admin/billing',
  allow: 'people.manage',
  reply: z.object({
    billing: z.object({
      stripe: z.boolean(),
      /** A comparison is under way. */
      checking: z.boolean(),
      last_check: z
        .object({
          at: instant,
          compared: z.int(),
          differences: z.int(),
          /** The first of them; mended in the same go. Null where Stripe could not be asked. */
          drift: z.array(Drift).nullable(),
        })
        .nullable(),
    }),
  }),
  topics: ['subscriptions'],
});

export const checkBilling = endpoint({
  name: 'checkBilling',
  summary: 'Compares every subscription with Stripe now instead of tonight. Without Stripe: 422.',
  method: 'POST',
  path: '/api/admin/billing/check',
  allow: 'people.manage',
  topics: ['subscriptions'],
});
