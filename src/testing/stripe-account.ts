import { randomBytes } from 'node:crypto';

/** The parts of Stripe's objects that are read, by Stripe's names. */
export type StripeCustomer = {
  id: string;
  object: 'customer';
  deleted?: true;
  email: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: object | null };
};

export type StripeSubscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  metadata: Record<string, string>;
  items: { object: 'list'; data: StripeItem[] };
  created: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
};

type StripeItem = {
  id: string;
  price: { id: string };
  quantity: number;
  current_period_end: number;
};
type StripeInvoice = { id: string; status: string; customer: string; hosted_invoice_url: string };
export type StripeEvent = { id: string; object: 'event'; type: string; data: { object: object } };

const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;
export const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
const now = () => seconds(new Date());
const MONTH = 30 * 24 * 60 * 60;

/** A stand-in for a Stripe account: its objects, and an event for each change of them. */
export function stripeAccount() {
  const customers = new Map<string, StripeCustomer>();
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices = new Map<string, StripeInvoice>();
  const events: StripeEvent[] = [];

  /** An event holds the object as it was then, however late it arrives. */
  function tell(type: string, object: object): StripeEvent {
    const data = { object: structuredClone(object) };
    const event: StripeEvent = { id: newId('evt'), object: 'event', type, data };
    events.push(event);
    return event;
  }

  function customer(traits: Partial<StripeCustomer> = {}): StripeCustomer {
    const created: StripeCustomer = {
      id: newId('cus'),
      object: 'customer',
      email: null,
      metadata: {},
      invoice_settings: { default_payment_method: null },
      ...traits,
    };
    customers.set(created.id, created);
    return created;
  }

  /** By default an active subscription by the month, from today. */
  function subscription({ id }: { id: string }, traits: Partial<StripeSubscription> = {}) {
    const created: StripeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      customer: id,
      status: 'active',
      metadata: { type: 'Individual monthly' },
      created: now(),
      trial_end: null,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      items: { object: 'list', data: [item()] },
      ...traits,
    };
    subscriptions.set(created.id, created);
    tell('customer.subscription.created', created);
    return created;
  }

  function change(id: string, changes: Partial<StripeSubscription>): StripeSubscription {
    const found = subscriptions.get(id);
    if (!found) throw new Error(`The account has no subscription ${id}`);
    const changed = { ...found, ...changes };
    subscriptions.set(id, changed);
    tell('customer.subscription.updated', changed);
    return changed;
  }

  /** As the API and Stripe's own pages do it. */
  const cancelAtPeriodEnd = (id: string) => {
    const found = subscriptions.get(id);
    const end =
      found?.status === 'trialing' ? found.trial_end : found?.items.data[0]?.current_period_end;
    return change(id, { cancel_at_period_end: true, cancel_at: end ?? null, canceled_at: now() });
  };

  function end(id: string): StripeSubscription {
    const ended = change(id, { status: 'canceled', canceled_at: now(), ended_at: now() });
    tell('customer.subscription.deleted', ended);
    return ended;
  }

  /** Removing a customer ends their subscriptions. */
  function remove(customer: StripeCustomer) {
    for (const { id, customer: whose, status } of subscriptions.values()) {
      if (whose === customer.id && status !== 'canceled') end(id);
    }
    customers.set(customer.id, { ...customer, deleted: true, email: null });
    tell('customer.deleted', customer);
  }

  function changeCustomer(customer: StripeCustomer, changes: Partial<StripeCustomer>) {
    const changed = { ...customer, ...changes };
    customers.set(customer.id, changed);
    tell('customer.updated', changed);
    return changed;
  }

  function invoice({ id }: { id: string }, status = 'open'): StripeInvoice {
    const hosted = `https://invoice.stripe.example/${id}`;
    const created = { id: newId('in'), status, customer: id, hosted_invoice_url: hosted };
    invoices.set(created.id, created);
    return created;
  }

  return {
    customers,
    subscriptions,
    invoices,
    events,
    tell,
    customer,
    subscription,
    change,
    cancelAtPeriodEnd,
    end,
    remove,
    changeCustomer,
    invoice,
  };
}

export type StripeAccount = ReturnType<typeof stripeAccount>;

export const item = (traits: Partial<StripeItem> = {}): StripeItem => ({
  id: newId('si'),
  price: { id: 'price_monthly' },
  quantity: 1,
  current_period_end: now() + MONTH,
  ...traits,
});
