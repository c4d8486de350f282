import { defineMessages } from '#lib/messages/message.ts';

/** Mails about logging in through a provider. */
export const mailsSignInMessages = defineMessages('mailsSignIn', {
  linked: 'A login was linked to your account',
  linkedHow:
    'A {{provider}} login was linked to your {{product}} account. From now on it lets you in.',
  unlinked: 'A login was unlinked from your account',
  unlinkedHow:
    'A {{provider}} login was unlinked from your {{product}} account. It no longer lets anyone in.',
  look: 'Open my account',
  why: 'You’re getting this email because it concerns who can log in to your {{product}} account.',
  reset: 'Log in with {{provider}}',
  resetWhy:
    'You asked for a new password for {{product}}. Your organisation has you log in with {{provider}} instead. This link takes you there, and links that login to your account. It works once, for an hour.',
  logIn: 'Log in',
  notAsked: 'If you didn’t ask for this, you can ignore this email.',
  providerStored: 'A provider for logins was set up',
  providerChanged: 'A provider for logins was changed',
  policyChanged: 'An organisation’s logins were changed',
  changedBy: '{{actor}} changed how people log in to {{product}}: {{what}}.',
  toAdministrators:
    'You’re getting this email because you’re an administrator of {{product}}, and this concerns who can log in.',
  settings: 'See the settings',
});
