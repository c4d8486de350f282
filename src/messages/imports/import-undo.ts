import { defineMessages } from '#lib/messages/message.ts';

/** An import that puts back what an earlier one did. */
export const importUndoMessages = defineMessages('importUndo', {
  undo: 'Undo this import',
  shownFirst: 'First you’ll see what each row would put back. Nothing is saved until you confirm.',
  notBegun: 'The undo wasn’t started.',
  maybeBegun: 'We don’t know whether the undo was started.',
  underWay: 'This import is being undone. <undo>Follow it</undo>',
  waiting: 'An undo of this import is ready to confirm. <undo>Check it</undo>',
  done: 'This import was undone. <undo>See what was put back</undo>',
  putsBackPeople:
    'This puts back what {{file}} changed, and switches off the people it added. Whatever was changed since, and whoever has logged in, stays as it is.',
  putsBackOrganisations:
    'This puts back what {{file}} changed. Whatever was changed since stays as it is, and so do the organisations it added.',
  discardThis: 'Discard this undo?',
  discardKeeps: 'Nothing is put back. You can start another undo of {{file}} later.',
});
