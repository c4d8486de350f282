import { defineMessages } from '#lib/messages/message.ts';

/** The dialog of an address whose record isn’t there. */
export const recordNotFoundMessages = defineMessages('shared', {
  addressIncomplete: 'The address may be incomplete.',
});
