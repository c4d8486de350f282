import { defineMessages } from '#lib/messages/message.ts';

/** Mails that an account gives rise to. */
export const mailsAccountsMessages = defineMessages('mailsAccounts', {
  verify: 'Verify your email address',
  verifyWhy:
    'Please confirm that this is your email address for {{product}}. The link is good for an hour and works where you are logged in.',
  verifyIt: 'Verify email address',
  notOpened: 'If you did not open an account, you need not do anything.',

  reset: 'Reset your password',
  resetWhy:
    'Somebody asked for a new password for your account with {{product}}. The link is good for an hour, once.',
  chooseNew: 'Choose a new password',
  notAsked: 'If it was not you, you need not do anything: your password stays as it is.',

  welcome: 'Welcome to {{product}}',
  opened:
    'An administrator has opened an account for you with {{product}}, where educators learn and their mentors review what they write. Choose a password to begin. The link is good for seven days, once.',
  choose: 'Choose your password',
  tooLate: 'Too late? Ask your administrator to send the invitation again.',
  kept: 'What is kept about you: your name and email address, which the administrator gave us to open this account and to write to you about it, and later what you write. Your mentors and the administrators can read it. As the Privacy Act 2020 asks, “My account” shows you all that is stored about you, to read, to correct and to download.',
  notExpected:
    'If you did not expect this, you need not do anything: without a password nobody can use the account.',

  changed: 'Your email address was changed',
  changedHow:
    'Your account with {{product}} now has another email address. Mails no longer come here.',
  notYou: 'If it was not you, please tell the administrator of your organisation at once.',
});
