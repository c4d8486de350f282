import { defineMessages } from '#lib/messages/message.ts';

/** A list whose rows are put in order by hand. */
export const sortableListMessages = defineMessages('controls', {
  dragHint: 'Drag, or press to choose a position',
  menuKeys: 'Alt and the up or down arrow key move it by one.',
  move: 'Move',
  moveDown: 'Move {{name}} down',
  moveIt: 'Move {{name}}',
  movePosition: 'Move {{name}} to position…',
  moveToPosition: 'Move to position',
  moveUp: 'Move {{name}} up',
  movedTo: '{{noun}} {{from}} moved to position {{to}} of {{total}}',
  now: '{{number}} (now)',
  ofAll: 'of {{total}}',
});
