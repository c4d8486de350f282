import { defineMessages } from '#lib/messages/message.ts';

/** In a picker of people that finds nobody. */
export const inviteMessages = defineMessages('invite', {
  invite: 'Invite “{{who}}”…',
});
