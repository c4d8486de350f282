import type { User } from '#contract/people.ts';
import { dayAndTime } from '#web/platform/format.ts';

const invitationLastsMs = 7 * 24 * 60 * 60_000;

/** What an administrator answers to 'Why can't they log in?', in the order it stops somebody. */
export function whyNotIn(user: User, now = new Date()): string {
  const { name, active, invited_at, email_verified_at, roles } = user;
  if (!active) {
    return `${name} cannot log in because the account is switched off. Switch on “Can sign in” and save.`;
  }
  if (invited_at) return invitedWords(name, new Date(invited_at), now);
  if (!email_verified_at) {
    return `${name} has not verified the email address yet, and gets no further until then. The link can be sent again from the page they see after logging in.`;
  }
  if (roles.length === 0) {
    return `${name} can log in, but has no role yet and so finds nothing to do.`;
  }
  return `Nothing stands in the way of ${name}: the account is active and the email address is verified.`;
}

function invitedWords(name: string, at: Date, now: Date): string {
  const isOver = now.getTime() - at.getTime() > invitationLastsMs;
  const since = `was invited on ${dayAndTime(at.toISOString())} and has not chosen a password yet`;
  return isOver
    ? `${name} ${since}. The link worked for 7 days only: send the invitation again.`
    : `${name} ${since}. The link is in the mail and works for 7 days.`;
}

export type State = { tone: 'ok' | 'warn' | 'muted'; word: string };

/** Always a word for the account, and one for what is still missing. */
export function statesOf({ active, invited_at, email_verified_at }: User): State[] {
  const account: State = active ? { tone: 'ok', word: 'Active' } : { tone: 'muted', word: 'Off' };
  if (invited_at) return [account, { tone: 'warn', word: 'Invited' }];
  return email_verified_at ? [account] : [account, { tone: 'warn', word: 'Not verified' }];
}
