import { defineMessages } from '#lib/messages/message.ts';

/** What a file of phrases would add, shown before it is imported. */
export const phraseImportMessages = defineMessages('phraseImport', {
  title: 'Import phrases',
  wouldAdd: {
    one: '{{file}} would add {{count}} phrase.',
    other: '{{file}} would add {{count}} phrases.',
  },
  wouldAddNothing: '{{file}} would add nothing.',
  unchanged: {
    one: '{{count}} row is there already.',
    other: '{{count}} rows are there already.',
  },
  problems: {
    one: '{{count}} row can’t be imported:',
    other: '{{count}} rows can’t be imported:',
  },
  confirm: {
    one: 'Import {{count}} phrase',
    other: 'Import {{count}} phrases',
  },
});
