import { defineMessages } from '#lib/messages/message.ts';

/** What a mentor does next: their part of the dashboard, and the learning of one learner. */
export const mentoringMessages = defineMessages('mentoring', {
  carryOn: 'Continue',
  onThisDevice: 'on this device',
  open: 'Open',
  openIt: 'Open {{draft}}',

  nothingWaits: 'Nothing waiting for review',
  waits: {
    one: '{{count}} reflection waiting for review',
    other: '{{count}} reflections waiting for review',
  },
  readyCount: {
    one: '{{count}} reflection ready to sign off',
    other: '{{count}} reflections ready to sign off',
  },
  sentBackCount: {
    one: '{{count}} reflection sent back, with its learner',
    other: '{{count}} reflections sent back, with their learners',
  },
  finishedCount: {
    one: '{{count}} reflection finished this week',
    other: '{{count}} reflections finished this week',
  },
  states: 'Reflections by state',
  waitingState: 'Waiting for review',
  sentBackState: 'Sent back',
  finishedState: 'Finished this week',
  nothingReady: 'A reflection is listed here once you have reviewed every answer of it.',
  nothingSentBack:
    'What you ask learners to write more about is listed here until they resubmit it.',
  nothingFinished: 'What is signed off from Monday on is listed here.',
  sentBackAgo: 'sent back {{span}} ago',
  signedOffAgo: 'signed off {{span}} ago',
  heldBy: '{{mentor}} has started',
  takenMeanwhile:
    'Another mentor has just started that one. Nothing else is waiting that nobody has started.',
  readIt: 'Open {{learner}}, {{reflection}}',
  quiet: 'When a learner submits a reflection, it will be listed here. Enjoy the quiet.',
  nothingOfThese: 'Nothing from these learners is waiting. Other learners may have something.',
  showAllLearners: 'Show all learners',
  allLearners: 'All learners',
  myLearners: 'My learners',
  podInArea: '{{pod}} · pod in {{area}}',
  areaReflection: '{{area}} · area reflection',
  mentor: 'Mentor: {{mentor}}',
  submittedAgo: 'submitted {{span}} ago',
  submittedAgainAgo: 'resubmitted {{span}} ago',
  reopenedAgo: 'reopened {{span}} ago',
  again: 'Resubmitted (round {{round}})',
  forYou: 'For you',
  forMentor: 'for {{mentor}}',
  reviewed: '{{done}} of {{total}} reviewed',
  readyToSignOff: 'Ready to sign off',
  review: 'Review',
  reviewIt: 'Review {{learner}}, {{reflection}}',
  signedOffLately: 'Recently signed off',
  noneSignedOff: 'What you sign off is listed here, with its certificate.',
  certificate: 'certificate {{number}}',

  pickLearner: 'Pick a learner to see their areas, and which reflections are waiting for review.',
  noSuchLearner: 'There is no such learner. Pick one above.',
  learningNotLoaded: 'The learning could not be loaded.',
  noLearning: 'No learning to display',
  nothingWaitsHere: 'Nothing waiting for review.',
});
