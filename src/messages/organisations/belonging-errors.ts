import { defineMessages } from '#lib/messages/message.ts';

/** Of somebody who belongs to an organisation, or has a role there: `name` is the row’s. */
export const belongingErrorsMessages = defineMessages('belongingErrors', {
  nothingChanged: '{{name}}: nothing was changed. {{why}}',
  maybeChanged: '{{name}}: we don’t know whether this was done. {{why}}',
});
