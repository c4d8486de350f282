import { eq, sql } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { maxPhrases, maxTeamPhrases } from '#contract/phrases/phrase-limits.ts';
import { message } from '#lib/messages/message.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { phrases, users } from '#server/schema/index.ts';
import { isAuthor, isOfTheTeam } from './rules.ts';

export type PhraseRow = typeof phrases.$inferSelect;

/** Undefined where it was removed. */
export async function lockPhrase({ db }: Context, uuid: string): Promise<PhraseRow | undefined> {
  const [row] = await db.select().from(phrases).where(eq(phrases.uuid, uuid)).for('update');
  return row;
}

/** The caller's own, to change it. Somebody else's is answered just like one that does not exist. */
export async function lockOwnPhrase(ctx: Context, uuid: string): Promise<PhraseRow> {
  const row = await lockPhrase(ctx, uuid);
  if (!row || !isAuthor(ctx.user, row)) throw noSuchPhrase();
  if (isOfTheTeam(row)) throw invalid('uuid', phraseErrorsMessages.isOfTheTeam);
  return row;
}

/** How many more phrases the caller may have, in a transaction where no other adds one for them. */
export async function lockRoom({ db, user }: Context): Promise<number> {
  const self = eq(users.uuid, user.uuid);
  await db.select({ uuid: users.uuid }).from(users).where(self).for('no key update');
  return Math.max(0, maxPhrases - (await db.$count(phrases, eq(phrases.author, user.uuid))));
}

/** The first number of our advisory locks; take-next.ts and node-registry.ts have theirs. */
const LOCK = 22;

/**
 * How many more phrases the team may have, in a transaction where nobody else approves one. Taken
 * before the phrases themselves.
 */
export async function lockTeamRoom({ db }: Context): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, 0)`);
  const count = await db.$count(phrases, eq(phrases.status, 'approved'));
  return Math.max(0, maxTeamPhrases - count);
}

const noSuchPhrase = () => invalid('uuid', invalidSelection('phrase'));
export const tooMany = message(phraseErrorsMessages.tooMany, { count: maxPhrases });
export const tooManyInTeam = message(phraseErrorsMessages.tooManyInTeam, { count: maxTeamPhrases });
