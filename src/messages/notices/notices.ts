import { defineMessages } from '#lib/messages/message.ts';

/** Behind the bell, on the page of notices, and in the mails that tell of the same. */
export const noticesMessages = defineMessages('notices', {
  submitted: '{{actor}} submitted {{it}}.',
  resubmitted: '{{actor}} submitted {{it}} again.',
  sentBack: '{{actor}} sent {{it}} back to you and asks for more.',
  signedOff: '{{actor}} signed off {{it}}.',
  reopened: '{{actor}} reopened {{it}}: it’s with a mentor again.',
  signOffReopened:
    '{{actor}} reopened {{it}}, which you had signed off: it’s waiting for you again.',
  certificateIssued: 'Your certificate for {{it}} is ready.',
  certificateCorrected: 'Your certificate for {{it}} was issued again with the name corrected.',
  certificateWithdrawn: 'Your certificate for {{it}} was withdrawn.',
  correctionAsked: '{{actor}} asked to correct the name on the certificate for {{it}}.',
  correctionDeclined: '{{actor}} declined to change the name on your certificate for {{it}}.',
  phraseProposed: '{{actor}} proposed a phrase to the team.',
  phrasesProposed: {
    one: '{{count}} phrase proposed to the team.',
    other: '{{count}} phrases proposed to the team.',
  },
  phraseApproved: '{{actor}} approved your phrase. Every mentor has it now.',
  phraseDeclined: '{{actor}} declined your phrase for the team. It’s still yours.',
  appAdded: 'An authenticator app was added to your account.',
  appReplaced: 'The authenticator app of your account was replaced.',
  appRemoved: 'The authenticator app of your account was removed.',
  passkeyAdded: 'A passkey was added to your account.',
  passkeyRemoved: 'A passkey was removed from your account.',
  factorsReset: 'Two-step login of your account was reset.',
  codesMade: 'New recovery codes were created for your account.',
  codeUsed: 'A recovery code of your account was used.',
  loginLinked: 'A login was linked to your account.',
  loginUnlinked: 'A login is no longer linked to your account.',
  podInArea: '“{{pod}}” in {{area}}',
  area: '“{{area}}”',

  atOnce: 'Straight away',
  digest: 'In the morning digest',
  off: 'Not at all',
  toReview: 'Reflections to review',
  ownLearning: 'Your reflections',
  corrections: 'Name corrections on certificates',
  proposedPhrases: 'Phrases proposed to the team',
  ownPhrases: 'Phrases you proposed to the team',

  notLoaded: 'We couldn’t load your notices.',
  allNotices: 'All notices',
  chooseMails: 'Choose your emails',
  nothingHere: 'There is nothing here.',
  keptForHalfAYear:
    'Notices are kept for six months. You choose what we email you about, and when, in <account>My account</account>.',
  noneForLearner:
    'Nothing yet. We’ll let you know here when your mentor sends a reflection back or signs it off.',
  noneForAdministrator:
    'Nothing yet. We’ll let you know here when a learner asks for a correction.',
  noneForMentor: 'Nothing yet. We’ll let you know here when a learner submits a reflection.',
  noneForDesigner:
    'Nothing yet. We’ll let you know here when a mentor proposes a phrase to the team.',
  none: 'Nothing yet. Notices tell mentors and learners what’s happened with their reflections.',
  isUnread: 'Unread',
  unread: '{{count}} unread',
  allRead: 'All read',
  markAllRead: 'Mark all as read',
  stillUnread: 'They are still unread.',
  ago: '{{span}} ago',

  choiceNotLoaded: 'We couldn’t load your choice.',
  mails: 'Emails',
  nothingMailed: 'There’s nothing we’d email you about yet: that depends on your role.',
  digestComes:
    'The morning digest is sent at 7 am on working days, and only if something is waiting for you. The next one is on {{at, dayAndTime}}.',
  certificatesAlways: 'We always email you about your certificates.',
  saveMails: 'Save email choices',
});
