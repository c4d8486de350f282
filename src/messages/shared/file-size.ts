import { defineMessages } from '#lib/messages/message.ts';

/** Its section is that of the platform, where it was: reworded texts are stored by it. */
export const fileSizeMessages = defineMessages('platform', {
  someBytes: '{{size}} bytes',
});
