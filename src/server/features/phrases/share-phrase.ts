import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { HistoryAction } from '#contract/history/history-words.ts';
import type * as contract from '#contract/phrases/phrases.ts';
import type { PhraseDecision } from '#contract/phrases/phrases.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { notify, withdrawNotice } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { phrases } from '#server/schema/index.ts';
import {
  lockOwnPhrase,
  lockPhrase,
  lockTeamRoom,
  type PhraseRow,
  tooManyInTeam,
} from './lock-phrase.ts';
import { readPhrase } from './read-phrases.ts';
import { decided } from './rules.ts';
import { settleProposals } from './settle-proposals.ts';

/** Proposes a phrase of the caller's to the team, or takes that back. */
export function proposePhrase(
  ctx: Context,
  { body: { uuid, proposed } }: ValidInput<typeof contract.proposePhrase>,
): Promise<Reply<typeof contract.proposePhrase>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOwnPhrase(ctx, uuid);
    const isProposed = found.status === 'proposed';
    if (isProposed !== proposed) {
      const action = proposed ? 'phrase.proposed' : 'phrase.withdrawn';
      await setStatus(ctx, found, proposed ? 'proposed' : 'own', action);
      if (proposed) await notify(ctx, { kind: 'phrase_proposed', phrase: uuid });
      else await settleProposals(ctx, [uuid]);
    }
    return { phrase: await readPhrase(ctx, uuid) };
  });
}

/**
 * A designer's word on a proposal, which can be changed: what is declined is the author's again, and
 * what was declined by mistake is approved after all, unless its author has changed it since. For a
 * minute who declined it can undo that, as if it had never been.
 */
export function decidePhrase(
  ctx: Context,
  { body: { uuid, decision, after_all: isAfterAll } }: ValidInput<typeof contract.decidePhrase>,
): Promise<Reply<typeof contract.decidePhrase>> {
  return inTransaction(ctx, async (ctx) => {
    const room = decision === 'declined' ? 0 : await lockTeamRoom(ctx);
    const found = await lockPhrase(ctx, uuid);
    // Withdrawn or removed by its author meanwhile, or never there: a designer isn't told which.
    if (!found || found.status === 'own') throw invalid('uuid', phraseErrorsMessages.notProposed);
    const { user, now } = ctx;
    const status = decided(found, decision, { user, now, isAfterAll });
    if (!status) throw invalid('uuid', refusals[decision]);
    if (status !== found.status) {
      if (status === 'approved' && room === 0) throw invalid('uuid', tooManyInTeam);
      await decide(ctx, found, status, decision);
    }
    return { phrase: await readPhrase(ctx, uuid) };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw invalid('uuid', phraseErrorsMessages.twiceInTeam);
    throw error;
  });
}

const refusals: Readonly<Record<PhraseDecision, MessageDescriptor>> = {
  approved: phraseErrorsMessages.notProposed,
  declined: phraseErrorsMessages.notProposed,
  undone: phraseErrorsMessages.undoTooLate,
};

async function decide(
  ctx: Context,
  found: PhraseRow,
  status: PhraseRow['status'],
  decision: PhraseDecision,
) {
  const { uuid: phrase, author: recipient } = found;
  if (decision === 'undone') {
    await setStatus(ctx, found, status, 'phrase.decline-undone');
    const at = found.declinedAt ?? ctx.now;
    await withdrawNotice(ctx, { kind: 'phrase_declined', phrase, recipient }, at);
    return;
  }
  await setStatus(ctx, found, status, `phrase.${decision}`);
  await notify(ctx, { kind: `phrase_${decision}`, phrase, recipient });
}

async function setStatus(
  ctx: Context,
  found: PhraseRow,
  status: PhraseRow['status'],
  action: HistoryAction,
) {
  const { status: declinedFrom } = found;
  const isDeclined =
    status === 'declined' && (declinedFrom === 'proposed' || declinedFrom === 'approved');
  const declined = isDeclined && { declinedBy: ctx.user.uuid, declinedAt: ctx.now, declinedFrom };
  await ctx.db
    .update(phrases)
    .set({ status, ...(declined || {}), updatedAt: nextVersion(ctx, phrases.updatedAt) })
    .where(eq(phrases.uuid, found.uuid));
  await recordEvent(ctx, { action, subjectType: 'phrase', subject: found.uuid });
}
