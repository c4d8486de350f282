import { defineMessages } from '#lib/messages/message.ts';

/** What the roles at one organisation are called. */
export const organisationRoleNamesMessages = defineMessages('organisationRoleNames', {
  administrator: 'Organisation administrator',
  mentor: 'Organisation mentor',
  viewer: 'Viewer',
});
