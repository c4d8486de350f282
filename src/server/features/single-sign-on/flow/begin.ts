import { and, eq, gt, sql } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { linkIdentity as linkCall } from '#contract/single-sign-on/identities.ts';
import type { invitationSignIn as invitationCall } from '#contract/single-sign-on/sign-in.ts';
import { message } from '#lib/messages/message.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { hashOf, personByEmail } from '#server/features/accounts/index.ts';
import { hasFactor } from '#server/features/factors/index.ts';
import {
  type Connections,
  isOutage,
  type Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { activeProvider } from '#server/features/single-sign-on/providers/read-providers.ts';
import type { Context } from '#server/platform/data/context.ts';
import { ApiError, invalid } from '#server/platform/http/api-error.ts';
import { passwordTokens } from '#server/schema/index.ts';
import { type Begun, beginFlow } from './flows.ts';

/** Only a path of ours: nobody is led away by a link that logs them in. */
export const ownPath = (path: string | undefined) =>
  path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/dashboard';

type Wish = { to?: string; remember?: string; confirm?: string; email?: string; token?: string };

/** What a link to a provider is opened for; undefined where it is for nobody. */
async function purposeOf(ctx: Context, { confirm, email, token }: Wish) {
  if (email && token) {
    const user = await invited(ctx, email, token);
    return user && { purpose: 'invitation' as const, user, invitationHash: hashOf(token) };
  }
  const { uuid } = ctx.user;
  if (!confirm || ctx.user.email === '') return { purpose: 'login' as const };
  // Whoever has a second factor shows that one; the provider did not ask for it.
  if (await hasFactor(ctx.db, uuid)) return undefined;
  return { purpose: 'confirm' as const, user: uuid };
}

export type Started = Begun | 'unknown' | 'over' | 'unavailable';

/** Sends a browser to a provider, which opened our link. */
export async function startSignIn(
  ctx: Context,
  provider: string,
  wish: Wish,
  connections: Connections,
): Promise<Started> {
  const found = await activeProvider(ctx.db, provider);
  if (!found) return 'unknown';
  const purpose = await purposeOf(ctx, wish);
  if (!purpose) return 'over';
  const flow = { ...purpose, remember: wish.remember === '1', returnTo: ownPath(wish.to) };
  try {
    return await beginFlow(ctx, found, flow, connections);
  } catch {
    // Whatever it is: this provider lets nobody in now, and the page says that.
    return 'unavailable';
  }
}

async function named(ctx: Context, uuid: string): Promise<Provider> {
  const provider = await activeProvider(ctx.db, uuid);
  if (!provider) throw invalid('provider', invalidSelection('provider'));
  return provider;
}

async function begin(
  ctx: Context,
  provider: Provider,
  flow: Parameters<typeof beginFlow>[2],
  connections: Connections,
) {
  try {
    return await beginFlow(ctx, provider, flow, connections);
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof Error)) throw error;
    if (!isOutage(error) && !('code' in error)) throw error;
    const why = message(errors.unreachable, { provider: provider.name });
    throw new ApiError(502, why, { errors: { provider: [why] } });
  }
}

export async function linkIdentity(
  ctx: Context,
  { body }: ValidInput<typeof linkCall>,
  connections: Connections,
): Promise<Begun> {
  const provider = await named(ctx, body.provider);
  const flow = {
    purpose: 'link',
    user: ctx.user.uuid,
    remember: false,
    returnTo: '/account',
  } as const;
  return begin(ctx, provider, flow, connections);
}

export async function invitationSignIn(
  ctx: Context,
  { body }: ValidInput<typeof invitationCall>,
  connections: Connections,
): Promise<Begun> {
  const provider = await named(ctx, body.provider);
  const user = await invited(ctx, body.email, body.token);
  if (!user) throw invalid('token', errors.invitationOver);
  const invitationHash = hashOf(body.token);
  const flow = { purpose: 'invitation', user, invitationHash, remember: false } as const;
  return begin(ctx, provider, { ...flow, returnTo: '/dashboard' }, connections);
}

/** Whom a mailed link was sent to, which proves that they read the mailbox. It stays good for now. */
async function invited({ db, now }: Context, email: string, token: string) {
  const person = await personByEmail(db, email);
  if (!person?.active) return undefined;
  const links = await db.$count(
    passwordTokens,
    and(
      eq(passwordTokens.user, person.uuid),
      eq(passwordTokens.tokenHash, hashOf(token)),
      sql`lower(${passwordTokens.email}) = lower(${person.email})`,
      gt(passwordTokens.expiresAt, now),
    ),
  );
  return links > 0 ? person.uuid : undefined;
}
