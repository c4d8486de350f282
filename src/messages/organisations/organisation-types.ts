import { defineMessages } from '#messages/message.ts';

export const organisationTypesMessages = defineMessages('organisationTypes', {
  ece: 'ECE',
  school: 'School',
});
