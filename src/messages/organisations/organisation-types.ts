import { defineMessages } from '#lib/messages/message.ts';

export const organisationTypesMessages = defineMessages('organisationTypes', {
  ece: 'ECE',
  school: 'School',
});
