import { defineMessages } from '#lib/messages/message.ts';

/** A learner's own areas and pods: their page, and their part of the dashboard. */
export const myLearningMessages = defineMessages('myLearning', {
  title: 'My learning',
  yourMentor: 'Your mentor is {{mentor}}.',
  yourLearning: 'Your learning',
  noAreas:
    'You have no learning areas yet. Your mentor assigns them, and they are listed here as soon as that is done. If you are waiting for one, ask your mentor or an administrator.',
  toReadAndWatch: 'To read and watch: {{pod}}',
  noQuestions: 'There are no questions yet.',
  answered: '{{done}} of {{total}} answered',
  notAllSaved: 'Not all saved yet, on this device only',
  notBegun: 'It could not be begun.',

  begin: 'Begin',
  beginIt: 'Begin: {{name}}',
  read: 'Read',
  readIt: 'Read: {{name}}',
  carryOn: 'Continue',
  carryOnWith: 'Continue: {{name}}',
  lookAgain: 'Look again',
  lookAgainAt: 'Look again: {{name}}',

  carryOnWriting: 'Carry on writing',
  carryOnNamed: 'Continue {{name}}',
  sentBack: 'Sent back to you',
  lookAgainNamed: 'Look again at {{name}}',
  sentBackOn: 'Sent back on {{at, day}}',
  sentBackBy: 'Sent back on {{at, day}} by {{mentor}}',
  left: {
    one: '{{sentBack}}: {{count}} answer to look at again',
    other: '{{sentBack}}: {{count}} answers to look at again',
  },
  ready: '{{sentBack}}: ready to submit again',
});
