import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { recordEvent } from '#server/features/audit/index.ts';
import { notifyOwner } from '#server/features/notices/index.ts';
import { linkChanged } from '#server/features/single-sign-on/job-kinds.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { identities, signInProviders } from '#server/schema/index.ts';

export const isLinked = isNull(identities.unlinkedAt);

/** By issuer and subject, and by nothing else. */
export async function identityOf(db: Db, { issuer, subject }: { issuer: string; subject: string }) {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject), isLinked));
  return identity;
}

export async function identitiesOf(db: Db, user: string) {
  const rows = await db
    .select({ identity: identities, provider: signInProviders })
    .from(identities)
    .innerJoin(signInProviders, eq(signInProviders.uuid, identities.provider))
    .where(and(eq(identities.user, user), isLinked))
    .orderBy(asc(identities.linkedAt), asc(identities.uuid));
  return rows.map(({ identity, provider }) => ({
    ...identity,
    provider: { uuid: provider.uuid, name: provider.name, kind: provider.kind },
    isActive: provider.active,
  }));
}

type Login = { provider: string; issuer: string; subject: string; email: string | null };

/**
 * Links a login to an account. Undefined where it is another account's, which the unique index
 * decides where two come at once. The caller holds the person's row, in a transaction.
 */
export async function link(ctx: Context, user: string, login: Login) {
  const { provider, issuer, subject, email } = login;
  const [added] = await ctx.db
    .insert(identities)
    .values({
      uuid: newUuid(),
      provider,
      issuer,
      subject,
      user,
      emailAtLink: email,
      linkedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) {
    const existing = await identityOf(ctx.db, login);
    return existing?.user === user ? existing : undefined;
  }
  await recordLink(ctx, user, provider, 'linked');
  return added;
}

/** Into the history, and to the owner, by mail and in the product. */
export async function recordLink(
  ctx: Context,
  user: string,
  provider: string,
  change: 'linked' | 'unlinked',
): Promise<void> {
  const [row] = await ctx.db
    .select({ name: signInProviders.name })
    .from(signInProviders)
    .where(eq(signInProviders.uuid, provider));
  const name = row?.name ?? '';
  await recordEvent(ctx, {
    action: `user.login-${change}`,
    subjectType: 'user',
    subject: user,
    after: { provider: name },
  });
  await notifyOwner(ctx, user, `login_${change}`);
  await ctx.jobs.add(ctx, linkChanged, { user, change, provider: name });
}

/** With all else by which a stranger may have opened an account that is now somebody else's. */
export async function endIdentitiesOf(
  { db, now }: Context,
  users: readonly string[],
): Promise<void> {
  await db
    .update(identities)
    .set({ unlinkedAt: now })
    .where(and(equalsAny(identities.user, users), isLinked));
}
