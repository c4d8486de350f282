import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/phrases/phrases.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { phrases } from '#server/schema/index.ts';
import { addPhrases } from './add-phrases.ts';
import { assertPlaceholders, assertQuestion } from './assert-phrase.ts';
import { lockPhrase, lockRoom, lockTeamRoom, tooMany, tooManyInTeam } from './lock-phrase.ts';
import { readPhrase } from './read-phrases.ts';
import { rewordPhrase } from './reword-phrase.ts';
import { isOfTheTeam } from './rules.ts';

/** A designer's own words for all mentors, which need nobody's approval but theirs. */
export function storeTeamPhrase(
  ctx: Context,
  { body: { text, question = null } }: ValidInput<typeof contract.storeTeamPhrase>,
): Promise<Reply<typeof contract.storeTeamPhrase>> {
  return inTransaction(ctx, async (ctx) => {
    const ownRoom = await lockRoom(ctx);
    if ((await lockTeamRoom(ctx)) === 0) throw invalid('text', tooManyInTeam);
    assertPlaceholders(text);
    await assertQuestion(ctx, question);
    const own = await findOwn(ctx, text);
    if (own && isOfTheTeam(own)) throw invalid('text', phraseErrorsMessages.twiceInTeam);
    if (!own && ownRoom === 0) throw invalid('text', tooMany);
    const uuid = own?.uuid ?? newUuid();
    await addPhrases(ctx, 'approved', [{ uuid, text, question }]);
    return { phrase: await readPhrase(ctx, uuid) };
  }).catch(rethrowTwice);
}

async function findOwn({ db, user }: Context, text: string) {
  const [own] = await db
    .select()
    .from(phrases)
    .where(and(eq(phrases.author, user.uuid), eq(phrases.text, text)));
  return own;
}

/** Other words for all mentors. Whose phrase it was stays. */
export function updateTeamPhrase(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateTeamPhrase>,
): Promise<Reply<typeof contract.updateTeamPhrase>> {
  return inTransaction(ctx, async (ctx) => {
    // Two that swap their words would wait for each other.
    await lockTeamRoom(ctx);
    const found = await lockPhrase(ctx, body.uuid);
    if (!found || !isOfTheTeam(found)) throw invalid('uuid', phraseErrorsMessages.notOfTheTeam);
    return rewordPhrase(ctx, found, { ...body, status: 'approved' });
  }).catch(rethrowTwice);
}

function rethrowTwice(error: unknown): never {
  const { twiceInTeam, authorHasIt } = phraseErrorsMessages;
  if (isUniqueViolation(error, 'phrases_once')) throw invalid('text', authorHasIt);
  if (isUniqueViolation(error)) throw invalid('text', twiceInTeam);
  throw error;
}
