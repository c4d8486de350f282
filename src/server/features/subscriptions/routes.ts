import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/subscriptions/subscriptions.ts';
import { forbidden, notFound } from '#server/platform/http/api-error.ts';
import { route } from '#server/platform/http/route.ts';
import { stripeWebhook } from '#server/platform/http/stripe-webhook.ts';
import type { StripeSettings } from '#server/platform/settings.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { checkBilling } from './check/request-check.ts';
import { subscriptionIndex, subscriptionSearch } from './list-subscriptions.ts';
import { readBilling } from './read-billing.ts';
import { storeSubscription, updateSubscription } from './save-subscription.ts';
import { receiveEvent } from './stripe/receive-event.ts';
import { openStripe } from './stripe/stripe.ts';

type Options = { stripe: StripeSettings | null };

export async function subscriptionRoutes(app: FastifyInstance, { stripe: settings }: Options) {
  const stripe = settings && openStripe(settings);
  route(app, contract.subscriptionIndex, subscriptionIndex);
  route(app, contract.subscriptionSearch, subscriptionSearch);
  route(app, contract.cancelSubscription, (ctx, input) => cancelSubscription(ctx, input, stripe));
  route(app, contract.storeSubscription, (ctx, input) => storeSubscription(ctx, input, stripe));
  route(app, contract.updateSubscription, updateSubscription);
  route(app, contract.billing, (ctx) => readBilling(ctx, stripe));
  route(app, contract.checkBilling, (ctx) => checkBilling(ctx, stripe));

  await stripeWebhook(app, async (ctx, { body, signature }) => {
    if (!stripe || !settings?.webhookSecret) throw notFound();
    const event = await stripe.eventFrom(body, signature);
    if (!event) throw forbidden();
    return (await receiveEvent(ctx, event)) === 'handled' ? 'Webhook Handled' : '';
  });
}
