import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/phrases/phrases.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { addPhrases } from './add-phrases.ts';
import { assertPlaceholders, assertQuestion } from './assert-phrase.ts';
import { lockOwnPhrase, lockRoom, tooMany } from './lock-phrase.ts';
import { readPhrase } from './read-phrases.ts';
import { rewordPhrase } from './reword-phrase.ts';

export function storePhrase(
  ctx: Context,
  { body: { text, question = null } }: ValidInput<typeof contract.storePhrase>,
): Promise<Reply<typeof contract.storePhrase>> {
  return inTransaction(ctx, async (ctx) => {
    if ((await lockRoom(ctx)) === 0) throw invalid('text', tooMany);
    assertPlaceholders(text);
    await assertQuestion(ctx, question);
    const uuid = newUuid();
    await addPhrases(ctx, 'own', [{ uuid, text, question }]);
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
    return rewordPhrase(ctx, found, { ...body, status: 'own' });
  }).catch(rethrowTwice);
}

function rethrowTwice(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('text', phraseErrorsMessages.twice);
  throw error;
}
