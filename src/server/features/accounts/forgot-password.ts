import type { Input, Reply } from '#contract/endpoint.ts';
import type { forgotPassword as contract } from '#contract/registration.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { countTry, type Window } from '#server/platform/throttle.ts';
import { accountAnswersText } from '#texts/account-answers.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { say } from '#texts/text.ts';
import { emailKey, personByEmail } from './find-person.ts';
import { resetLink } from './mail-kinds.ts';

const perEmail = { tries: 3, seconds: 15 * 60 };
/** A whole staff may have forgotten theirs after the holidays; a script may not mail everybody. */
const perAddress = { tries: 60, seconds: 15 * 60 };

/** The same words, and the same work, whether there is such an account or not. */
export async function forgotPassword(
  ctx: Context,
  { body }: Input<typeof contract>,
  rateLimits: boolean,
): Promise<Reply<typeof contract>> {
  if (rateLimits) {
    await limit(ctx, `reset|${ctx.origin.address}`, perAddress);
    await limit(ctx, `reset|${await emailKey(ctx.db, body.email)}`, perEmail);
  }
  await inTransaction(ctx, async (ctx) => {
    const person = await personByEmail(ctx.db, body.email);
    await ctx.jobs.add(ctx, resetLink, { user: person?.active ? person.uuid : null });
  });
  return { status: ctx.speak(accountAnswersText.linkSent) };
}

/** Said beside the field: clients of this API show nothing for a 429 here (api.md). */
async function limit({ db, now }: Context, key: string, window: Window): Promise<void> {
  const { exceeded, secondsLeft } = await countTry(db, key, now, window);
  if (!exceeded) return;
  const seconds = String(secondsLeft);
  const why = say(accountRefusalsText.tooManyResets, { seconds });
  throw invalid('email', why, { 'retry-after': seconds });
}
