import { defineMessages } from '#lib/messages/message.ts';

/** Under the heading of a list, for those who work for some organisations: what it covers. */
export const coveredOrganisationsMessages = defineMessages('coveredOrganisations', {
  ofOne: 'This page covers {{name}}.',
  reflectionsOfOne: 'Reflections here are those of {{name}}.',
  ofSeveral: 'This page covers your {{count}} organisations.',
  all: 'All {{count}} organisations',
  notOwn: 'This organisation doesn’t exist, or isn’t one of yours.',
  showOwn: {
    one: 'Show your organisation',
    other: 'Show your {{count}} organisations',
  },
});
