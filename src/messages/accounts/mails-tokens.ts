import { defineMessages } from '#lib/messages/message.ts';

export const mailsTokensMessages = defineMessages('mailsTokens', {
  created: 'A new API token for your account',
  createdHow:
    'The API token “{{token}}” was created for your {{product}} account. Until {{until, day}}, whoever has it can do what it is allowed to, without your password.',
  notYou:
    'If this wasn’t you, end the token in “My account”, choose a new password, and tell your administrator.',
  toAccount: 'Open My account',
  why: 'You’re getting this email because an API token was created for your {{product}} account.',
});
