import { defineMessages } from '#lib/messages/message.ts';

/** A learner's own areas and pods: their page, and their part of the dashboard. */
export const myLearningMessages = defineMessages('myLearning', {
  title: 'My learning',
  yourMentor: 'Your mentor is {{mentor}}.',
  yourLearning: 'Your learning',
  noAreas:
    'You have no learning areas yet. Your mentor assigns them, and they’ll be listed here. If you’re waiting for one, ask your mentor or an administrator.',
  toReadAndWatch: 'To read and watch: {{pod}}',
  noQuestions: 'There are no questions yet.',
  areaClosed:
    'New reflections can’t be started in this area at the moment. You can continue those you’ve started.',
  answered: '{{done}} of {{total}} answered',
  notAllSaved: 'Not all saved yet, on this device only',
  notBegun: 'We couldn’t start it.',

  begin: 'Start',
  beginIt: 'Start: {{name}}',
  read: 'Read',
  readIt: 'Read: {{name}}',
  carryOn: 'Continue',
  carryOnWith: 'Continue: {{name}}',
  lookAgain: 'Revise',
  lookAgainAt: 'Revise: {{name}}',

  next: 'What comes next',
  nothingNext: 'Nothing to write for now: it is your mentor’s turn.',
  carryOnWriting: 'Continue writing',
  carryOnNamed: 'Continue {{name}}',
  sentBack: 'Sent back to you',
  lookAgainNamed: 'Revise {{name}}',
  sentBackOn: 'Sent back on {{at, day}}',
  sentBackBy: 'Sent back on {{at, day}} by {{mentor}}',
  left: {
    one: '{{sentBack}}: {{count}} answer to revise',
    other: '{{sentBack}}: {{count}} answers to revise',
  },
  ready: '{{sentBack}}: ready to submit again',
});
