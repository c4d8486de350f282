/** Where Stripe sends what happened: the only write without an anti-forgery token. */
export const webhookPath = '/stripe/webhook';
