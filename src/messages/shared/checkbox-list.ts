import { defineMessages } from '#lib/messages/message.ts';

/** A list of boxes that is looked through by typing. */
export const checkboxListMessages = defineMessages('controls', {
  foundOf: '{{found}} of {{total}}',
  noneIsCalledThat: 'Nothing matches.',
});
