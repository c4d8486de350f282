import { defineMessages } from '#lib/messages/message.ts';

/** A learner's own certificates, and the name on them. */
export const myCertificatesMessages = defineMessages('myCertificates', {
  title: 'My certificates',
  none: 'You don’t have a certificate yet. You’ll get one for each learning area once your mentor signs off its area reflection.',
  certificate: 'Certificate',
  yourCertificate: 'Your certificate',
  issuedTo: 'Issued to {{holder}} on {{at, day}}',
  numberIssuedTo: '{{number}}, issued to {{holder}} on {{at, day}}',
  correctedOn: 'Name corrected on {{at, day}}',
  valid: 'Valid',
  withdrawn: 'Withdrawn',
  withdrawnOn: 'Withdrawn on {{at, day}}',
  replaced: 'Replaced',
  replacedBy: 'Replaced by {{number}}',

  downloadPdf: 'Download PDF',
  downloadPdfOf: 'Download PDF of {{number}}',
  publicPage: 'Public page',
  publicPageOf: 'Public page of {{number}} (opens in a new tab)',
  linkTo: 'the link to {{number}}',
  share: 'Share',
  shareIt: 'Share {{number}}',
  shareTitle: 'Certificate {{number}}: {{area}}',

  askForName: 'Ask to correct the name',
  askForNameOn: 'Ask to correct the name on {{number}}',
  askAgain: 'Ask again for another name',
  askAgainOn: 'Ask again for another name on {{number}}',
  nameMade: 'The name was corrected to “{{name}}” on {{at, day}}.',
  nameDeclined: '“{{name}}” was declined on {{at, day}}: {{reason}}',
  nameAsked: '“{{name}}” requested on {{at, day}}, waiting for an administrator.',
  howAsked:
    'Certificate {{number}} is issued to {{holder}}. An administrator will read your request. If they agree, this certificate will be replaced with a new one in the right name.',
  rightName: 'Correct name',
  note: 'Anything the administrator should know',
  optional: 'Optional.',
  ask: 'Send request',
  asked: 'Request sent. An administrator will look at it.',
  draftOf: 'The name on {{number}}',
  notAskedYet: 'not sent yet',
});
