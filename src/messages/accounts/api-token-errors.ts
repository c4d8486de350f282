import { defineMessages } from '#lib/messages/message.ts';

export const apiTokenErrorsMessages = defineMessages('apiTokenErrors', {
  moreThanYouMay: 'A token can’t be allowed more than you are allowed yourself.',
  tooMany: 'You can have {{most}} API tokens at a time. End one you no longer use first.',
});
