import { defineMessages } from '#lib/messages/message.ts';

/** The mails that were not sent, for those who work on the product: /dev/mail. */
export const devMailMessages = defineMessages('devMail', {
  mail: 'Emails',
  none: 'No email has been sent yet.',
  noServer: 'No mail server is set (MAIL_URL), so emails are kept here instead of being sent.',
  gallery: 'Every kind of email',
  light: 'As a light theme shows it',
  dark: 'As a dark theme shows it',
  noSubject: 'No subject',
  to: 'To',
  toWhom: 'To {{addresses}}',
  from: 'From',
  written: 'Written',
  theMail: 'The email',
  asText: 'As text',
  allMail: 'All emails',
  noSuchMail: 'No such email',
});
