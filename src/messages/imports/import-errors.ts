import { defineMessages } from '#lib/messages/message.ts';

/** Why an import can't go on as somebody asked. */
export const importErrorsMessages = defineMessages('importRefusals', {
  columnsChosen: 'The columns of this import can no longer be chosen.',
  columnCount: {
    one: 'This file has {{count}} column.',
    other: 'This file has {{count}} columns.',
  },
  noField: 'There is no field {{field}}.',
  twice: 'Two columns are marked as the same thing. Please leave one out.',
  withoutEmail: 'Please say which column holds the email: people are matched by it.',
  withoutCode: 'Please say which column holds the code: organisations are matched by it.',
  notReady: 'This import isn’t ready to be confirmed.',
  nothingToWrite: 'There is nothing to save: no row would change anything.',
  nothingToUndo: 'There is nothing of this import to undo.',
  notDroppable: 'This import can no longer be discarded.',
});
