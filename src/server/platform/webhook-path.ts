/** Where Stripe sends what happened. */
export const webhookPath = '/stripe/webhook';
