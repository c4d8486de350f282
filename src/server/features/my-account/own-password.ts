import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { personByUuid, verifyPassword } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { countAttempt, resetAttempts } from '#server/platform/http/protection/throttle.ts';

export const wrongPassword = () => invalid('current_password', accountErrorsMessages.wrongPassword);

const passwordAttemptLimit = { tries: 10, seconds: 15 * 60 };

/**
 * Asked again before what an open laptop must not allow; guessing here is counted like a login.
 * Counted before it is checked, or the guess that is right would pass however many came before.
 */
export async function confirmOwnPassword(ctx: Context, typed: string, rateLimits: boolean) {
  const key = `confirm|${ctx.user.uuid}`;
  if (rateLimits) {
    const counted = await countAttempt(ctx.db, key, passwordAttemptLimit);
    if (counted.exceeded) throw tooManyRequests(counted.secondsLeft);
  }
  const person = await personByUuid(ctx.db, ctx.user.uuid);
  if (!person || !(await verifyPassword(typed, person.passwordHash))) {
    throw wrongPassword();
  }
  await resetAttempts(ctx.db, key);
  return person;
}
