import { isPassword, personByUuid } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { countTry } from '#server/platform/throttle.ts';

const guesses = { tries: 10, seconds: 15 * 60 };

/** Asked again before what an open laptop must not allow; guessing here is counted like a login. */
export async function confirmOwnPassword(ctx: Context, typed: string) {
  const person = await personByUuid(ctx.db, ctx.user.uuid);
  const key = `confirm|${ctx.user.uuid}`;
  if (person && (await isPassword(typed, person.passwordHash))) return person;
  const counted = await countTry(ctx.db, key, ctx.now, guesses);
  if (counted.exceeded) throw tooMany(counted.secondsLeft);
  throw invalid('current_password', 'The password is incorrect.');
}
