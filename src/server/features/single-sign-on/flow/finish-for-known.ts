import { and, eq, gt, sql } from 'drizzle-orm';
import {
  dropPasswordLinks,
  lockActive,
  markMailboxProven,
} from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { hasFactor } from '#server/features/factors/index.ts';
import type { Shown } from '#server/features/single-sign-on/connection/claims.ts';
import {
  CLOCK_SECONDS,
  type Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { identityOf, link } from '#server/features/single-sign-on/identities/identities.ts';
import { renewProof, type Session } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { passwordTokens } from '#server/schema/index.ts';
import type { Flow } from './flows.ts';
import { type Admission, type Browser, letIn } from './let-in.ts';

type Acting = {
  provider: Provider;
  flow: Flow;
  shown: Shown;
  browser: Browser & { session: Session | null };
};

/** Somebody who is logged in, and said shortly before who they are, links a login to their account. */
export async function linkBySignIn(ctx: Context, { provider, flow, shown, browser }: Acting) {
  const { user } = flow;
  if (!user || browser.session?.user.uuid !== user) return { outcome: 'expired' as const };
  const linked = await inTransaction(ctx, async (ctx) => {
    const person = await lockActive(ctx, user);
    return person && link(ctx, user, { provider: provider.uuid, ...shown });
  });
  return { outcome: linked ? ('linked' as const) : ('taken' as const) };
}

/** Somebody without a password and a factor shows by a linked login that it is still they. */
export async function confirmBySignIn(ctx: Context, { flow, shown, browser }: Acting) {
  const { session } = browser;
  if (!session || session.user.uuid !== flow.user) return { outcome: 'expired' as const };
  const identity = await identityOf(ctx.db, shown);
  if (identity?.user !== flow.user) return { outcome: 'wrong-person' as const };
  const since = flow.beganAt.getTime() - CLOCK_SECONDS * 1_000;
  // Asked for by `max_age`: without it nobody knows when they last did anything there.
  if (!shown.provenAt || shown.provenAt.getTime() < since) return { outcome: 'refused' as const };
  const renewed = await inTransaction(ctx, async (ctx) => {
    const { uuid } = session.user;
    // A factor that was set up meanwhile is one that the provider did not ask for.
    if (!(await lockActive(ctx, uuid)) || (await hasFactor(ctx.db, uuid))) return undefined;
    const methods = [...new Set([...session.methods, 'sso' as const])];
    const token = await renewProof(ctx, { token: session.token, methods });
    if (token === undefined) return undefined;
    const subject = { subjectType: 'user', subject: uuid } as const;
    await recordEvent(ctx, { action: 'user.identity-confirmed', ...subject });
    return token;
  });
  return renewed
    ? { renewed, person: { uuid: session.user.uuid } }
    : { outcome: 'refused' as const };
}

/**
 * Whoever came by the mailed link, which proves the mailbox, takes up the account by a login of the
 * provider. It links this person only; the link is used up in the same transaction.
 */
export function takeUpInvitation(
  ctx: Context,
  { provider, flow, shown, browser }: Acting,
): Promise<Admission | 'taken' | 'expired'> {
  return inTransaction(ctx, async (ctx) => {
    const { user, invitationHash, remember } = flow;
    const person = user && (await lockActive(ctx, user));
    if (!person || !invitationHash) return 'not-active';
    const spent = await ctx.db
      .select({ user: passwordTokens.user })
      .from(passwordTokens)
      .where(
        and(
          eq(passwordTokens.user, person.uuid),
          eq(passwordTokens.tokenHash, invitationHash),
          sql`lower(${passwordTokens.email}) = lower(${person.email})`,
          gt(passwordTokens.expiresAt, ctx.now),
        ),
      )
      .for('update');
    if (spent.length === 0) return 'expired';
    const asThey = { ...ctx, user: { ...ctx.user, uuid: person.uuid } };
    const identity = await link(asThey, person.uuid, { provider: provider.uuid, ...shown });
    if (!identity) return 'taken';
    await dropPasswordLinks(ctx, person.uuid);
    await markMailboxProven(ctx, person.uuid);
    return letIn(ctx, identity, shown, { ...browser, remember });
  });
}
