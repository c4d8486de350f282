/** Where Stripe sends its events. */
export const stripeWebhookPath = '/stripe/webhook';
