import { defineMessages } from '#lib/messages/message.ts';

/** Whether a person can log in, and what an administrator can do about it. */
export const usersAccessMessages = defineMessages('usersAccess', {
  loggingIn: 'Logging in',
  isOff:
    '{{name}} can’t log in because the account is switched off. Switch on “Can log in” and save.',
  isInvited:
    '{{name}} was invited on {{at, dayAndTime}} and hasn’t chosen a password yet. The link in the invitation email works for 7 days.',
  invitationIsOver:
    '{{name}} was invited on {{at, dayAndTime}} and hasn’t chosen a password yet. The link worked for 7 days only: send the invitation again.',
  hasNoPassword: '{{name}} has no password yet. Send the invitation, so that they can choose one.',
  isUnverified:
    '{{name}} hasn’t verified their email address yet and can’t continue until they do. They can send the link again from the page they see after logging in.',
  hasNoRole: '{{name}} can log in, but has no role yet, so there is nothing they can do.',
  isIn: '{{name}} can log in: the account is active and the email address is verified.',
  inviteFirst: 'Send the invitation',
  invite: 'Send the invitation again',
  reset: 'Send a password reset',
  endSessions: 'Log out everywhere',
  ownSessions: 'Where you’re logged in yourself is shown in <account>My account</account>.',
  wasInvited: 'An invitation was sent to {{email}}. The link before it no longer works.',
  wasReset: 'A link to choose a new password was sent to {{email}}.',
  hadNoSession: '{{name}} wasn’t logged in anywhere.',
  sessionsEnded: {
    one: '{{count}} session ended: {{name}} has to log in again.',
    other: '{{count}} sessions ended: {{name}} has to log in again.',
  },
  lastLogin: 'Last login: {{at}}',
  never: 'never',
});
