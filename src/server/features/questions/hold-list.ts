import { and, eq } from 'drizzle-orm';
import { noSuch } from '#contract/sentences.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/editing.ts';
import { invalid } from '#server/platform/refusal.ts';
import { questionLists } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { type ListOf, readHead, readList } from './read-list.ts';

/**
 * The list to change, held until the transaction ends: whoever comes second sees what the first
 * made of it. Refuses an edit of a list that somebody has saved since it was opened.
 */
export async function holdList(ctx: Context, list: ListOf): Promise<void> {
  if (!(await readHead(ctx, list))) {
    throw invalid('uuid', noSuch(list.type));
  }

  const row = { owner: list.uuid, locale: list.locale };
  await ctx.db.insert(questionLists).values(row).onConflictDoNothing();
  const [held = { updatedAt: null }] = await ctx.db
    .select({ updatedAt: questionLists.updatedAt })
    .from(questionLists)
    .where(isOf(list))
    .for('update');
  await refuseStale(ctx, changedSinceText.questions, held, () => readList(ctx, list));
}

export const isOf = ({ uuid, locale }: ListOf) =>
  and(eq(questionLists.owner, uuid), eq(questionLists.locale, locale));
