import { defineMessages } from '#lib/messages/message.ts';

/** What every mail says. */
export const mailsMessages = defineMessages('mails', {
  greeting: 'Kia ora {{name}},',
  automatic: 'This is an automatic email. Please don’t reply.',
});
