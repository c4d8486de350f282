import { defineMessages } from '#lib/messages/message.ts';

/** What was typed where it can’t be saved any more: without access by now, or without its record. */
export const keptDraftMessages = defineMessages('shared', {
  noAccessToForm: 'You don’t have access to this form any more',
  keptWithoutAccess:
    'What you typed is still on this device. If you should still have access, ask an administrator.',
  keptNotSaved: 'It isn’t saved. You can still copy it.',
  keptWithoutRecord: 'What you typed for it is still on this device.',
});
