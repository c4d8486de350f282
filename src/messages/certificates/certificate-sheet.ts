import { defineMessages } from '#lib/messages/message.ts';

/** What is printed on a certificate besides its facts. */
export const certificateSheetMessages = defineMessages('certificateSheet', {
  title: 'Certificate {{number}}, {{holder}}',
  certificate: 'Certificate',
  certifies: 'This certifies that',
  hasCompleted: 'has completed the learning area',
  podsCovered: 'Pods covered: {{pods}}',
  podsCoveredAndMore: {
    one: 'Pods covered: {{pods}} and {{count}} more',
    other: 'Pods covered: {{pods}} and {{count}} more',
  },
  date: 'Date',
  correctedOn: 'Name corrected on {{at, day}}',
  signedOffBy: 'Signed off by',
  certificateNumber: 'Certificate number {{number}}',
  qrCode: 'QR code of the address {{address}}',
  checkAt: 'Check this certificate at {{address}}',
});
