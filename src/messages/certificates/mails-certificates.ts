import { defineMessages } from '#lib/messages/message.ts';

/** The mail that brings a certificate. */
export const mailsCertificatesMessages = defineMessages('mailsCertificates', {
  yours: 'Your certificate for {{area}}',
  hello: 'Hello {{holder}},',
  completed:
    'You have completed the learning area {{area}}. {{mentor}} signed it off, and your certificate {{number}} is ready.',
  replaces: 'It takes the place of {{number}}, which is no longer in force.',
  see: 'See your certificate',
  download: 'Download it as a PDF',
  toCheck:
    'Show the first address to anyone who wants to check the certificate. It shows only what is printed on it.',
  moreNews: 'There is more news for you:',
});
