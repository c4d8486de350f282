import { createHash } from 'node:crypto';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { forgotPassword as contract } from '#contract/registration.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { tooMany } from '#server/platform/refusal.ts';
import { countTry } from '#server/platform/throttle.ts';
import { accountAnswersText } from '#texts/account-answers.ts';
import { personByEmail } from './find-person.ts';
import { resetLink } from './mail-kinds.ts';

const perEmail = { tries: 3, seconds: 15 * 60 };

/** The same words, and the same work, whether there is such an account or not. */
export async function forgotPassword(
  ctx: Context,
  { body }: Input<typeof contract>,
  rateLimits: boolean,
): Promise<Reply<typeof contract>> {
  const who = createHash('sha256').update(body.email.toLowerCase()).digest('base64url');
  if (rateLimits) {
    const tries = await countTry(ctx.db, `reset|${who}`, ctx.now, perEmail);
    if (tries.exceeded) throw tooMany(tries.secondsLeft);
  }
  await inTransaction(ctx, async (ctx) => {
    const person = await personByEmail(ctx.db, body.email);
    await ctx.jobs.add(ctx, resetLink, { user: person?.active ? person.uuid : null });
  });
  return { status: ctx.speak(accountAnswersText.linkSent) };
}
