import { defineMessages } from '#lib/messages/message.ts';

/** Logging in by a provider, such as Google, and what that came to. */
export const signInMessages = defineMessages('signIn', {
  continueWith: 'Continue with {{name}}',
  notLinkedTitle: 'No account is linked to that login yet.',
  notLinked:
    'If you have an account here, log in below as you usually do; then you can link the two. If you have none, ask whoever looks after {{product}} at your organisation for an invitation.',
  refused:
    'That login isn’t one of your organisation’s. Please use your work or school account, or log in below.',
  notActive: 'Your account is switched off. Please ask an administrator.',
  expired: 'That took too long, or was started in another browser. Please start again.',
  cancelled: 'You stopped before you were logged in. Nothing has changed.',
  unavailable:
    'The provider doesn’t answer at the moment. Please log in with your password, or try again later.',
  linkQuestion: 'Log in with {{name}} from now on?',
  linkQuestionAs: 'Log in with {{name}} as {{email}} from now on?',
  linkWhat:
    'You can still log in as you do now. You can see and remove linked logins in “My account”.',
  link: 'Link {{name}}',
  notNow: 'Not now',
  nothingWaits: 'There is nothing to link any more. Please start again with the button for it.',
  goOn: 'Continue',
});

/** The logins of providers that are linked to one’s own account. */
export const linkedLoginsMessages = defineMessages('linkedLogins', {
  title: 'Linked logins',
  about: 'Log in with an account that you have elsewhere, instead of your password.',
  none: 'No login is linked to your account.',
  used: 'Linked {{linked}}, last used {{used}}',
  neverUsed: 'Linked {{linked}}, not used yet',
  link: 'Link {{name}}',
  unlink: 'Unlink',
  unlinkIt: 'Unlink {{name}}',
  unlinkQuestion: 'Unlink {{name}}?',
  unlinkWhat:
    'It no longer logs you in here. Your account at {{name}} stays as it is, and you can link it again.',
  unlinked: '{{name}} is no longer linked.',
  linked: 'Linked. You can log in with it from now on.',
  taken: 'That login is linked to another account here, so it wasn’t linked to yours.',
  refused: 'That login isn’t one of your organisation’s, so it wasn’t linked.',
  expired: 'That took too long, or was started in another browser. Please start again.',
  cancelled: 'You stopped before it was linked. Nothing has changed.',
  unavailable: 'The provider doesn’t answer at the moment. Please try again later.',
  wrongPerson: 'That isn’t the login linked to your account. Nothing has changed.',
  notLoaded: 'We couldn’t load your linked logins.',
});
