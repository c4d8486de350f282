import { defineMessages } from '#lib/messages/message.ts';

/** Where a review ends: signing off, sending back, and undoing a sign-off. */
export const finishingMessages = defineMessages('finishing', {
  end: "Great, we're at the end of this review.",
  signOffOrSendBack: 'Sign off or send back',
  signOff: 'Sign off',
  sendBack: 'Send back',
  allReviewed: 'Every question has a review. Signing off completes {{learner}}’s reflection.',
  withoutReview: 'Without a review so far: {{questions}}',
  withoutReviewAgain: 'Without a review since it was resubmitted: {{questions}}',
  question: 'question {{number}}',
  moreIn: {
    one: 'More please in question {{numbers}}.',
    other: 'More please in questions {{numbers}}.',
  },

  signOffIt: 'Sign off {{reflection}}?',
  areaReflectionOf:
    'The area reflection of <strong>{{learner}}</strong>, <strong>{{area}}</strong>.',
  podReflectionOf:
    'The pod reflection of <strong>{{learner}}</strong> on {{pod}}, in <strong>{{area}}</strong>.',
  locks: 'The reflection is locked: its reviews and notes can no longer be changed.',
  reviewsVisible: {
    one: 'The review of question {{numbers}} becomes visible to {{learner}}.',
    other: 'The reviews of questions {{numbers}} become visible to {{learner}}.',
  },
  certificateIssued: 'A certificate is issued to {{learner}} and emailed to them.',
  countsAsComplete: 'It counts as complete in {{learner}}’s learning.',
  mayBeReopened: 'With a reason, mentors can reopen it within 24 hours.',
  mayBeReopenedWithCertificate:
    'With a reason, mentors can reopen it within 24 hours; the certificate is then withdrawn.',
  stayWithoutReview: {
    one: 'Question {{numbers}} would stay without a review.',
    other: 'Questions {{numbers}} would stay without a review.',
  },
  stayWithOldReview: {
    one: 'The review of question {{numbers}} is from before it was sent back.',
    other: 'The reviews of questions {{numbers}} are from before it was sent back.',
  },
  moreNotSent: {
    one: 'You ask for more in question {{numbers}}. Signing off doesn’t send that.',
    other: 'You ask for more in questions {{numbers}}. Signing off doesn’t send that.',
  },
  readThrough: 'Read it all on one page',
  hasDraft:
    'Question {{number}} has an unsaved draft on this device. It can’t be saved after signing off: save or discard it first.',
  goToQuestion: 'Go to question {{number}}',
  notSignedOff: '<strong>Not signed off.</strong> {{why}}',
  signedOffAt: 'Signed off {{at, time}}',
  signedOff: 'Signed off. It counts as complete in {{learner}}’s learning.',
  signedOffWith: 'Signed off. {{learner}} has a certificate: {{certificate}}',
  signedOffAgainWith:
    'Signed off. {{learner}} has a new certificate: {{certificate}}. The one that was withdrawn points to it.',

  howToSendBack:
    'To ask for more, go to the question, choose “More please” and say what you would like. It is listed here before anything is sent.',
  youAsk: 'You ask {{learner}} for more:',
  questionNumber: 'Question {{number}}',
  notSaidYet: 'You haven’t said what you would like yet.',
  learnerIsTold: 'We’ll let {{learner}} know. The reflection is with them until they resubmit it.',
  onlyTheseOpen: 'Only these answers open; the others stay as they are.',
  saidFine: {
    one: '{{learner}} will see that you are happy with the answer to question {{numbers}}.',
    other: '{{learner}} will see that you are happy with the answers to questions {{numbers}}.',
  },
  nothingSaid: {
    one: 'The answer to question {{numbers}} is unmarked, so nothing is sent about it.',
    other: 'The answers to questions {{numbers}} are unmarked, so nothing is sent about them.',
  },
  reviewsBecomeVisible: 'Your reviews become visible to {{learner}}.',
  notSentBack: '<strong>Not sent back.</strong> {{why}}',
  sentBackAt: 'Sent back {{at, time}}',
  wasAsked: 'What {{learner}} was asked for',
  undo: 'Undo',
  undoUntil: 'for a minute, unless {{learner}} opens it first',
  secondsLeft: '{{count}} s',
  undone: 'Undone {{at, time}}. {{learner}} wasn’t emailed.',
  notUndone: '<strong>Not undone.</strong> {{why}}',
  markOneFirst: 'Mark at least one answer as “More please” first, and say what you would like.',
  sayWhatMore: 'Say what you would like more of in question {{number}}.',
  twoMarks:
    'Question {{number}} is marked differently on another device. Choose which mark stays first.',
  twoTexts: 'Question {{number}} has two texts. Choose which one stays first.',
  emptied: 'Your review of question {{number}} was emptied. Write or discard it first.',
  reviewNotSaved: 'We couldn’t save your review of question {{number}}: {{why}}',
  notesNotSaved: 'We couldn’t save your notes: {{why}}',
  changedBeforeSignOff: 'The notes were changed at {{at}}. Read them, then sign off again.',
  changedBeforeSendBack: 'The notes were changed at {{at}}. Read them, then send it back again.',
  resubmitted: '{{learner}} has resubmitted it since. Read the answers first.',

  reopen: 'Reopen',
  ifByMistake: 'if it was signed off by mistake',
  reopenIt: 'Reopen {{reflection}}?',
  reopenWaits: 'It will be waiting for review again, and its reviews and notes can be changed.',
  reopenWithdraws: 'Certificate {{number}} is withdrawn, and its public page says so.',
  reopenTells: 'We’ll let {{learner}} know that it was reopened, but not why.',
  reopenIssues: 'Signing off again issues a new certificate.',
  reason: 'Reason',
  reasonHint: 'Mentors and administrators can read it here and in the history.',
  reasonDraft: 'Why to reopen it, not sent yet',
  leftoverReason: 'Why you wanted to reopen it, kept as a draft',
  reasonNotSent: 'It wasn’t sent. You can still copy it.',
  reopenedAt: 'Reopened {{at, time}}',
  reopenedBy: 'Reopened by {{name}} on {{at, dayAndTime}}.',
  reopenedByYou: 'Reopened by you on {{at, dayAndTime}}.',
  reopenedByAndSignedOff: 'Reopened by {{name}} on {{at, dayAndTime}}, and signed off again.',
  reopenedByYouAndSignedOff: 'Reopened by you on {{at, dayAndTime}}, and signed off again.',
  reasonWas: 'Reason: {{reason}}',
  printedReopened: 'Reopened by {{name}} on {{at, dayAndTime}}: {{reason}}',
});
