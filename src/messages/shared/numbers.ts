import { defineMessages } from '#lib/messages/message.ts';

/** Numbers in words. They were among those of the platform, and reworded texts are stored by that key. */
export const numbersMessages = defineMessages('platform', {
  numbersAnd: '{{before}} and {{last}}',
  someBytes: '{{size}} bytes',
});
