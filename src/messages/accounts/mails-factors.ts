import { defineMessages } from '#lib/messages/message.ts';

/** Mails about the second step of a login. */
export const mailsFactorsMessages = defineMessages('mailsFactors', {
  appAdded: 'Your login now has a second step',
  appAddedHow:
    'An authenticator app was added to your {{product}} account. From now on we ask for a code from it after your password. You were logged out on your other devices.',
  appReplaced: 'Your authenticator app was replaced',
  appReplacedHow:
    'Another authenticator app was set up for your {{product}} account. Codes from the earlier one no longer work. You were logged out on your other devices.',
  appRemoved: 'Your authenticator app was removed',
  appRemovedHow:
    'The authenticator app of your {{product}} account was removed. Its codes are no longer asked for when you log in.',
  passkeyAdded: 'A passkey was added to your account',
  passkeyAddedHow:
    'A passkey was added to your {{product}} account. It lets you in without your password, and your password alone no longer does. You were logged out on your other devices.',
  passkeyRemoved: 'A passkey was removed from your account',
  passkeyRemovedHow:
    'A passkey of your {{product}} account was removed. It no longer lets anyone in.',
  codesMade: 'You have new recovery codes',
  codesMadeHow:
    'Ten new recovery codes were made for your {{product}} account. The earlier ones no longer work.',
  codeUsed: 'A recovery code was used',
  codeUsedHow:
    'Somebody logged in to your {{product}} account with your password and one of your recovery codes. That code no longer works; a new one took its place.',
  look: 'Open my account',
  notYou:
    'If this wasn’t you, choose a new password straight away, log out everywhere in “My account”, and tell your administrator.',
  why: 'You’re getting this email because the way you log in to {{product}} has changed or was used in an unusual way.',
});
