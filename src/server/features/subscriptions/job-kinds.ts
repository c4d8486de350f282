import { jobKind } from '#server/platform/jobs/jobs.ts';

/** Something of Stripe's may have changed; the job asks what it is now. */
export type StripeUpdate = { about: 'subscription' | 'customer' | 'invoice'; id: string };

export const stripeUpdate = jobKind<StripeUpdate>('billing.news', ['subscriptions']);

/** One page of a comparison of everything; `after` is the last subscription of the page before. */
export type ComparedPage = { check: string; after: string | null };

export const comparePage = jobKind<ComparedPage>('billing.compare', ['subscriptions']);
