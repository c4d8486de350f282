import { defineMessages } from './message.ts';

export const organisationTypesMessages = defineMessages('organisationTypes', {
  ece: 'ECE',
  school: 'School',
});
