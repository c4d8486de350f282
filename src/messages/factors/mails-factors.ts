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
    'Ten new recovery codes were created for your {{product}} account. The earlier ones no longer work.',
  codeUsed: 'A recovery code was used',
  codeUsedHow:
    'Someone logged in to your {{product}} account with your password and one of your recovery codes. That code no longer works, and was replaced by a new one.',
  factorsReset: 'Your second step was removed',
  factorsResetHow:
    'Two-step login of your {{product}} account was reset with the link we emailed you and your password. You were logged out everywhere; until you set it up again, your password alone lets you in.',
  resetLink: 'Reset your two-step login',
  resetLinkWhy:
    'An administrator started this for you because you lost your second step. With this link and your password you remove it from your {{product}} account. The link works once, for 24 hours.',
  resetLinkOpen: 'Remove the second step',
  resetNotAsked:
    'If you didn’t ask an administrator for this, don’t open the link and tell them: as long as nobody opens it, nothing changes.',
  look: 'Open my account',
  notYou:
    'If this wasn’t you, choose a new password straight away, log out everywhere in “My account”, and tell your administrator.',
  why: 'You’re getting this email because the way you log in to {{product}} has changed or was used in an unusual way.',
});
