import { defineMessages } from '#lib/messages/message.ts';

/** What the server says of somebody's own account: their devices, and all that is stored. */
export const accountExportMessages = defineMessages('accountExport', {
  browserOn: '{{browser}} on {{system}}',
  anotherProgram: 'Another program',
  storedAbout: 'What is stored about {{name}}',
  asOf: 'As of {{at}}',
});
