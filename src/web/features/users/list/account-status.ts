import type { User } from '#contract/people/people.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { usersAccessMessages as text } from '#messages/people/users-access.ts';
import { sharedMessages } from '#messages/shared/shared.ts';

const invitationLastsMs = 7 * 24 * 60 * 60_000;

/**
 * Why somebody cannot log in, in the order in which the reasons stop them. `hasRole`: of the whole
 * service, or at one organisation.
 */
export function loginProblem(user: User, hasRole: boolean, now = new Date()): Message {
  const { name, active, invited_at, has_password, email_verified_at } = user;
  if (!active) return message(text.isOff, { name });
  if (invited_at) return invitedMessage(name, new Date(invited_at), now);
  if (!email_verified_at) {
    return message(has_password ? text.isUnverified : text.hasNoPassword, { name });
  }
  return message(hasRole ? text.isIn : text.hasNoRole, { name });
}

function invitedMessage(name: string, at: Date, now: Date): Message {
  const hasExpired = now.getTime() - at.getTime() > invitationLastsMs;
  return message(hasExpired ? text.invitationIsOver : text.isInvited, { name, at });
}

export type AccountStatus = { tone: 'ok' | 'warn' | 'muted'; word: MessageDescriptor };

/** Active or off, then what the account still lacks. */
export function accountStatuses({ active, invited_at, email_verified_at }: User): AccountStatus[] {
  const account: AccountStatus = active
    ? { tone: 'ok', word: sharedMessages.active }
    : { tone: 'muted', word: sharedMessages.off };
  if (invited_at) return [account, { tone: 'warn', word: usersMessages.invited }];
  return email_verified_at
    ? [account]
    : [account, { tone: 'warn', word: usersMessages.notVerified }];
}
