import { and, eq } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import { mailsBillingMessages as mails } from '#messages/subscriptions/mails-billing.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import { billingCustomers, users } from '#server/schema/index.ts';
import { idOf } from './from-stripe.ts';
import type { Stripe } from './stripe.ts';

type Dependencies = { stripe: Stripe; mailer: Mailer; job: string };

/** Mails the link where a customer confirms a payment to their bank, unless they have done so. */
export async function askForPayment(
  ctx: Context,
  { stripe, mailer, job }: Dependencies,
  id: string,
) {
  const invoice = await stripe.invoice(id);
  if (invoice?.status !== 'open' || !invoice.customer || !invoice.hosted_invoice_url) return;
  const person = await payerOf(ctx, idOf(invoice.customer));
  if (!person) return;
  const { name, email: address, locale } = person;
  const payment = { name, product: ctx.site.name, url: invoice.hosted_invoice_url };
  const body = mailBody(ctx, locale, paymentMail(payment));
  await mailer.send({ id: job, to: { name, address }, ...body });
}

type Payment = { name: string; product: string; url: string };

export const paymentMail = ({ name, product, url }: Payment): MailContent => ({
  title: mails.confirm,
  parts: [
    message(mailsMessages.greeting, { name }),
    message(mails.confirmWhy, { product }),
    mails.toStripe,
  ],
  button: { label: mails.confirmIt, url },
  reason: [message(mails.subscribes, { product })],
});

async function payerOf({ db }: Context, customer: string) {
  const [person] = await db
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(billingCustomers)
    .innerJoin(users, eq(users.uuid, billingCustomers.user))
    .where(and(eq(billingCustomers.stripeId, customer), users.active));
  return person;
}
