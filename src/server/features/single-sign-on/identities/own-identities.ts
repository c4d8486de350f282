import { and, eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/single-sign-on/identities.ts';
import type { waitingSignIn as waitingCall } from '#contract/single-sign-on/sign-in.ts';
import { message } from '#lib/messages/message.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { endPendingLoginsBy, lockActive, pendingPerson } from '#server/features/accounts/index.ts';
import { factorsOf } from '#server/features/factors/index.ts';
import { activeProviders } from '#server/features/single-sign-on/providers/read-providers.ts';
import { requiredProviderOf } from '#server/platform/auth/required-provider.ts';
import { endSessionsBy } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, unauthenticated } from '#server/platform/http/api-error.ts';
import { identities } from '#server/schema/index.ts';
import { identitiesOf, isLinked, link, recordLink } from './identities.ts';
import { findPendingLink, takePendingLink } from './pending-links.ts';

export async function ownIdentities({
  db,
  user,
}: Context): Promise<Reply<typeof contract.ownIdentities>> {
  const [linked, can_link] = await Promise.all([identitiesOf(db, user.uuid), activeProviders(db)]);
  return {
    identities: linked.map(({ uuid, provider, emailAtLink, linkedAt, lastUsedAt }) => ({
      uuid,
      provider,
      email: emailAtLink,
      linked_at: linkedAt,
      last_used_at: lastUsedAt,
    })),
    can_link,
  };
}

/** What the page has to ask next: of this browser only, which holds the cookies. */
export async function waitingSignIn(
  ctx: Context,
  tokens: { pending: string; link: string },
): Promise<Reply<typeof waitingCall>> {
  const [person, waiting] = await Promise.all([
    pendingPerson(ctx, tokens.pending),
    findPendingLink(ctx, tokens.link),
  ]);
  const factors = person ? await factorsOf(ctx.db, person) : [];
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  const { provider, link } = waiting ?? {};
  return {
    second_step: person ? { factors: kinds } : null,
    link:
      provider && link
        ? {
            provider: { uuid: provider.uuid, name: provider.name, kind: provider.kind },
            email: link.email,
          }
        : null,
  };
}

/** Somebody who has just logged in the way they did so far links the login that waits. */
export async function confirmLink(ctx: Context, token: string): Promise<void> {
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { uuid } = ctx.user;
    if (!(await lockActive(ctx, uuid))) throw unauthenticated();
    const taken = await takePendingLink(ctx, token);
    return taken ? ((await link(ctx, uuid, taken)) ?? 'taken') : 'over';
  });
  if (outcome === 'over') throw invalid('provider', errors.linkOver);
  if (outcome === 'taken') throw invalid('provider', errors.linkedToOther);
}

export async function declineLink(ctx: Context, token: string): Promise<void> {
  await takePendingLink(ctx, token);
}

/** Ends a link of one's own and every other session that it opened. */
export function removeIdentity(
  ctx: Context,
  { body }: ValidInput<typeof contract.removeIdentity>,
  ownToken: string,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, user } = ctx;
    const person = await lockActive(ctx, user.uuid);
    if (!person) throw unauthenticated();
    const linked = await identitiesOf(db, user.uuid);
    const removed = linked.find(({ uuid }) => uuid === body.uuid.toLowerCase());
    if (!removed) throw invalid('uuid', invalidSelection('uuid'));
    const left = linked.filter((one) => one !== removed && one.isActive);
    await assertAnotherWay(ctx, left, person.passwordHash !== null);
    await db
      .update(identities)
      .set({ unlinkedAt: now })
      .where(and(eq(identities.uuid, removed.uuid), isLinked));
    await endSessionsBy(db, removed.uuid, { except: ownToken });
    await endPendingLoginsBy(db, removed.uuid);
    await recordLink(ctx, user.uuid, removed.provider.uuid, 'unlinked');
  });
}

type Left = Awaited<ReturnType<typeof identitiesOf>>;

/** 422 where what is left would not let them in. */
async function assertAnotherWay({ db, user }: Context, left: Left, hasPassword: boolean) {
  const required = await requiredProviderOf(db, user.uuid);
  if (required) {
    if (left.some(({ provider }) => provider.uuid === required.uuid)) return;
    throw invalid('uuid', message(errors.requiredWay, { provider: required.name }));
  }
  if (hasPassword || left.length > 0) return;
  const factors = await factorsOf(db, user.uuid);
  if (factors.some(({ kind }) => kind === 'passkey')) return;
  throw invalid('uuid', errors.lastWay);
}
