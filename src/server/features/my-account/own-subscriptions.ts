import { desc, eq } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { ownSubscriptions as contract } from '#contract/my-account/my-account.ts';
import type { Context } from '#server/platform/data/context.ts';
import { subscriptions } from '#server/schema/index.ts';

export async function ownSubscriptions({ db, user }: Context): Promise<Reply<typeof contract>> {
  const rows = await db
    .select({
      id: subscriptions.uuid,
      name: subscriptions.name,
      stripe_status: subscriptions.stripeStatus,
      created_at: subscriptions.createdAt,
      ends_at: subscriptions.endsAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.user, user.uuid))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.uuid));
  return { subscriptions: rows };
}
