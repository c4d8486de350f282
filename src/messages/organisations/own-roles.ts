import { defineMessages } from '#lib/messages/message.ts';

/** On the dashboard of somebody with roles at single organisations. */
export const ownRolesMessages = defineMessages('ownRoles', {
  title: 'Your organisations',
  peopleOf: 'People of {{organisation}}',
  progressOf: 'Progress at {{organisation}}',
});
