import type { User } from '#contract/people.ts';
import { sharedText } from '#texts/shared.ts';
import { type Said, say, type Text } from '#texts/text.ts';
import { usersText } from '#texts/users.ts';
import { usersAccessText as text } from '#texts/users-access.ts';

const invitationLastsMs = 7 * 24 * 60 * 60_000;

/** What an administrator answers to 'Why can't they log in?', in the order it stops somebody. */
export function whyNotIn(user: User, now = new Date()): Said {
  const { name, active, invited_at, has_password, email_verified_at, roles } = user;
  if (!active) return say(text.isOff, { name });
  if (invited_at) return invitedWords(name, new Date(invited_at), now);
  if (!email_verified_at) {
    return say(has_password ? text.isUnverified : text.hasNoPassword, { name });
  }
  return say(roles.length === 0 ? text.hasNoRole : text.isIn, { name });
}

function invitedWords(name: string, at: Date, now: Date): Said {
  const isOver = now.getTime() - at.getTime() > invitationLastsMs;
  return say(isOver ? text.invitationIsOver : text.isInvited, { name, at });
}

export type State = { tone: 'ok' | 'warn' | 'muted'; word: Text };

/** Always a word for the account, and one for what is still missing. */
export function statesOf({ active, invited_at, email_verified_at }: User): State[] {
  const account: State = active
    ? { tone: 'ok', word: sharedText.active }
    : { tone: 'muted', word: sharedText.off };
  if (invited_at) return [account, { tone: 'warn', word: usersText.invited }];
  return email_verified_at ? [account] : [account, { tone: 'warn', word: usersText.notVerified }];
}
