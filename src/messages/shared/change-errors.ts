import { defineMessages } from '#lib/messages/message.ts';

/**
 * Of a change to a record: `name` says which one is meant. The key is from when only those who belong
 * to an organisation had it: texts that were reworded are stored by it.
 */
export const changeErrorsMessages = defineMessages('belongingErrors', {
  nothingChanged: '{{name}}: nothing was changed. {{why}}',
  maybeChanged: '{{name}}: we don’t know whether this was done. {{why}}',
});
