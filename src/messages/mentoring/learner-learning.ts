import { defineMessages } from '#lib/messages/message.ts';

/** The learning of one learner, as a mentor reads it: apart from the dashboard, which it doesn't wait for. */
export const learnerLearningMessages = defineMessages('mentoring', {
  waits: {
    one: '{{count}} reflection waiting for review',
    other: '{{count}} reflections waiting for review',
  },

  pickLearner: 'Pick a learner to see their areas, and which reflections are waiting for review.',
  noSuchLearner: 'We couldn’t find that learner. Pick one above.',
  learningNotLoaded: 'We couldn’t load this learner’s areas.',
  noLearning: 'No learning to display',
  nothingWaitsHere: 'Nothing waiting for review.',
});
