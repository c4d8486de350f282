import type { PhraseStatus } from '#contract/phrases/phrases.ts';

type Owned = { author: string; status: PhraseStatus };

/** Whose a phrase is: nobody else sees one before it is approved, but for the designers it is proposed to. */
export const isAuthor = (user: { uuid: string }, { author }: Owned) => author === user.uuid;

/** What is approved belongs to the team: its author can no longer change it for everybody. */
export const isOfTheTeam = ({ status }: Owned) => status === 'approved';

/**
 * The status a decision gives; undefined where there is nothing to decide. What a colleague declined
 * is approved only by who knows that.
 */
export function decided(
  { status }: Pick<Owned, 'status'>,
  decision: 'approved' | 'declined',
  isAfterAll = false,
): PhraseStatus | undefined {
  if (status === 'proposed' || status === decision) return decision;
  return status === 'approved' || isAfterAll ? decision : undefined;
}
