import { defineMessages } from '#lib/messages/message.ts';

/** Behind the bell, on the page of notices, and in the mails that tell of the same. */
export const noticesMessages = defineMessages('notices', {
  submitted: '{{actor}} submitted {{it}}.',
  resubmitted: '{{actor}} submitted {{it}} again.',
  sentBack: '{{actor}} sent {{it}} back to you and asks for more.',
  signedOff: '{{actor}} signed off {{it}}.',
  reopened: '{{actor}} reopened {{it}}: it is with a mentor again.',
  signOffReopened: '{{actor}} reopened {{it}}, which you had signed off: it waits for you again.',
  certificateIssued: 'Your certificate for {{it}} is ready.',
  certificateWithdrawn: 'Your certificate for {{it}} was withdrawn.',
  correctionAsked: '{{actor}} asks for another name on the certificate for {{it}}.',
  correctionDeclined: '{{actor}} left the name on your certificate for {{it}} as it is.',
  podInArea: '“{{pod}}” in {{area}}',
  area: '“{{area}}”',

  atOnce: 'At once',
  digest: 'In the morning digest',
  off: 'Not at all',
  toReview: 'Reflections to review',
  ownLearning: 'Your reflections',
  corrections: 'Corrections of names on certificates',

  notLoaded: 'Your notices could not be loaded.',
  allNotices: 'All notices',
  chooseMails: 'Choose your mails',
  nothingHere: 'There is nothing here.',
  keptForHalfAYear:
    'Notices are kept for half a year. What you are mailed about, and when, you choose in <account>My account</account>.',
  noneForLearner:
    'Nothing yet. When your mentor sends a reflection back or signs it off, it is said here.',
  noneForAdministrator: 'Nothing yet. When a learner asks for a correction, it is said here.',
  noneForMentor: 'Nothing yet. When a learner submits a reflection, it is said here.',
  none: 'Nothing yet. Notices tell mentors and learners of each other.',
  isUnread: 'Unread',
  unread: '{{count}} unread',
  allRead: 'All read',
  markAllRead: 'Mark all as read',
  stillUnread: 'They are still unread.',
  ago: '{{span}} ago',

  choiceNotLoaded: 'Your choice could not be loaded.',
  mails: 'Mails',
  nothingMailed: 'Nothing that is mailed concerns you yet: that depends on your role.',
  digestComes:
    'The morning digest comes at seven on working days, and only if something waits for you. The next one is on {{at, dayAndTime}}.',
  certificatesAlways: 'Mails about your certificates always come.',
  saveMails: 'Save mails',
});
