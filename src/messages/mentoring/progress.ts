import { defineMessages } from '#lib/messages/message.ts';

/** What learners and mentors both read of areas and reflections, and how far they have come. */
export const progressMessages = defineMessages('progress', {
  areaReflection: 'Area reflection',
  areaReflectionOf: 'Area reflection, {{area}}',
  podIn: 'Pod in {{area}}',
  notAssignedNow: 'No longer assigned',
  done: '{{done}} of {{total}} done, {{percent}}%',
  doneOf: '{{area}}: {{done}} of {{total}} done, {{percent}}%',
  questionOf: '{{reflection}}, question {{number}} of {{total}}',

  notStarted: 'Not started',
  complete: 'Complete',
  signedOff: 'signed off on {{at, day}}',
  yoursToWrite: 'In progress',
  withYourMentor: 'With your mentor',
  since: 'since {{at, day}}',
  sentBackToYou: 'Sent back to you',
  sentBackOn: 'on {{at, day}}',
  sentBackBy: 'on {{at, day}} by {{mentor}}',
  inProgress: 'In progress',
  withLearner: 'with {{learner}} since {{at, day}}',
  withLearnerAgain: 'with {{learner}} since {{at, day}}, sent back',
  review: 'Review',
  waits: 'waiting since {{at, day}}',
  waitsAgain: 'resubmitted (round {{round}}), waiting since {{at, day}}',
  waitsReopened: 'reopened, waiting since {{at, day}}',

  printed: 'Reflection by {{learner}} in {{area}}',
  printedSignedOff: 'Reflection by {{learner}} in {{area}}, signed off {{at, day}}',
  printedCertified:
    'Reflection by {{learner}} in {{area}}, signed off {{at, day}}, certificate {{number}}',
  reviewBy: 'Review by {{reviewer}}',
  print: 'Print',
  externalNotes: 'External learning notes',
  questionSaved: 'Question {{number}} saved {{at, time}}',
  saveAndNext: 'Save and next',
  keys: '<key>Ctrl</key> + <key>Enter</key> to save and continue',
});
