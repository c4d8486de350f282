import { defineMessages } from '#lib/messages/message.ts';

/** Background work that was given up, and trying it again. */
export const failedJobsMessages = defineMessages('failedJobs', {
  title: 'Failed jobs',
  about:
    'Each was tried eleven times over about an hour, then given up. Put right what the reason names, then try again: nothing is sent or made twice.',
  none: 'No job has failed.',
  job: 'Job',
  concerns: 'About',
  reason: 'Reason',
  givenUp: 'Given up',
  action: 'Action',
  noReason: 'No reason was recorded',
  tries: { one: '{{count}} try', other: '{{count}} tries' },
  more: 'These are the newest {{shown}} of {{total}}.',
  tryAgain: 'Try again',
  tryThisAgain: 'Try again: {{job}}, given up {{at}}',
  tryAllAgain: { one: 'Try it again', other: 'Try all {{count}} again' },
  queued: {
    one: '{{count}} job will be tried again within a few seconds.',
    other: '{{count}} jobs will be tried again within a few seconds.',
  },
  alreadyQueued: 'Somebody has done this already.',
  gone: 'One of these jobs is no longer there. Read the page again.',

  verifyEmail: 'Email to confirm an address',
  resetLink: 'Email with a password link',
  invitation: 'Invitation email',
  emailChanged: 'Email about a changed address',
  factorsChanged: 'Email about a change of two-step login',
  tokenCreated: 'Email about a new API token',
  drawCertificate: 'Certificate’s PDF',
  announceCertificate: 'Email with a certificate',
  readImport: 'Import: reading the file',
  compareImport: 'Import: comparing rows',
  writeImport: 'Import: writing rows',
  mailAtOnce: 'Email about a reflection',
  mailDigest: 'Morning digest',
  stripeUpdate: 'News from Stripe',
  stripeCompare: 'Comparison with Stripe',
  makeBackup: 'Backup',
  testRestore: 'Test of a backup',
});
