import { defineMessages } from '#lib/messages/message.ts';

/** What src/web/platform says on any screen: about the connection, drafts and saving. */
export const platformMessages = defineMessages('platform', {
  brokenPage: 'Something went wrong in this page.',
  loggedOut: 'You were logged out. Try again to log in.',
  noLongerMay: 'You no longer have access to this. Ask an administrator.',
  errorTitle: 'Error: {{title}}',
  offline: 'You are offline.',
  title: '{{title}} – {{app}}',
  tooManyTries: 'Too many attempts. Please try again in {{time}}.',
  unreachable: 'We couldn’t reach the server.',
  unreachableKept: 'We couldn’t reach the server. What you typed is kept on this device.',
  wentWrong: 'Something went wrong.',
});
