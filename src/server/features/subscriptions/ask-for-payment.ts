import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { mailBody } from '#server/platform/mail-body.ts';
import { billingCustomers, users } from '#server/schema/index.ts';
import { idOf } from './from-stripe.ts';
import type { Stripe } from './stripe.ts';

type Parts = { stripe: Stripe; mailer: Mailer; job: string };

/** A bank wants its customer's consent to a payment. By now they may have given it. */
export async function askForPayment(ctx: Context, { stripe, mailer, job }: Parts, id: string) {
  const invoice = await stripe.invoice(id);
  if (invoice?.status !== 'open' || !invoice.customer || !invoice.hosted_invoice_url) return;
  const person = await payerOf(ctx, idOf(invoice.customer));
  if (!person) return;
  const title = 'Please confirm your payment';
  const body = mailBody(ctx.site, {
    title,
    parts: [
      `Kia ora ${person.name},`,
      `Your bank asks you to confirm the payment for your subscription to ${ctx.site.name}. Until you do, it does not go through.`,
      { label: 'Confirm the payment', url: invoice.hosted_invoice_url },
      'The link leads to Stripe, which takes payments for us.',
    ],
  });
  const to = { name: person.name, address: person.email };
  await mailer.send({ id: job, to, subject: title, ...body });
}

async function payerOf({ db }: Context, customer: string) {
  const [person] = await db
    .select({ name: users.name, email: users.email })
    .from(billingCustomers)
    .innerJoin(users, eq(users.uuid, billingCustomers.user))
    .where(and(eq(billingCustomers.stripeId, customer), users.active));
  return person;
}
