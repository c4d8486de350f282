import { defineMessages } from '#lib/messages/message.ts';

/** Why learners can't go to the mentors that were chosen for them. */
export const caseloadErrorsMessages = defineMessages('caseloadRefusals', {
  learnerTwice: 'The learner is named twice.',
  onlyLearners: 'Only an independent learner has a mentor.',
  ownMentor: 'Nobody can be their own mentor.',
  notMentor: '{{mentor}} isn’t an active mentor.',
  notOfTheirs:
    '{{mentor}} mentors the learners of their organisation only, and {{learner}} isn’t one of them.',
  mentoredElsewhere:
    '{{learner}} belongs to another organisation too. Only a system administrator can take them from {{mentor}}.',
  changed: 'This has changed since you looked: {{now}} Nothing was done; please check again.',
  anotherMentor: '{{mentor}} is the mentor of {{learner}} now.',
  noMentor: '{{learner}} has no mentor now.',
  otherCount: {
    one: '{{mentor}} has {{count}} of them now.',
    other: '{{mentor}} has {{count}} of them now.',
  },
});
