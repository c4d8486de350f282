import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/phrases/phrases.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { phrases } from '#server/schema/index.ts';
import { assertPlaceholders, assertQuestion } from './assert-phrase.ts';
import { lockOwnPhrase, lockRoom, tooMany } from './lock-phrase.ts';
import { readPhrase } from './read-phrases.ts';
import { settleProposals } from './settle-proposals.ts';

export function storePhrase(
  ctx: Context,
  { body: { text, question = null } }: ValidInput<typeof contract.storePhrase>,
): Promise<Reply<typeof contract.storePhrase>> {
  return inTransaction(ctx, async (ctx) => {
    if ((await lockRoom(ctx)) === 0) throw invalid('text', tooMany);
    assertPlaceholders(text);
    await assertQuestion(ctx, question);
    const uuid = newUuid();
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(phrases).values({ uuid, author: ctx.user.uuid, text, question, ...times });
    await recordEvent(ctx, { action: 'phrase.stored', subjectType: 'phrase', subject: uuid });
    return { phrase: await readPhrase(ctx, uuid) };
  }).catch(rethrowTwice);
}

/** Other words have to be approved again. */
export function updatePhrase(
  ctx: Context,
  { body }: ValidInput<typeof contract.updatePhrase>,
): Promise<Reply<typeof contract.updatePhrase>> {
  return inTransaction(ctx, async (ctx) => {
    // Waits for an import of the same phrase.
    await lockRoom(ctx);
    const found = await lockOwnPhrase(ctx, body.uuid);
    const current = async () => ({ phrase: await readPhrase(ctx, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.phrase, found, current);
    const { text, question = found.question } = body;
    if (text === found.text && question === found.question) return current();

    if (text !== found.text) assertPlaceholders(text);
    await assertQuestion(ctx, question);
    await ctx.db
      .update(phrases)
      .set({ text, question, status: 'own', updatedAt: nextVersion(ctx, phrases.updatedAt) })
      .where(eq(phrases.uuid, found.uuid));
    if (found.status === 'proposed') await settleProposals(ctx, [found.uuid]);
    await recordEvent(ctx, {
      action: 'phrase.changed',
      subjectType: 'phrase',
      subject: found.uuid,
    });
    return current();
  }).catch(rethrowTwice);
}

function rethrowTwice(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('text', phraseErrorsMessages.twice);
  throw error;
}
