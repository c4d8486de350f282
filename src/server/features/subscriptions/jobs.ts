import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { type I18n, inEnglish } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type Jobs, jobHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Site, StripeSettings } from '#server/platform/settings.ts';
import { compareSubscriptions } from './check/compare-page.ts';
import { checkTonight } from './check/request-check.ts';
import { comparePage, type StripeUpdate, stripeUpdate } from './job-kinds.ts';
import { askForPayment } from './stripe/ask-for-payment.ts';
import { openStripe, type Stripe } from './stripe/stripe.ts';
import { syncCustomer, syncSubscription } from './stripe/sync-from-stripe.ts';

type Dependencies = {
  db: Db;
  jobs: Jobs;
  site: Site;
  i18n: I18n;
  mailer: Mailer;
  stripe: StripeSettings | null;
  /** Writes counts into the log; the differences themselves are on the screen. */
  note?: (counts: object, what: string) => void;
};

export const subscriptionJobKinds = [stripeUpdate, comparePage] as const;

/** Without a Stripe key nothing is taken from the queue: jobs wait until there is one again. */
export function subscriptionJobs({
  stripe: settings,
  mailer,
  ...parts
}: Dependencies): JobHandler[] {
  if (!settings) return [];
  const stripe = openStripe(settings);
  return [
    jobHandler(stripeUpdate, (update, job) =>
      handleUpdate(contextOf(parts, job), update, { stripe, mailer, job }),
    ),
    jobHandler(comparePage, async (page, job) => {
      const counts = await compareSubscriptions(contextOf(parts, job), stripe, page);
      if (counts) parts.note?.(counts, 'compared with Stripe');
    }),
  ];
}

/** Called every few minutes; starts tonight's comparison with Stripe once it is due. */
export const compareNightly = (parts: ContextParts, now: Date) =>
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

type ContextParts = Pick<Dependencies, 'db' | 'jobs' | 'site' | 'i18n'>;

function contextOf({ db, jobs, site, i18n }: ContextParts, job: string): Context {
  const origin = { request: job, address: '' };
  return { db, jobs, site, ...inEnglish(i18n), now: new Date(), user: nobody, origin };
}
