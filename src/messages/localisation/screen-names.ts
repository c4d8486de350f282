import { defineMessages } from '#lib/messages/message.ts';

/** Where texts appear that no single screen has to itself. */
export const screenNamesMessages = defineMessages('screenNames', {
  everyScreen: 'Every screen',
  errors: 'Error messages',
  certificate: 'Certificates',
  emails: 'Emails',
});
