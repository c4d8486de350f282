import { and, eq } from 'drizzle-orm';
import {
  lockActive,
  type OpenedSession,
  openPendingLogin,
  replaceSession,
} from '#server/features/accounts/index.ts';
import { factorsOf } from '#server/features/factors/index.ts';
import type { Shown } from '#server/features/single-sign-on/connection/claims.ts';
import { isLinked } from '#server/features/single-sign-on/identities/identities.ts';
import { endSession, type LoginMethod } from '#server/platform/auth/session.ts';
import type { Context } from '#server/platform/data/context.ts';
import { identities } from '#server/schema/index.ts';

export type Browser = { userAgent: string; oldToken: string };

export type Admission =
  | { opened: OpenedSession }
  | { pendingToken: string; person: { uuid: string } }
  | 'not-active'
  | 'not-linked';

/**
 * Lets in whom a linked login belongs to, under the lock that every login takes. A second factor of
 * theirs is asked for, unless the provider had them show more than one.
 */
export async function letIn(
  ctx: Context,
  identity: { uuid: string; user: string },
  { sid, hasFactor, provenAt }: Shown,
  { remember, ...browser }: Browser & { remember: boolean },
): Promise<Admission> {
  const person = await lockActive(ctx, identity.user);
  if (!person) return 'not-active';
  const used = await ctx.db
    .update(identities)
    .set({ lastUsedAt: ctx.now })
    .where(and(eq(identities.uuid, identity.uuid), isLinked))
    .returning({ uuid: identities.uuid });
  if (used.length === 0) return 'not-linked';
  const by = { identity: identity.uuid, providerSid: sid };
  const factors = await factorsOf(ctx.db, person.uuid);
  if (factors.length > 0 && !hasFactor) {
    await endSession(ctx.db, browser.oldToken);
    const pendingToken = await openPendingLogin(ctx, person, remember, { method: 'sso', ...by });
    return { pendingToken, person };
  }
  const methods: LoginMethod[] = hasFactor ? ['sso', 'provider-factor'] : ['sso'];
  // A session that has been open at the provider for hours is no proof of this moment.
  const proof = provenAt && provenAt < ctx.now ? { provenAt } : {};
  return {
    opened: await replaceSession(ctx, person, { ...browser, ...by, ...proof, remember, methods }),
  };
}
