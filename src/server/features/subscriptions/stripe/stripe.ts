import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe as Sdk } from 'stripe';
import type { StripeSettings } from '#server/platform/settings.ts';
import { isInUse, StripeFailure, throwStripeFailure } from './stripe-failure.ts';

/** What we ask of Stripe, each answer or the failure to get one within five seconds. */
export type Stripe = {
  /** Null where Stripe knows none of that id. */
  subscription: (id: string) => Promise<Sdk.Subscription | null>;
  customer: (id: string) => Promise<Sdk.Customer | Sdk.DeletedCustomer | null>;
  invoice: (id: string) => Promise<Sdk.Invoice | null>;
  /** Asking again with the same key is the same cancellation. */
  cancelAtPeriodEnd: (id: string, key: string) => Promise<Sdk.Subscription>;
  /** A hundred at a time, newest first, ended ones too, each with its customer. */
  subscriptionsAfter: (id: string | null) => Promise<Sdk.ApiList<Sdk.Subscription>>;
  /** What was sent to our webhook; undefined where the signature is wrong, old or cannot be checked. */
  eventFrom: (body: Buffer, signature: string) => Promise<Sdk.Event | undefined>;
};

const requestTimeout = 5_000;
const pause = 250;

/** The SDK takes 35 MB and a fifth of a second to load, so it is loaded when first needed. */
async function open({ key, apiBase }: StripeSettings): Promise<Sdk> {
  const { Stripe: SdkClient } = await import('stripe');
  return new SdkClient(key, {
    ...(apiBase && addressOf(new URL(apiBase))),
    timeout: requestTimeout,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: hostname,
  port: port || (protocol === 'https:' ? 443 : 80),
});

export function openStripe(settings: StripeSettings): Stripe {
  let opened: Promise<Sdk> | undefined;
  async function ask<T>(question: (sdk: Sdk) => Promise<T>): Promise<T> {
    opened ??= open(settings);
    const sdk = await opened;
    return question(sdk).catch(throwStripeFailure);
  }
  const withCustomer = ['customer'];
  return {
    subscription: (id) =>
      orNull(ask((sdk) => sdk.subscriptions.retrieve(id, { expand: withCustomer }))),
    customer: (id) =>
      orNull(
        ask((sdk) =>
          sdk.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] }),
        ),
      ),
    invoice: (id) => orNull(ask((sdk) => sdk.invoices.retrieve(id))),
    cancelAtPeriodEnd: (id, key) => ask((sdk) => cancel(sdk, id, key)),
    subscriptionsAfter: (id) =>
      ask((sdk) =>
        sdk.subscriptions.list({
          status: 'all',
          limit: 100,
          expand: ['data.customer'],
          ...(id !== null && { starting_after: id }),
        }),
      ),
    async eventFrom(body, signature) {
      const { webhookSecret } = settings;
      opened ??= open(settings);
      const { webhooks } = await opened;
      try {
        return (
          (webhookSecret && webhooks.constructEvent(body, signature, webhookSecret)) || undefined
        );
      } catch {
        return undefined;
      }
    },
  };
}

/** While another request of the same cancellation is under way, Stripe asks to wait for it. */
async function cancel(sdk: Sdk, id: string, idempotencyKey: string) {
  const until = Date.now() + requestTimeout;
  for (;;) {
    try {
      return await sdk.subscriptions.update(
        id,
        { cancel_at_period_end: true, expand: ['customer'] },
        { idempotencyKey, timeout: until - Date.now() },
      );
    } catch (error) {
      if (!isInUse(error) || Date.now() + pause >= until) throw error;
      await delay(pause);
    }
  }
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeFailure && error.kind === 'unknown') return null;
    throw error;
  }
}
