import { defineMessages } from '#lib/messages/message.ts';

/** What a mentor does next: their part of the dashboard, and the learning of one learner. */
export const mentoringMessages = defineMessages('mentoring', {
  carryOn: 'Carry on',
  onThisDevice: 'on this device',
  open: 'Open',
  openIt: 'Open {{draft}}',

  nothingWaits: 'Nothing waits for your review',
  waits: {
    one: '{{count}} reflection waits for your review',
    other: '{{count}} reflections wait for your review',
  },
  quiet: 'As soon as a learner submits a reflection, it is listed here. Enjoy the quiet.',
  nothingOfThese: 'Nothing of these learners waits. Others may be waiting.',
  showAllLearners: 'Show all learners',
  allLearners: 'All learners',
  myLearners: 'My learners',
  podInArea: '{{pod}} · pod in {{area}}',
  areaReflection: '{{area}} · area reflection',
  mentor: 'Mentor: {{mentor}}',
  submittedAgo: 'submitted {{span}} ago',
  submittedAgainAgo: 'submitted again {{span}} ago',
  reopenedAgo: 'reopened {{span}} ago',
  again: 'Again, round {{round}}',
  forYou: 'For you',
  forMentor: 'for {{mentor}}',
  reviewed: '{{done}} of {{total}} reviewed',
  readyToSignOff: 'Ready to sign off',
  review: 'Review',
  reviewIt: 'Review {{learner}}, {{reflection}}',
  signedOffLately: 'Signed off lately',
  noneSignedOff: 'What you sign off is listed here, with its certificate.',
  certificate: 'certificate {{number}}',

  pickLearner: 'Pick a learner to see their areas, and which reflections wait for a review.',
  noSuchLearner: 'There is no such learner. Pick one above.',
  learningNotLoaded: 'The learning could not be loaded.',
  noLearning: 'No learning to display',
  nothingWaitsHere: 'Nothing waits for your review.',
});
