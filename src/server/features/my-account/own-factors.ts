import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/factors/factors.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { signInErrorsMessages } from '#messages/accounts/sign-in-errors.ts';
import { lockOwnAccount, lockWithPassword } from '#server/features/accounts/index.ts';
import * as factors from '#server/features/factors/index.ts';
import { mustCallerSetUpFactor } from '#server/platform/auth/factor-rule.ts';
import {
  endSessionsOf,
  type LoginMethod,
  openSession,
  type ProviderSession,
} from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { confirmCaller, wrongPassword } from './confirm-password.ts';
import { qrPicture } from './qr-picture.ts';

type Confirmed = { current_password?: string | undefined };

export async function ownFactors({
  db,
  user,
}: Context): Promise<Reply<typeof contract.ownFactors>> {
  const [bound, recovery_codes, confirm_by] = await Promise.all([
    factors.factorsOf(db, user.uuid),
    factors.countCodes(db, user.uuid),
    factors.proofMethodsOf(db, user.uuid),
  ]);
  return { factors: bound, recovery_codes, confirm_by };
}

/** Runs under the lock that a login takes, once they have shown who they are. */
async function withPassword<T>(
  ctx: Context,
  body: Confirmed,
  rateLimits: boolean,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const person = await confirmCaller(ctx, body, rateLimits);
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockWithPassword(ctx, person))) throw wrongPassword();
    return work(ctx);
  });
}

export async function setUpApp(
  ctx: Context,
  { body }: ValidInput<typeof contract.setUpApp>,
  rateLimits: boolean,
): Promise<Reply<typeof contract.setUpApp>> {
  const app = await withPassword(ctx, body, rateLimits, (ctx) => factors.newApp(ctx, ctx.user));
  return { ...app, picture: await qrPicture(app.url) };
}

type Browser = Partial<ProviderSession> & {
  remember: boolean;
  methods: readonly LoginMethod[];
  userAgent: string;
};
type Added = { token: string; recovery_codes: string[] };

/**
 * Whoever was logged in by the password alone is no longer; this browser has just shown more. The
 * first factor comes with recovery codes.
 */
async function added(ctx: Context, method: LoginMethod, browser: Browser): Promise<Added> {
  const { uuid } = ctx.user;
  const recovery_codes = (await factors.countCodes(ctx.db, uuid))
    ? []
    : await factors.newCodes(ctx, uuid);
  await endSessionsOf(ctx.db, uuid);
  const methods = [...new Set<LoginMethod>([...browser.methods, method])];
  return { token: await openSession(ctx, { uuid, ...browser, methods }), recovery_codes };
}

export function confirmApp(
  ctx: Context,
  { body }: ValidInput<typeof contract.confirmApp>,
  browser: Browser,
): Promise<Added> {
  return inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx);
    const code = body.code.replace(/\s/g, '');
    if (!(await factors.confirmApp(ctx, ctx.user.uuid, code))) {
      throw invalid('code', accountErrorsMessages.wrongCode);
    }
    return added(ctx, 'app', browser);
  });
}

export async function passkeyOptions(
  ctx: Context,
  { body }: ValidInput<typeof contract.passkeyOptions>,
  rateLimits: boolean,
): Promise<Reply<typeof contract.passkeyOptions>> {
  const options = await withPassword(ctx, body, rateLimits, factors.passkeyOptions);
  return { options: { ...options } };
}

export async function addPasskey(
  ctx: Context,
  { body }: ValidInput<typeof contract.addPasskey>,
  browser: Browser,
): Promise<Added> {
  const done = await inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx);
    const isAdded = await factors.addPasskey(ctx, body.passkey, body.name);
    return isAdded ? added(ctx, 'passkey', browser) : undefined;
  });
  // Thrown afterwards: the challenge is used up, right or wrong.
  if (!done) throw invalid('passkey', accountErrorsMessages.passkeyNotAdded);
  return done;
}

const unknownFactor = () => invalid('uuid', invalidSelection('uuid'));

export async function renamePasskey(
  ctx: Context,
  { body }: ValidInput<typeof contract.renamePasskey>,
): Promise<void> {
  if (!(await factors.renamePasskey(ctx, body.uuid, body.name))) throw unknownFactor();
}

export function renewRecoveryCodes(
  ctx: Context,
  { body }: ValidInput<typeof contract.renewRecoveryCodes>,
  rateLimits: boolean,
): Promise<Reply<typeof contract.renewRecoveryCodes>> {
  const { uuid } = ctx.user;
  return withPassword(ctx, body, rateLimits, async (ctx) => {
    if (!(await factors.hasFactor(ctx.db, uuid))) {
      throw invalid('recovery_codes', accountErrorsMessages.noFactor);
    }
    const recovery_codes = await factors.newCodes(ctx, uuid);
    await factors.recordChange(ctx, uuid, 'recovery-codes-made');
    return { recovery_codes };
  });
}

export async function removeFactor(
  ctx: Context,
  { body }: ValidInput<typeof contract.removeFactor>,
  rateLimits: boolean,
): Promise<void> {
  const bound = await factors.factorsOf(ctx.db, ctx.user.uuid);
  if (!bound.some(({ uuid }) => uuid === body.uuid)) throw unknownFactor();
  return withPassword(ctx, body, rateLimits, async (ctx) => {
    if (!(await factors.removeFactor(ctx, body.uuid))) throw unknownFactor();
    if (await mustCallerSetUpFactor(ctx)) throw invalid('uuid', accountErrorsMessages.factorNeeded);
    if (!(await factors.hasWayIn(ctx.db, ctx.user.uuid))) {
      throw invalid('uuid', signInErrorsMessages.lastWay);
    }
  });
}
