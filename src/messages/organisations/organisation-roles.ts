import { defineMessages } from '#lib/messages/message.ts';

/** Why a role at one organisation is not given or ended. */
export const organisationRolesMessages = defineMessages('organisationRoles', {
  notActive: '{{name}} isn’t active, so they couldn’t use a role.',
  notVerified:
    '{{name}} hasn’t confirmed their email yet. They can have a role once they have followed the link in their mail.',
  lastAdministrator:
    '{{name}} is the last administrator of {{organisation}}. Confirm that it is to be left without one.',
  removeAllTheSame: 'Remove all the same',
  removeAllTheSameOf: 'Remove all the same: {{name}}',
  switchOffAllTheSame: 'Switch off all the same',
  lastInFile:
    '{{name}} is the last administrator of {{organisation}}, and a file can’t leave it without one. Give somebody else that role first, or end it there.',
});
