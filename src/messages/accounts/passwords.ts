import { defineMessages } from '#lib/messages/message.ts';

export const passwordsMessages = defineMessages('passwords', {
  confirmNew: 'Confirm new password',
  confirm: 'Confirm password',
  current: 'Current password',
  good: 'Looks good. We’ll check it against leaked passwords when you save.',
  hint: 'At least 8 characters. Three or four unusual words in a row work well.',
  new: 'New password',
  password: 'Password',
  tooEasy: 'Too easy to guess. {{why}}',
  tooShort: 'It needs at least 8 characters.',
  ownWords: 'Leave out your name, your email address and the name {{app}}.',
  fewWords: 'Three or four unusual words in a row work well.',
});
