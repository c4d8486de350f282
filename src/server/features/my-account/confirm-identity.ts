import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/factors/step-up.ts';
import { message } from '#lib/messages/message.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import { lockWithPassword, proveByFactor } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { hasFactor, passkeyProofOptions } from '#server/features/factors/index.ts';
import { type LoginMethod, renewProof, type Session } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, unauthenticated } from '#server/platform/http/api-error.ts';
import { confirmOwnPassword, wrongPassword } from './confirm-password.ts';

type Browser = Parameters<typeof proveByFactor>[2] & {
  session: Pick<Session, 'token' | 'methods'>;
};
type Confirmed = { token: string; recoveryCode?: string | undefined };

export async function proofOptions(ctx: Context): Promise<Reply<typeof contract.proofOptions>> {
  return { options: { ...(await passkeyProofOptions(ctx)) } };
}

/** Whoever has a second factor shows that one: the password may be what somebody else knows. */
export async function confirmIdentity(
  ctx: Context,
  { body }: ValidInput<typeof contract.confirmIdentity>,
  browser: Browser,
): Promise<Confirmed> {
  if (await hasFactor(ctx.db, ctx.user.uuid)) {
    return proveByFactor(ctx, body, browser, async (ctx, { method, recoveryCode }) => ({
      token: await renew(ctx, browser, method),
      recoveryCode,
    }));
  }
  if (!body.password) {
    const field = passwordsMessages.password;
    throw invalid('password', message(validationMessages.required, { field }));
  }
  const { rateLimits } = browser;
  const person = await confirmOwnPassword(ctx, body.password, rateLimits, 'password');
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockWithPassword(ctx, person))) throw wrongPassword('password');
    return { token: await renew(ctx, browser, 'password') };
  });
}

async function renew(ctx: Context, { session }: Browser, method: LoginMethod): Promise<string> {
  const methods = [...new Set([...session.methods, method])];
  const token = await renewProof(ctx, { token: session.token, methods });
  if (token === undefined) throw unauthenticated();
  const { uuid } = ctx.user;
  await recordEvent(ctx, { action: 'user.identity-confirmed', subjectType: 'user', subject: uuid });
  return token;
}
