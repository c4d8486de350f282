import type { forgotPassword as contract } from '#contract/accounts/registration.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { message } from '#lib/messages/message.ts';
import { accountAnswersMessages } from '#messages/accounts/account-answers.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { emailKey, personByEmail } from '#server/features/accounts/find-person.ts';
import { resetLink } from '#server/features/accounts/job-kinds.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { countAttempt, type Window } from '#server/platform/http/protection/throttle.ts';

const perEmail = { tries: 3, seconds: 15 * 60 };
/** A whole staff may have forgotten theirs after the holidays; a script may not mail everybody. */
const perAddress = { tries: 60, seconds: 15 * 60 };

/** The same words, and the same work, whether there is such an account or not. */
export async function forgotPassword(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
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
  return { status: ctx.translate(accountAnswersMessages.linkSent) };
}

/** Said beside the field: clients of this API show nothing for a 429 here (api.md). */
async function limit({ db }: Context, key: string, window: Window): Promise<void> {
  const { exceeded, secondsLeft } = await countAttempt(db, key, window);
  if (!exceeded) return;
  const seconds = String(secondsLeft);
  const why = message(accountErrorsMessages.tooManyResets, { seconds });
  throw invalid('email', why, { 'retry-after': seconds });
}
