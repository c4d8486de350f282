import type { PhraseDecision, PhraseStatus } from '#contract/phrases/phrases.ts';
import { declineUndoSeconds } from '#contract/phrases/phrases.ts';

type Owned = { author: string; status: PhraseStatus };

/** Whose a phrase is: nobody else sees one before it is approved, but for the designers it is proposed to. */
export const isAuthor = (user: { uuid: string }, { author }: Owned) => author === user.uuid;

/** What is approved belongs to the team: its author can no longer change it for everybody. */
export const isOfTheTeam = ({ status }: Owned) => status === 'approved';

/** Inserted as it is, a learner would read it in their review: '{nobody}, ka pai!' */
export const unknownPlaceholder = (phrase: string): string | undefined =>
  phrase.match(/\{[^{}\s]+\}/g)?.find((found) => found !== '{learner}');

/** Of the last time a phrase was declined; null where it never was. */
type Declined = {
  declinedBy: string | null;
  declinedAt: Date | null;
  declinedFrom: 'proposed' | 'approved' | null;
};
type Decider = { user: { uuid: string }; now: Date; isAfterAll?: boolean | undefined };

/**
 * The status a decision gives; undefined where there is nothing to decide. What a colleague declined
 * is approved only by who knows that, and undone by nobody else.
 */
export function decided(
  phrase: Pick<Owned, 'status'> & Declined,
  decision: PhraseDecision,
  { isAfterAll = false, ...decider }: Decider,
): PhraseStatus | undefined {
  const { status } = phrase;
  if (decision === 'undone') return undone(phrase, decider);
  if (status === 'proposed' || status === decision) return decision;
  return status === 'approved' || isAfterAll ? decision : undefined;
}

/** Also where it was undone already, so that a request that is sent again changes nothing. */
function undone(
  { status, declinedBy, declinedAt, declinedFrom }: Pick<Owned, 'status'> & Declined,
  { user, now }: Decider,
): PhraseStatus | undefined {
  if (declinedBy !== user.uuid || !declinedAt || !declinedFrom) return undefined;
  if (now.getTime() - declinedAt.getTime() > declineUndoSeconds * 1_000) return undefined;
  return status === 'declined' || status === declinedFrom ? declinedFrom : undefined;
}
