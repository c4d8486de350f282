import { sql } from 'drizzle-orm';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { phrases } from '#server/schema/index.ts';
import { settleProposals } from './settle-proposals.ts';

/** With the id of the caller's phrase that has these words already, or a new one. */
export type NewPhrase = { uuid: string; text: string; question: string | null };

/** Adds to the caller's own phrases, or to the team's: there one of the caller's becomes the team's. */
export async function addPhrases(
  ctx: Context,
  status: 'own' | 'approved',
  rows: readonly NewPhrase[],
): Promise<void> {
  if (rows.length === 0) return;
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insert(phrases)
    .values(
      rows.map(({ uuid, text, question }) => ({
        ...times,
        uuid,
        author: ctx.user.uuid,
        text,
        question,
        status,
      })),
    )
    .onConflictDoUpdate({
      target: phrases.uuid,
      set: {
        status,
        question: sql`excluded.question`,
        updatedAt: nextVersion(ctx, phrases.updatedAt),
      },
    });
  if (status === 'approved') {
    await settleProposals(
      ctx,
      rows.map(({ uuid }) => uuid),
    );
  }
  const action = status === 'own' ? 'phrase.stored' : 'phrase.approved';
  await recordEvents(
    ctx,
    rows.map(({ uuid: subject }) => ({ action, subjectType: 'phrase', subject })),
  );
}
