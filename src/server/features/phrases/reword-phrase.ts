import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { phrases } from '#server/schema/index.ts';
import { assertPlaceholders, assertQuestion } from './assert-phrase.ts';
import type { PhraseRow } from './lock-phrase.ts';
import { readPhrase } from './read-phrases.ts';
import { settleProposals } from './settle-proposals.ts';

type Reworded = {
  text: string;
  question?: string | null | undefined;
  /** Whose it is with these words. */
  status: PhraseRow['status'];
};

/** Gives a locked phrase other words or another question; the same ones leave it as it is. */
export async function rewordPhrase(
  ctx: Context,
  found: PhraseRow,
  { text, question = found.question, status }: Reworded,
): Promise<{ phrase: z.output<typeof Phrase> }> {
  const current = async () => ({ phrase: await readPhrase(ctx, found.uuid) });
  await assertNotStale(ctx, changedSinceMessages.phrase, found, current);
  if (text === found.text && question === found.question) return current();

  if (text !== found.text) assertPlaceholders(text);
  await assertQuestion(ctx, question);
  await ctx.db
    .update(phrases)
    .set({ text, question, status, updatedAt: nextVersion(ctx, phrases.updatedAt) })
    .where(eq(phrases.uuid, found.uuid));
  if (found.status === 'proposed') await settleProposals(ctx, [found.uuid]);
  await recordEvent(ctx, {
    action: 'phrase.changed',
    subjectType: 'phrase',
    subject: found.uuid,
  });
  return current();
}
