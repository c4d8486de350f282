import { defineMessages } from '#lib/messages/message.ts';

/** Progress of many learners: the grid of learners and areas. */
export const learnerProgressMessages = defineMessages('learnerProgress', {
  progress: 'Progress',
  learner: 'Learner',
  area: 'Learning area',
  state: 'State',
  mentor: 'Mentor',
  noMentor: 'No mentor',
  find: 'Find a learner',
  findHint: 'Search by name or email...',
  notLoaded: 'We couldn’t load learners’ progress.',
  noLearners: 'No learner has an area yet.',
  noLearnersOfYours:
    'None of your learners has an area yet. Administrators decide who mentors whom.',
  noAreas: 'No areas assigned',
  notAssigned: 'not assigned',
  steps: '{{done}} of {{total}}',
  stepsAndWait: '{{done}} of {{total}}, for {{span}}',
  noLongerAssigned: '{{steps}}, no longer assigned',

  notStarted: 'Not started',
  inProgress: 'In progress',
  sentBack: 'Sent back',
  review: 'To review',
  complete: 'Complete',
});
