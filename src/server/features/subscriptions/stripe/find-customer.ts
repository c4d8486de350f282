import { eq, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { uuid } from '#contract/fields/fields.schemas.ts';
import type { Context } from '#server/platform/data/context.ts';
import { billingCustomers, users } from '#server/schema/index.ts';

type Customer = Sdk.Customer | Sdk.DeletedCustomer;

/**
 * The person behind a customer of Stripe: as linked before, else the person named in its metadata,
 * else the one with its e-mail. Undefined where there is none.
 */
export async function personOf(ctx: Context, customer: Customer): Promise<string | undefined> {
  const linked = await linkedPerson(ctx, customer.id);
  if (linked || customer.deleted) return linked;
  const person =
    (await personWithUuid(ctx, customer.metadata.user)) ??
    (await personWithEmail(ctx, customer.email));
  if (!person) return undefined;
  await ctx.db
    .insert(billingCustomers)
    .values({ stripeId: customer.id, user: person })
    .onConflictDoNothing();
  // Another transaction may have linked the customer first: its link holds.
  return linkedPerson(ctx, customer.id);
}

async function linkedPerson({ db }: Context, customer: string) {
  const [row] = await db
    .select({ user: billingCustomers.user })
    .from(billingCustomers)
    .where(eq(billingCustomers.stripeId, customer));
  return row?.user;
}

async function personWithUuid({ db }: Context, text: string | undefined) {
  const { data } = uuid.safeParse(text);
  if (!data) return undefined;
  const [row] = await db.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, data));
  return row?.uuid;
}

async function personWithEmail({ db }: Context, email: string | null) {
  if (!email) return undefined;
  const [row] = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row?.uuid;
}
