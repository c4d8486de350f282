import { defineMessages } from '#lib/messages/message.ts';

/** Of a change to a record: `name` says which one is meant. */
export const belongingErrorsMessages = defineMessages('belongingErrors', {
  nothingChanged: '{{name}}: nothing was changed. {{why}}',
  maybeChanged: '{{name}}: we don’t know whether this was done. {{why}}',
});
