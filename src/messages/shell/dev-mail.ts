import { defineMessages } from '#lib/messages/message.ts';

/** The mails that were not sent, for those who work on the product: /dev/mail. */
export const devMailMessages = defineMessages('devMail', {
  mail: 'Mail',
  none: 'No mail has been sent yet.',
  noServer: 'No mail server is set (MAIL_URL), so mails are kept here instead of being sent.',
  noSubject: 'No subject',
  to: 'To',
  toWhom: 'To {{addresses}}',
  from: 'From',
  written: 'Written',
  theMail: 'The mail',
  asText: 'As text',
  allMail: 'All mail',
  noSuchMail: 'No such mail',
});
