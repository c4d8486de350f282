import type { User } from '#contract/people/people.ts';
import { message } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';

/** What adding somebody came to. */
export const addedSentence = ({ name, email, active }: User) =>
  active
    ? message(usersMessages.addedAndInvited, { name, email })
    : message(usersMessages.addedQuietly, { name });
