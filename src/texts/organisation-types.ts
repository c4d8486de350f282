import { texts } from './text.ts';

export const organisationTypesText = texts('organisationTypes', {
  ece: 'ECE',
  school: 'School',
});
