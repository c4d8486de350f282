import { defineMessages } from '#lib/messages/message.ts';

/** Mails that an account gives rise to. */
export const mailsAccountsMessages = defineMessages('mailsAccounts', {
  verify: 'Verify your email address',
  verifyWhy:
    'Please confirm that this is your email address for {{product}}. The link works for one hour, in the browser where you’re logged in.',
  verifyIt: 'Verify email address',
  addressGiven:
    'You’re getting this email because this address was given for a {{product}} account.',
  notOpened: 'If you didn’t create an account, you can ignore this email.',

  reset: 'Reset your password',
  resetWhy:
    'Someone asked for a new password for your {{product}} account. The link works once, for one hour.',
  chooseNew: 'Choose a new password',
  notAsked: 'If this wasn’t you, you can ignore this email: your password stays as it is.',

  welcome: 'Welcome to {{product}}',
  opened:
    'An administrator has created an account for you with {{product}}, where educators learn and their mentors review what they write. Choose a password to begin. The link works once, for seven days.',
  choose: 'Choose your password',
  tooLate: 'Has the link expired? Ask your administrator to send the invitation again.',
  kept: 'What we store about you: your name and email address, which the administrator gave us to create this account and to email you about it, and later what you write. Your mentors and the administrators can read it. Under the Privacy Act 2020 you can see, correct and download everything we store about you, in “My account”.',
  notExpected:
    'If you weren’t expecting this, you can ignore it: without a password nobody can use the account.',

  changed: 'Your email address was changed',
  changedHow:
    'Your {{product}} account now has a different email address. We’ll no longer email you at this one.',
  usedUntilNow: 'You’re getting this email because your account used this address until now.',
  notYou: 'If this wasn’t you, please tell the administrator of your organisation straight away.',
});
