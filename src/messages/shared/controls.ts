import { defineMessages } from '#lib/messages/message.ts';

/** What the controls of src/web/ui say themselves, on every screen. */
export const controlsMessages = defineMessages('controls', {
  copyIt: 'Copy {{what}}',
  copyYourself: 'Could not copy. Select the text and copy it yourself.',
  dragHint: 'Drag, or press to choose a position',
  draftIsBack: 'Your draft from {{at}} is back. It isn’t saved yet.',
  draftNotKept: 'Not kept on this device: save before you leave this page.',
  errors: 'Whoops! Something went wrong.',
  fieldError: '{{label}}: {{message}}',
  foundOf: '{{found}} of {{total}}',
  hide: 'Hide <hidden>{{what}}</hidden>',
  menuKeys: 'Alt and the up or down arrow key move it by one.',
  move: 'Move',
  moveDown: 'Move {{name}} down',
  moveIt: 'Move {{name}}',
  movePosition: 'Move {{name}} to position…',
  moveToPosition: 'Move to position',
  moveUp: 'Move {{name}} up',
  movedTo: '{{noun}} {{from}} moved to position {{to}} of {{total}}',
  noneIsCalledThat: 'Nothing matches.',
  ofAll: 'of {{total}}',
  now: '{{number}} (now)',
  show: 'Show <hidden>{{what}}</hidden>',
});
