import { defineMessages } from '#lib/messages/message.ts';

/** The mail that brings a certificate. */
export const mailsCertificatesMessages = defineMessages('mailsCertificates', {
  yours: 'Your certificate for {{area}}',
  completed:
    'Congratulations, you have completed the learning area {{area}}. {{mentor}} signed it off, and your certificate {{number}} is ready.',
  corrected:
    'The name on your certificate for the learning area {{area}} was corrected. Certificate {{number}} is issued to {{holder}}.',
  replaces: 'It replaces {{number}}, which is no longer valid.',
  see: 'See your certificate',
  download: 'Download it as a PDF',
  toCheck:
    'Share the page with anyone who wants to check the certificate. It shows only what is printed on it.',
  moreNews: 'There’s more news for you:',
});
