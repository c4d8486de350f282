import { defineMessages } from '#lib/messages/message.ts';

/** A learner's own reflection: written, checked, submitted, read. */
export const answeringMessages = defineMessages('answering', {
  materials: 'To read and watch',
  podReflectionIn: 'Pod reflection in {{area}}',
  allOnOnePage: 'All on one page',
  oneAtATime: 'One question at a time',
  lookedAtAgain: '{{done}} of {{total}} revised',

  written: 'Written',
  toLookAtAgain: 'To revise',
  changed: 'Changed',
  fine: 'Fine',
  notAskedAgain: 'Not asked again',
  unsaved: 'Not saved',
  markNotStarted: 'not started',
  markWritten: 'written',
  markToLookAtAgain: 'to revise',
  markChanged: 'changed',
  markFine: 'fine',
  markNotAskedAgain: 'not asked again',
  markUnsaved: 'not saved',

  yourAnswer: 'Your answer',
  leftEmpty: 'You left this question empty.',
  fineAsItIs: 'Your mentor is happy with this answer. It stays as it is.',
  nothingMoreAsked: 'Your mentor hasn’t asked for more here. This answer stays as it is.',
  asksForMore: '{{mentor}} asks for more',
  mentorAsksForMore: 'Your mentor asks for more',
  before: 'What you wrote before',
  answerSentBack: 'Your answer as it was sent back on {{at, day}}',
  wasEmpty: 'It was empty.',
  askedForThen: 'What was asked for then',
  notSavedBefore: 'It wasn’t saved before this reflection was submitted. You can still copy it.',
  notSavedInTime: {
    one: '{{count}} of your answers wasn’t saved before this was submitted. What you wrote is still on this device, under its question.',
    other:
      '{{count}} of your answers weren’t saved before this was submitted. What you wrote is still on this device, under its question.',
  },

  saveAndCheck: 'Save and check',
  savedAsYouGo: 'What you write is saved as you go.',
  notSavedKept: 'Not saved, kept on this device.',
  notSavedNotKept: 'Not saved. Keep this page open.',
  twoTexts: 'Question {{number}} has two texts.',
  goToQuestion: 'Go to question {{number}}',

  check: 'Check and submit',
  checkAgain: 'Check and submit again',
  stillOpen: 'Still open: {{questions}}. Once every question has an answer, you can submit.',
  question: 'question {{number}}',
  whenSubmitted:
    'When you submit, your answers go to your mentor, who reads and reviews them. You can still read them, and withdraw them until the review starts. After that, you can change them only if your mentor asks for more.',
  thenCertificate: 'Once it is signed off, you’ll get a certificate.',
  withoutAnswer: 'No answer now',
  notChanged: 'Asked for, but not changed',
  unchangedSeen:
    'You can submit it like this. Your mentor will see which answers stayed as they were.',
  unchangedSeenBy:
    'You can submit it like this. {{mentor}} will see which answers stayed as they were.',
  whenSubmittedAgain:
    'When you resubmit, it goes back to your mentor. You can still read your answers, and withdraw them until the review starts. After that, you can change them only if more is asked for.',
  whenSubmittedAgainTo:
    'When you resubmit, it goes back to {{mentor}}. You can still read your answers, and withdraw them until the review starts. After that, you can change them only if more is asked for.',
  submit: 'Submit',
  submitAgain: 'Submit again',
  notSubmitted: 'Not submitted.',
  notAllSaved:
    'We couldn’t save everything you wrote yet. It is kept on this device: try again in a moment.',
  questionNotSaved: 'Question {{number}}: {{reason}}',

  isComplete:
    '<strong>Complete, signed off on {{at, day}}.</strong> You can read and print it; it can no longer be changed.',
  withMentor: 'With your mentor since {{at, day}}.',
  submitted: 'Submitted. With your mentor since {{at, day}}.',
  readHere: 'You can read your answers here. They open again only if your mentor asks for more.',
  readOrWithdraw:
    'You can read your answers here. Until the review starts, you can withdraw them to change something.',
  withdraw: 'Withdraw submission',
  notWithdrawn: '<strong>Not withdrawn.</strong> {{why}}',
  withdrawn: 'You’ve withdrawn it. Your mentor gets it once you submit it again.',
  toMyLearning: 'Back to my learning',
  reopened:
    '{{name}} undid the sign-off on {{at, day}}. Your answers stay as they are, and there’s nothing you need to do: your mentor will review it again.',
  answer: 'Answer',
  noAnswer: 'No answer was written.',
});
