import { defineMessages } from '#lib/messages/message.ts';

/** The dashboard's panels: what somebody ought to see to. */
export const overviewMessages = defineMessages('overview', {
  needsAHand: 'Needs attention',
  nothingNeedsAHand: 'Nothing needs your attention: everybody has what they need.',
  withoutRole: {
    one: '{{count}} person has verified their email and has no role yet',
    other: '{{count}} people have verified their email and have no role yet',
  },
  withoutWork: {
    one: '{{count}} learner has no learning area',
    other: '{{count}} learners have no learning area',
  },
  withoutMentor: {
    one: '{{count}} learner without a mentor has work waiting',
    other: '{{count}} learners without a mentor have work waiting',
  },
  invited: {
    one: '{{count}} invitation not accepted',
    other: '{{count}} invitations not accepted',
  },
  unverified: {
    one: '{{count}} person has not verified their email',
    other: '{{count}} people have not verified their email',
  },
  pastDue: {
    one: '{{count}} subscription is past due',
    other: '{{count}} subscriptions are past due',
  },

  notWorkable: 'Not ready for learners yet',
  allWorkable: 'Every area has pods, and every area and pod has questions.',
  areasWithoutPods: { one: '{{count}} area has no pods', other: '{{count}} areas have no pods' },
  areasWithoutQuestions: {
    one: '{{count}} area has no questions',
    other: '{{count}} areas have no questions',
  },
  podsWithoutQuestions: {
    one: '{{count}} pod has no questions',
    other: '{{count}} pods have no questions',
  },
  podsWithoutArea: { one: '{{count}} pod is in no area', other: '{{count}} pods are in no area' },

  more: '{{number}} more',
  namesAnd: '{{names}} and {{last}}',
});
