import { and, eq, gt } from 'drizzle-orm';
import { hashOf, newSecret } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { pendingLinks, signInProviders } from '#server/schema/index.ts';

/** How long a login waits to be linked. */
export const LINK_SECONDS = 10 * 60;

type Login = { issuer: string; subject: string; email: string | null };

/** Remembers whom a provider showed us, whether there is an account with that e-mail or not. */
export async function openPendingLink(
  { db, now }: Context,
  provider: string,
  { issuer, subject, email }: Login,
): Promise<string> {
  const token = newSecret();
  const endsAt = new Date(now.getTime() + LINK_SECONDS * 1_000);
  await db
    .insert(pendingLinks)
    .values({ tokenHash: hashOf(token), provider, issuer, subject, email, endsAt });
  return token;
}

const isOpen = (token: string, now: Date) =>
  and(eq(pendingLinks.tokenHash, hashOf(token)), gt(pendingLinks.endsAt, now));

export async function findPendingLink({ db, now }: Context, token: string) {
  if (token === '') return undefined;
  const [found] = await db
    .select({ link: pendingLinks, provider: signInProviders })
    .from(pendingLinks)
    .innerJoin(signInProviders, eq(signInProviders.uuid, pendingLinks.provider))
    .where(and(isOpen(token, now), signInProviders.active));
  return found;
}

/** Once: where two requests use it at once, the delete finds a row for only one of them. */
export async function takePendingLink({ db, now }: Context, token: string) {
  const [taken] = await db.delete(pendingLinks).where(isOpen(token, now)).returning();
  return taken;
}
