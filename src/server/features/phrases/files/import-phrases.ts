import { eq, or } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply } from '#contract/endpoint.ts';
import type { importPhrases as contract, PhraseStatus } from '#contract/phrases/phrases.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { addPhrases } from '#server/features/phrases/add-phrases.ts';
import {
  lockRoom,
  lockTeamRoom,
  tooMany,
  tooManyInTeam,
} from '#server/features/phrases/lock-phrase.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { phrases } from '#server/schema/index.ts';
import { type Problem, readPhraseRows, type Sound } from './read-phrase-rows.ts';

type Kind = Extract<PhraseStatus, 'own' | 'approved'>;
type Upload = { content: unknown; isPreview: boolean };

/** Adds the phrases of a file to the caller's own. */
export const importPhrases = (ctx: Context, upload: Upload) => importAs('own', ctx, upload);

/** Adds those of a designer's file to the team's, which needs nobody's approval but theirs. */
export const importTeamPhrases = (ctx: Context, upload: Upload) =>
  importAs('approved', ctx, upload);

/**
 * Adds every sound row, all at once, and says of the others what is wrong with them. What is there
 * already is left as it is, so that a file may be imported again. A preview only says so.
 */
async function importAs(
  kind: Kind,
  ctx: Context,
  { content, isPreview }: Upload,
): Promise<Reply<typeof contract>> {
  const { sound, broken } = await readPhraseRows(ctx, content);
  return inTransaction(ctx, async (ctx) => {
    const rooms = [{ room: await lockRoom(ctx), full: tooMany }];
    if (kind === 'approved') rooms.push({ room: await lockTeamRoom(ctx), full: tooManyInTeam });
    const least = rooms.reduce((a, b) => (b.room < a.room ? b : a));
    const { fresh, others, unchanged } = await compare(ctx, kind, sound);
    const left = fresh.slice(least.room).map(({ line }) => ({ line, reason: least.full }));
    const fitting = fresh.slice(0, least.room);
    if (!isPreview) await addPhrases(ctx, kind, fitting);
    const problems: Problem[] = [...broken, ...others, ...left].toSorted((a, b) => a.line - b.line);
    return {
      added: fitting.length,
      unchanged,
      problems: problems.map(({ line, reason }) => ({ line, reason: localizedText(ctx, reason) })),
    };
  });
}

/** The rows that are not there yet. The same words for another question are not taken over. */
async function compare({ db, user }: Context, kind: Kind, sound: readonly Sound[]) {
  const { uuid, text, question, status, author } = phrases;
  const isOwn = eq(author, user.uuid);
  const stored = await db
    .select({ uuid, text, question, status })
    .from(phrases)
    .where(kind === 'own' ? isOwn : or(isOwn, eq(status, 'approved')));
  const isThere = (row: { status: PhraseStatus }) => kind === 'own' || row.status === 'approved';
  const there = new Map(stored.filter(isThere).map((row) => [row.text, row.question]));
  const ownByText = new Map(
    stored.filter((row) => !isThere(row)).map((row) => [row.text, row.uuid]),
  );

  const fresh: (Sound & { uuid: string })[] = [];
  const others: Problem[] = [];
  for (const row of sound) {
    const known = there.get(row.text);
    if (known === undefined) {
      fresh.push({ ...row, uuid: ownByText.get(row.text) ?? newUuid() });
      there.set(row.text, row.question);
    } else if (known !== row.question) {
      others.push({ line: row.line, reason: phraseErrorsMessages.forAnother });
    }
  }
  return { fresh, others, unchanged: sound.length - fresh.length - others.length };
}
