import { defineMessages } from '#lib/messages/message.ts';

/** Lists whose rows can be selected and acted on. */
export const selectionMessages = defineMessages('selection', {
  allSelected: { one: '{{count}} selected', other: 'All {{count}} selected' },
  clear: 'Clear selection',
  select: 'Select {{name}}',
  selectAll: { one: 'Select the only one', other: 'Select all {{count}}' },
  selectPage: 'Select this page',
  selected: { one: '{{count}} selected', other: '{{count}} selected' },
});
