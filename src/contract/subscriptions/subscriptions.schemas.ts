import { z } from 'zod';
import {
  boundedInstant,
  instant,
  namedRecord,
  nullableLine,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { eachLine, eachOf } from '#contract/fields/record-fields.ts';
import { subscriptionFields as fields, subscriptionLineKeys } from './subscription-fields.ts';
import { subscriptionSorts, subscriptionStatuses } from './subscriptions.ts';

export const Subscription = z.object({
  id: uuid,
  /** Its type. */
  name: z.string(),
  ...eachOf(subscriptionLineKeys, () => z.string()),
  stripe_status: z.string(),
  created_at: instant,
  /** When it ends, or ended; null while it is renewed. */
  ends_at: instant.nullable(),
  current_period_end: instant.nullable(),
  trial_ends_at: instant.nullable(),
  /** Whether it is managed by Stripe, or here by hand. */
  kept: z.enum(['stripe', 'by_hand']),
  user: z.object({
    uuid,
    name: z.string(),
    email: z.string(),
    organisations: z.array(namedRecord),
  }),
  updated_at: instant,
});
export type Subscription = z.input<typeof Subscription>;

/** The filters and order of the list of subscriptions. */
export const subscriptionFilters = {
  status: z.string().max(40).optional(),
  /** Of people who belong to it now. */
  organisation: uuid.toLowerCase().optional(),
  sort: z.enum(subscriptionSorts).optional(),
};

const listQuery = pageQuery.extend(subscriptionFilters);

const subscriptions = z.object({ subscriptions: pageOf(Subscription) });

const subscription = z.object({ subscription: Subscription });

/** By hand, where there is no billing service. */
const byHand = {
  ...eachLine(fields, 'requiredLine', requiredLine),
  status: z.enum(subscriptionStatuses),
  /** The end of its period, or of its trial. */
  paid_until: boundedInstant,
};

/** A difference between what is stored here and what Stripe has. */
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

export const schemas = {
  subscriptionIndex: {
    summary: 'Subscriptions, newest first, a page at a time.',
    query: listQuery,
    reply: subscriptions,
  },
  subscriptionSearch: {
    summary: 'Subscriptions by person, email, type or organisation, blind to case and macrons.',
    params: z.object({ term: z.string() }),
    query: listQuery,
    reply: subscriptions,
  },
  cancelSubscription: {
    summary: 'Cancels at the end of the period. Already cancelled: unchanged. Stripe fails: 502.',
    params: z.object({ id: uuid }),
    reply: subscription,
  },
  storeSubscription: {
    summary: 'Adds a subscription that is managed by hand. With Stripe settings: 422.',
    body: z.object({
      person: uuid,
      ...byHand,
      ...eachLine(fields, 'line', (max) => nullableLine(max).default('')),
    }),
    reply: subscription,
  },
  updateSubscription: {
    summary: 'Changes a subscription that is managed by hand. One that Stripe manages: 422.',
    body: z.object({
      id: uuid,
      ...byHand,
      /** Absent: they stay as they are. */
      ...eachLine(fields, 'line', (max) => nullableLine(max).exactOptional()),
    }),
    reply: subscription,
  },
  billing: {
    summary:
      'Whether Stripe manages the subscriptions, and what the last comparison with it found.',
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
            /** The first differences, already corrected here. Null where Stripe could not be reached. */
            drift: z.array(Drift).nullable(),
          })
          .nullable(),
      }),
    }),
  },
  checkBilling: {
    summary: 'Compares every subscription with Stripe now instead of tonight. Without Stripe: 422.',
  },
};
