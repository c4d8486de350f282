import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe as Sdk } from 'stripe';
import type { StripeSettings } from '#server/platform/settings.ts';
import { isKeyInUse, StripeFailure, throwStripeFailure } from './stripe-failure.ts';

/** Our requests to Stripe. Each answers, or fails with a `StripeFailure`, within five seconds. */
export type Stripe = {
  /** Null where there is none with that id. */
  subscription: (id: string) => Promise<Sdk.Subscription | null>;
  customer: (id: string) => Promise<Sdk.Customer | Sdk.DeletedCustomer | null>;
  invoice: (id: string) => Promise<Sdk.Invoice | null>;
  /** Repeating it with the same idempotency key is harmless. */
  cancelAtPeriodEnd: (id: string, key: string) => Promise<Sdk.Subscription>;
  /** A page of a hundred, newest first, ended ones too, each with its customer. */
  subscriptionsAfter: (id: string | null) => Promise<Sdk.ApiList<Sdk.Subscription>>;
  /** The event sent to our webhook; undefined where the signature is wrong, old or can't be checked. */
  eventFrom: (body: Buffer, signature: string) => Promise<Sdk.Event | undefined>;
};

const requestTimeout = 5_000;
const retryPause = 250;

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
  let loading: Promise<Sdk> | undefined;
  const load = () => {
    loading ??= open(settings);
    return loading;
  };
  async function send<T>(request: (sdk: Sdk) => Promise<T>): Promise<T> {
    return request(await load()).catch(throwStripeFailure);
  }
  return {
    subscription: (id) =>
      orNull(send((sdk) => sdk.subscriptions.retrieve(id, { expand: ['customer'] }))),
    customer: (id) =>
      orNull(
        send((sdk) =>
          sdk.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] }),
        ),
      ),
    invoice: (id) => orNull(send((sdk) => sdk.invoices.retrieve(id))),
    cancelAtPeriodEnd: (id, key) => send((sdk) => cancel(sdk, id, key)),
    subscriptionsAfter: (id) =>
      send((sdk) =>
        sdk.subscriptions.list({
          status: 'all',
          limit: 100,
          expand: ['data.customer'],
          ...(id !== null && { starting_after: id }),
        }),
      ),
    async eventFrom(body, signature) {
      const { webhookSecret } = settings;
      const { webhooks } = await load();
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

/** Waits and tries again while another request of the same cancellation is under way. */
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
      if (!isKeyInUse(error) || Date.now() + retryPause >= until) throw error;
      await delay(retryPause);
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
