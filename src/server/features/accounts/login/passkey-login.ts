import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/factors/passkeys.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { lockActive } from '#server/features/accounts/find-person.ts';
import * as factors from '#server/features/factors/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { type OpenedSession, replaceSession } from './open-login.ts';
import { assertMayUsePasskey } from './required-provider.ts';

export async function passkeyLoginOptions(
  ctx: Context,
): Promise<Reply<typeof contract.passkeyLoginOptions>> {
  return { options: { ...(await factors.passkeyLoginOptions(ctx)) } };
}

/** The passkey was unlocked by its owner's finger, face or PIN: it is both factors. */
export async function passkeyLogin(
  ctx: Context,
  { body }: ValidInput<typeof contract.passkeyLogin>,
  browser: { userAgent: string; oldToken: string },
): Promise<OpenedSession> {
  const opened = await inTransaction(ctx, async (ctx) => {
    const user = await factors.ownerByPasskey(ctx, body.passkey);
    if (user === undefined) return undefined;
    const person = await lockActive(ctx, user);
    if (!person) throw invalid('passkey', accountErrorsMessages.notActive);
    await assertMayUsePasskey(ctx, person.uuid);
    const remember = body.remember ?? false;
    return replaceSession(ctx, person, { ...browser, remember, methods: ['passkey'] });
  });
  // Thrown afterwards: the challenge is used up, right or wrong.
  if (!opened) throw invalid('passkey', accountErrorsMessages.wrongPasskey);
  return opened;
}
