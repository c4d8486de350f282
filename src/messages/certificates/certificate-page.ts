import { defineMessages } from '#lib/messages/message.ts';

/** What anyone reads who follows the address on a certificate. */
export const certificatePageMessages = defineMessages('certificatePage', {
  title: 'Certificate {{number}}',
  hasCompleted: 'has completed the learning area',
  valid: 'Valid',
  withdrawn: 'Withdrawn on {{at, day}}',
  replaced: 'Replaced by <successor>{{number}}</successor>',
  date: 'Date',
  nameCorrected: 'Name corrected on',
  signedOffBy: 'Signed off by',
  organisation: 'Organisation',
  podsCovered: 'Pods covered',
  download: 'Download the PDF',
  drawing: 'The PDF is being prepared. It will be ready in a moment.',
  checkedOn:
    'Checked on {{now, day}} at {{now, time}}, New Zealand time. This page shows what was true on the day of issue, and whether it is still valid.',

  gone: 'Certificate {{number}} is no longer valid',
  notHandedOut: 'Its PDF is no longer available. <page>See what happened to it</page>.',
  unknown: 'No such certificate',
  compareAddress:
    'There is no certificate at this address. Compare it with the one printed on the certificate, letter by letter, or scan its QR code again.',
  beingDrawn: 'Certificate {{number}} is being prepared',
  comeBack: 'The PDF will be ready in a few seconds. Please open this address again then.',
});
