import { eq } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import type { removePhrase as contract } from '#contract/phrases/phrases.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { phrases } from '#server/schema/index.ts';
import { lockPhrase } from './lock-phrase.ts';
import { isAuthor, isOfTheTeam } from './rules.ts';

/** Somebody else's is left alone without a word, just like one that is gone already. */
export async function removePhrase(
  ctx: Context,
  { body: { uuid } }: ValidInput<typeof contract>,
): Promise<undefined> {
  await inTransaction(ctx, async (ctx) => {
    const found = await lockPhrase(ctx, uuid);
    if (!found || !isAuthor(ctx.user, found)) return;
    if (isOfTheTeam(found)) throw invalid('uuid', phraseErrorsMessages.isOfTheTeam);
    await ctx.db.delete(phrases).where(eq(phrases.uuid, uuid));
    await recordEvent(ctx, { action: 'phrase.removed', subjectType: 'phrase', subject: uuid });
  });
}
