import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { collated } from '#server/schema/columns.ts';
import { areas, phrases, pods, questions } from '#server/schema/index.ts';
import { columns } from './columns.ts';

/** The caller's own phrases, as `importPhrases` takes them. */
export const exportPhrases = (ctx: Context): Promise<DocumentReply> =>
  phrasesFile(ctx, 'phrases', eq(phrases.author, ctx.user.uuid));

/** The team's, as `importTeamPhrases` takes them. */
export const exportTeamPhrases = (ctx: Context): Promise<DocumentReply> =>
  phrasesFile(ctx, 'team-phrases', eq(phrases.status, 'approved'));

async function phrasesFile(ctx: Context, name: string, where: SQL): Promise<DocumentReply> {
  const rows = await ctx.db
    .select({
      text: phrases.text,
      question: questions.question,
      of: sql<string | null>`coalesce(${areas.name}, ${pods.name})`,
    })
    .from(phrases)
    .leftJoin(questions, eq(questions.uuid, phrases.question))
    .leftJoin(areas, eq(areas.uuid, questions.area))
    .leftJoin(pods, eq(pods.uuid, questions.pod))
    .where(where)
    .orderBy(asc(collated(phrases.text)), asc(phrases.uuid));
  await inTransaction(ctx, (ctx) =>
    recordEvent(ctx, {
      action: 'export.made',
      subjectType: 'export',
      subject: newUuid(),
      after: { what: name, format: 'csv', count: rows.length },
    }),
  );
  async function* batches() {
    yield rows.map(({ text, question, of }) => [text, question ?? '', of ?? '']);
  }
  const sheet = { header: columns, batches: batches() };
  return spreadsheetDocument({ name, format: 'csv', now: ctx.now, sheet });
}
