import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { type StripeAccount, seconds, stripeAccount } from './stripe-account.ts';

/**
 * What becomes of a request: answered; a fault of Stripe's; too many; refused; a key it does not
 * know; no answer; cut off; or done and then cut off, so that only Stripe knows.
 */
export type StripeMood =
  | 'answers'
  | 'fails'
  | 'is-busy'
  | 'refuses'
  | 'knows-no-key'
  | 'stalls'
  | 'hangs-up'
  | 'does-and-hangs-up';

type Asked = { method: string; path: string; query: URLSearchParams; key: string | undefined };
type Answer = { status: number; body: object };

export const stripeSecrets = {
  STRIPE_SECRET_KEY: 'sk_test_51kanarykeyofstripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_kanarysecretofstripe',
} as const;

/** A stand-in for Stripe on loopback: its protocol, an account behind it, and its bad days. */
export async function stripeServer() {
  const account = stripeAccount();
  const asked: Asked[] = [];
  const done = new Map<string, Promise<Answer>>();
  const answered = new Set<string>();
  let mood: StripeMood = 'answers';
  let held = Promise.resolve();

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = new URLSearchParams(await text(request));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const key = request.headers['idempotency-key']?.toString();
    const question = { method: request.method ?? '', path: pathname, key };
    const query = new URLSearchParams([...searchParams, ...body]);
    asked.push({ ...question, query });
    const today = mood;
    const letGo = held;
    held = Promise.resolve();
    if (today === 'stalls') return;
    if (today === 'hangs-up') return void response.destroy();
    const answer = await onceFor(key, () => answerOf(account, today, { ...question, query }));
    if (today === 'does-and-hangs-up') return void response.destroy();
    await letGo;
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': 'req_1',
    });
    response.end(JSON.stringify(answer.body));
  }

  /** The answer to a key is kept, a failure's too; and while it is being found, nobody else gets it. */
  async function onceFor(key: string | undefined, find: () => Answer): Promise<Answer> {
    if (key === undefined) return find();
    const known = done.get(key);
    if (known && !answered.has(key)) return inUse;
    if (known) return known;
    const answer = new Promise<Answer>((resolve) => {
      setImmediate(() => resolve(find()));
    });
    done.set(key, answer);
    await answer;
    answered.add(key);
    return answer;
  }

  const address = server.address();
  if (!address || typeof address === 'string')
    throw new Error('The stand-in for Stripe has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    account,
    /** Every request that came, whatever became of it. */
    asked,
    settings: { ...stripeSecrets, STRIPE_API_BASE: url },
    becomes: (next: StripeMood) => {
      mood = next;
    },
    /** The next answer says how things are by then, and is only sent when it is let go. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { letGo: resolve };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>;

/** As Stripe posts it: the bytes, and the header that signs them. */
export function signed(
  event: object,
  { secret = stripeSecrets.STRIPE_WEBHOOK_SECRET as string, at = new Date() } = {},
) {
  const payload = JSON.stringify(event);
  const { webhooks } = new Stripe('sk_test_signing');
  const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) });
  return { payload, header };
}

const failure = (status: number, type: string, code?: string): Answer => ({
  status,
  // Stripe's own sentences quote what was sent; a log must not hold them.
  body: { error: { type, code, message: `Kanary: ${stripeSecrets.STRIPE_SECRET_KEY} said no` } },
});

const inUse = failure(409, 'idempotency_error', 'idempotency_key_in_use');
const missing = failure(404, 'invalid_request_error', 'resource_missing');

const badDays: Partial<Record<StripeMood, Answer>> = {
  fails: failure(500, 'api_error'),
  'is-busy': failure(429, 'invalid_request_error', 'rate_limit'),
  refuses: failure(402, 'card_error', 'card_declined'),
  'knows-no-key': failure(401, 'invalid_request_error'),
};

function answerOf(account: StripeAccount, mood: StripeMood, asked: Asked): Answer {
  const { method, path } = asked;
  const [, kind = '', id] = /^\/v1\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const isRead = method === 'GET';
  const bad = badDays[mood];
  if (bad && !(mood === 'refuses' && isRead)) return bad;
  if (kind === 'subscriptions' && !id) return listOf(account, asked);
  if (kind === 'subscriptions' && id) return subscriptionOf(account, id, asked);
  const found =
    kind === 'customers' ? account.customers.get(id ?? '') : account.invoices.get(id ?? '');
  return found ? { status: 200, body: found } : missing;
}

function subscriptionOf(account: StripeAccount, id: string, { method, query }: Asked): Answer {
  const found = account.subscriptions.get(id);
  if (!found) return missing;
  if (method === 'GET') return { status: 200, body: withCustomer(account, found) };
  if (found.status === 'canceled') return failure(400, 'invalid_request_error');
  if (query.get('cancel_at_period_end') === 'true' && !found.cancel_at_period_end) {
    account.cancelAtPeriodEnd(id);
  }
  return { status: 200, body: withCustomer(account, account.subscriptions.get(id) ?? found) };
}

/** The newest first, as Stripe lists them, from the one after `starting_after`. */
function listOf(account: StripeAccount, { query }: Asked): Answer {
  const all = [...account.subscriptions.values()].reverse();
  const after = query.get('starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(query.get('limit') ?? 10);
  const data = all.slice(from, from + limit).map((one) => withCustomer(account, one));
  const more = from + limit < all.length;
  return { status: 200, body: { object: 'list', url: '/v1/subscriptions', has_more: more, data } };
}

const withCustomer = (account: StripeAccount, found: { customer: string }) => ({
  ...found,
  customer: account.customers.get(found.customer) ?? found.customer,
});
