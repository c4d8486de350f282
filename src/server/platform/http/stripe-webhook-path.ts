/** Where Stripe sends what happened. */
export const stripeWebhookPath = '/stripe/webhook';
