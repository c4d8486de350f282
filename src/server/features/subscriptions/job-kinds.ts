import { jobKind } from '#server/platform/jobs/jobs.ts';

/** An object at Stripe that may have changed; the job fetches it. */
export type StripeUpdate = { about: 'subscription' | 'customer' | 'invoice'; id: string };

export const stripeUpdate = jobKind<StripeUpdate>('billing.news', ['subscriptions']);

/** One page of a comparison of everything; `after` is the last subscription of the page before. */
export type ComparisonPage = { check: string; after: string | null };

export const comparePage = jobKind<ComparisonPage>('billing.compare', ['subscriptions']);
