import { type Context, nobody } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler, type Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Site, StripeSettings } from '#server/platform/settings.ts';
import { inEnglish, type Texts } from '#server/platform/texts.ts';
import { checkTonight } from './ask-for-check.ts';
import { askForPayment } from './ask-for-payment.ts';
import { askForCustomer, askForSubscription } from './ask-stripe.ts';
import { compareNext } from './compare-page.ts';
import { comparePage, type News, stripeNews } from './kinds.ts';
import { openStripe, type Stripe } from './stripe.ts';

type Parts = {
  db: Db;
  jobs: Jobs;
  site: Site;
  texts: Texts;
  mailer: Mailer;
  stripe: StripeSettings | null;
  /** For the log: counts alone, what differs is on the screen. */
  note?: (counts: object, what: string) => void;
};

export const subscriptionJobKinds = [stripeNews, comparePage] as const;

/** Without Stripe nothing is taken from the queue: what waits there waits for the key to come back. */
export function subscriptionJobs({ stripe: settings, mailer, ...parts }: Parts): JobHandler[] {
  if (!settings) return [];
  const stripe = openStripe(settings);
  return [
    handler(stripeNews, (news, job) => hear(contextOf(parts, job), news, { stripe, mailer, job })),
    handler(comparePage, async (page, job) => {
      const counts = await compareNext(contextOf(parts, job), stripe, page);
      if (counts) parts.note?.(counts, 'compared with Stripe');
    }),
  ];
}

/** Run now and then: tonight's comparison with Stripe is asked for once, when its hour has come. */
export const compareNightly = (parts: Nightly, now: Date) =>
  checkTonight({ ...contextOf(parts, 'nightly'), now });

async function hear(
  ctx: Context,
  { about, id }: News,
  parts: { stripe: Stripe; mailer: Mailer; job: string },
): Promise<void> {
  if (about === 'subscription') await askForSubscription(ctx, parts.stripe, id);
  if (about === 'customer') await askForCustomer(ctx, parts.stripe, id);
  if (about === 'invoice') await askForPayment(ctx, parts, id);
}

type Nightly = Pick<Parts, 'db' | 'jobs' | 'site' | 'texts'>;

function contextOf({ db, jobs, site, texts }: Nightly, job: string): Context {
  const origin = { request: job, address: '' };
  return { db, jobs, site, ...inEnglish(texts), now: new Date(), user: nobody, origin };
}
