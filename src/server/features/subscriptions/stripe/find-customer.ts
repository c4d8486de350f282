import { eq, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { uuid } from '#contract/fields/fields.schemas.ts';
import type { Context } from '#server/platform/data/context.ts';
import { billingCustomers, users } from '#server/schema/index.ts';

type Customer = Sdk.Customer | Sdk.DeletedCustomer;

/**
 * Who a customer of Stripe is here: whoever it is known to be, else the person its metadata names,
 * else the one with its e-mail. Undefined where that is nobody.
 */
export async function personOf(ctx: Context, customer: Customer): Promise<string | undefined> {
  const known = await linked(ctx, customer.id);
  if (known || customer.deleted) return known;
  const person = (await named(ctx, customer.metadata.user)) ?? (await mailed(ctx, customer.email));
  if (!person) return undefined;
  await ctx.db
    .insert(billingCustomers)
    .values({ stripeId: customer.id, user: person })
    .onConflictDoNothing();
  // Of two who link it at once, the first.
  return linked(ctx, customer.id);
}

async function linked({ db }: Context, customer: string) {
  const [row] = await db
    .select({ user: billingCustomers.user })
    .from(billingCustomers)
    .where(eq(billingCustomers.stripeId, customer));
  return row?.user;
}

async function named({ db }: Context, given: string | undefined) {
  const { data } = uuid.safeParse(given);
  if (!data) return undefined;
  const [row] = await db.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, data));
  return row?.uuid;
}

async function mailed({ db }: Context, email: string | null) {
  if (!email) return undefined;
  const [row] = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row?.uuid;
}
