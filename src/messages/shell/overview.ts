import { defineMessages } from '#lib/messages/message.ts';

/** The dashboard's panels: what somebody ought to see to. */
export const overviewMessages = defineMessages('overview', {
  needsAHand: 'Needs attention',
  inOrganisation: 'In {{name}}',
  inOrganisations: 'In your {{count}} organisations',
  nothingNeedsAHand: 'Nothing needs your attention: everyone has what they need.',
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
    one: '{{count}} person hasn’t verified their email',
    other: '{{count}} people haven’t verified their email',
  },
  pastDue: {
    one: '{{count}} subscription is past due',
    other: '{{count}} subscriptions are past due',
  },

  unfinished: 'Unfinished',
  allFinished: 'Every area has its pods and questions, in both languages.',
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

  withoutTeReo: {
    one: '{{count}} area or pod has questions without te reo Māori',
    other: '{{count}} areas and pods have questions without te reo Māori',
  },
  retiredWords: {
    one: '{{count}} retired aspect or subject matter is still in use',
    other: '{{count}} retired aspects and subject matters are still in use',
  },
  inactiveAreas: {
    one: '{{count}} inactive area is still assigned to learners',
    other: '{{count}} inactive areas are still assigned to learners',
  },
  textsWithoutTeReo: {
    one: '{{count}} text has no te reo Māori',
    other: '{{count}} texts have no te reo Māori',
  },

  more: '{{number}} more',
  namesAnd: '{{names}} and {{last}}',
});
