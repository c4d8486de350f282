import { defineMessages } from '#lib/messages/message.ts';

/** What was typed, and isn’t saved yet. */
export const draftMessages = defineMessages('shared', {
  discardDraft: 'Discard draft',
  draftDiscarded: 'Draft discarded',
  draftOnThisDevice: 'Draft on this device',
  notSavedYet: 'not saved yet',
});
