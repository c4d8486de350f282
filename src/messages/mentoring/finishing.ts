import { defineMessages } from '#lib/messages/message.ts';

/** Where a review ends: signing off, sending back, and undoing a sign-off. */
export const finishingMessages = defineMessages('finishing', {
  end: "Great, we're at the end of this review.",
  signOffOrSendBack: 'Sign off or send back',
  signOff: 'Sign off',
  sendBack: 'Send back',
  allReviewed: 'Every question has a review. Signing off completes {{learner}}’s reflection.',
  withoutReview: 'Without a review so far: {{questions}}',
  withoutReviewAgain: 'Without a review since it was submitted again: {{questions}}',
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
  locks: 'The reflection locks: no review and no note can be changed afterwards.',
  reviewsVisible: {
    one: 'The review of question {{numbers}} becomes visible to {{learner}}.',
    other: 'The reviews of questions {{numbers}} become visible to {{learner}}.',
  },
  certificateIssued: 'A certificate is issued to {{learner}} and mailed to them.',
  countsAsComplete: 'It counts as complete in {{learner}}’s learning.',
  mayBeReopened: 'It can be reopened with a reason, by mentors for 24 hours.',
  mayBeReopenedWithCertificate:
    'It can be reopened with a reason, by mentors for 24 hours; the certificate is withdrawn then.',
  stayWithoutReview: {
    one: 'Question {{numbers}} would stay without a review.',
    other: 'Questions {{numbers}} would stay without a review.',
  },
  stayWithOldReview: {
    one: 'The review of question {{numbers}} is from before it was sent back.',
    other: 'The reviews of questions {{numbers}} are from before it was sent back.',
  },
  moreNotSent: {
    one: 'You ask for more in question {{numbers}}. Signing off sends none of it.',
    other: 'You ask for more in questions {{numbers}}. Signing off sends none of it.',
  },
  hasDraft:
    'Question {{number}} has a draft on this device that is not saved. After signing off it could not be saved any more: save or discard it first.',
  goToQuestion: 'Go to question {{number}}',
  notSignedOff: '<strong>Not signed off.</strong> {{why}}',
  signedOffAt: 'Signed off {{at, time}}',
  signedOff: 'Signed off. It counts as complete in {{learner}}’s learning.',
  signedOffWith: 'Signed off. {{learner}} has a certificate: {{certificate}}',
  signedOffAgainWith:
    'Signed off. {{learner}} has a new certificate: {{certificate}}. The one that was withdrawn points to it.',

  howToSendBack:
    'To hear more of an answer, go to its question, choose “More please” and say what you would like. It is listed here before anything is sent.',
  youAsk: 'You ask {{learner}} for more:',
  questionNumber: 'Question {{number}}',
  notSaidYet: 'You have not said what you would like yet.',
  learnerIsTold: '{{learner}} is told, and the reflection is with them until they submit it again.',
  onlyTheseOpen: 'Only these answers open; the others stay as they are.',
  saidFine: {
    one: '{{learner}} reads that you are happy with the answer to question {{numbers}}.',
    other: '{{learner}} reads that you are happy with the answers to questions {{numbers}}.',
  },
  nothingSaid: {
    one: 'Nothing is said of the answer to question {{numbers}}, which you have not marked.',
    other: 'Nothing is said of the answers to questions {{numbers}}, which you have not marked.',
  },
  reviewsBecomeVisible: 'Your reviews become visible to {{learner}}.',
  notSentBack: '<strong>Not sent back.</strong> {{why}}',
  sentBackAt: 'Sent back {{at, time}}',
  markOneFirst: 'Mark at least one answer as “More please” first, and say what you would like.',
  sayWhatMore: 'Say what you would like more of in question {{number}}.',
  twoTexts: 'Question {{number}} has two texts. Choose which one stays first.',
  emptied: 'Your review of question {{number}} was emptied. Write or discard it first.',
  reviewNotSaved: 'Your review of question {{number}} could not be saved: {{why}}',
  notesNotSaved: 'Your notes could not be saved: {{why}}',
  changedBeforeSignOff: 'The notes were changed at {{at}}. Read them, then sign off again.',
  changedBeforeSendBack: 'The notes were changed at {{at}}. Read them, then send it back again.',

  reopen: 'Reopen',
  ifByMistake: 'if it was signed off by mistake',
  reopenIt: 'Reopen {{reflection}}?',
  reopenWaits: 'It waits for a review again, and reviews and notes can be changed.',
  reopenWithdraws: 'Certificate {{number}} is withdrawn, and its public page says so.',
  reopenTells: '{{learner}} is told that it was reopened, though not why.',
  reopenIssues: 'Signing off again issues a new certificate.',
  reason: 'Reason',
  reasonHint: 'Mentors and administrators can read it here and in the history.',
  reasonDraft: 'Why to reopen it, not sent yet',
  reopenedAt: 'Reopened {{at, time}}',
  reopenedBy: 'Reopened by {{name}} on {{at, dayAndTime}}.',
  reopenedByYou: 'Reopened by you on {{at, dayAndTime}}.',
  reopenedByAndSignedOff: 'Reopened by {{name}} on {{at, dayAndTime}}, and signed off again.',
  reopenedByYouAndSignedOff: 'Reopened by you on {{at, dayAndTime}}, and signed off again.',
  reasonWas: 'Reason: {{reason}}',
  printedReopened: 'Reopened by {{name}} on {{at, dayAndTime}}: {{reason}}',
});
