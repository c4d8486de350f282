import { isPassword, personByUuid } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { countTry, forgetTries } from '#server/platform/throttle.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';

export const wrongPassword = () => invalid('current_password', accountRefusalsText.wrongPassword);

const guesses = { tries: 10, seconds: 15 * 60 };

/**
 * Asked again before what an open laptop must not allow; guessing here is counted like a login.
 * Counted before it is checked, or the guess that is right would pass however many came before.
 */
export async function confirmOwnPassword(ctx: Context, typed: string, rateLimits: boolean) {
  const key = `confirm|${ctx.user.uuid}`;
  if (rateLimits) {
    const counted = await countTry(ctx.db, key, ctx.now, guesses);
    if (counted.exceeded) throw tooMany(counted.secondsLeft);
  }
  const person = await personByUuid(ctx.db, ctx.user.uuid);
  if (!person || !(await isPassword(typed, person.passwordHash))) {
    throw wrongPassword();
  }
  await forgetTries(ctx.db, key);
  return person;
}
