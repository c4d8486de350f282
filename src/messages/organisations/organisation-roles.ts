import { defineMessages } from '#lib/messages/message.ts';

/** Why a role at one organisation is not given or ended. */
export const organisationRolesMessages = defineMessages('organisationRoles', {
  notActive: '{{name}} isn’t active, so they couldn’t use a role.',
  notVerified:
    '{{name}} hasn’t verified their email address yet. They can have a role once they open the link we emailed them.',
  lastAdministrator:
    '{{name}} is the last administrator of {{organisation}}. Confirm if it should have none.',
  learnersLeft: {
    one: '{{mentor}} mentors {{learners}}, who will have no mentor then.',
    other: '{{mentor}} mentors {{count}} learners, who will have no mentor then: {{learners}}.',
  },
  namedAndMore: '{{names}} and {{more}} more',
  removeAllTheSame: 'Remove anyway',
  removeAllTheSameOf: 'Remove anyway: {{name}}',
  removeNow: 'Remove now',
  removeNowOf: 'Remove now: {{name}}',
  switchOffAllTheSame: 'Switch off anyway',
  lastInFile:
    '{{name}} is the last administrator of {{organisation}}, and a file can’t leave it without one. Give someone else that role first, or end it there.',
});
