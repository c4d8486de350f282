import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { type I18n, inEnglish } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type Jobs, jobHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Site, StripeSettings } from '#server/platform/settings.ts';
import { compareNext } from './check/compare-page.ts';
import { checkTonight } from './check/request-check.ts';
import { comparePage, type StripeUpdate, stripeUpdate } from './job-kinds.ts';
import { askForPayment } from './stripe/ask-for-payment.ts';
import { openStripe, type Stripe } from './stripe/stripe.ts';
import { syncCustomer, syncSubscription } from './stripe/sync-from-stripe.ts';

type Dependencies = {
  db: Db;
  jobs: Jobs;
  site: Site;
  texts: I18n;
  mailer: Mailer;
  stripe: StripeSettings | null;
  /** For the log: counts alone, what differs is on the screen. */
  note?: (counts: object, what: string) => void;
};

export const subscriptionJobKinds = [stripeUpdate, comparePage] as const;

/** Without Stripe nothing is taken from the queue: what waits there waits for the key to come back. */
export function subscriptionJobs({
  stripe: settings,
  mailer,
  ...parts
}: Dependencies): JobHandler[] {
  if (!settings) return [];
  const stripe = openStripe(settings);
  return [
    jobHandler(stripeUpdate, (news, job) =>
      handleUpdate(contextOf(parts, job), news, { stripe, mailer, job }),
    ),
    jobHandler(comparePage, async (page, job) => {
      const counts = await compareNext(contextOf(parts, job), stripe, page);
      if (counts) parts.note?.(counts, 'compared with Stripe');
    }),
  ];
}

/** Run now and then: tonight's comparison with Stripe is asked for once, when its hour has come. */
export const compareNightly = (parts: Nightly, now: Date) =>
  checkTonight({ ...contextOf(parts, 'nightly'), now });

async function handleUpdate(
  ctx: Context,
  { about, id }: StripeUpdate,
  parts: { stripe: Stripe; mailer: Mailer; job: string },
): Promise<void> {
  if (about === 'subscription') await syncSubscription(ctx, parts.stripe, id);
  if (about === 'customer') await syncCustomer(ctx, parts.stripe, id);
  if (about === 'invoice') await askForPayment(ctx, parts, id);
}

type Nightly = Pick<Dependencies, 'db' | 'jobs' | 'site' | 'texts'>;

function contextOf({ db, jobs, site, texts }: Nightly, job: string): Context {
  const origin = { request: job, address: '' };
  return { db, jobs, site, ...inEnglish(texts), now: new Date(), user: nobody, origin };
}
