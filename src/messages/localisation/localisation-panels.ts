import { defineMessages } from '#lib/messages/message.ts';

/** What opens beside the texts: languages, files, and the history of one. */
export const localisationPanelsMessages = defineMessages('localisationPanels', {
  code: 'Code',
  codeHint: 'A BCP 47 code, such as mi, sm or zh-Hans.',
  name: 'Name in English',
  nativeName: 'Its own name',
  mayChoose: 'People can choose it',
  mayChooseNamed: 'People can choose {{name}}',
  englishStays: 'Whatever is missing is shown in English, so it can’t be switched off.',
  addLanguage: 'Add language',
  languageDraft: 'A new language',
  added: '{{name}} added. It is switched off until you switch it on.',

  exportAll: 'Export',
  exportAbout: 'Every text in {{language}} with its English, to be translated elsewhere.',
  exportCsv: 'Export as CSV',
  exportJson: 'Export as JSON',
  import: 'Import',
  importAbout: 'A file exported from here, CSV or JSON. First you’ll see what it would change.',
  choose: 'Choose a file',
  fileToImport: 'File of texts',
  notTaken: 'The file wasn’t imported.',
  previewOf: 'What {{file}} would change',
  wouldChange: {
    one: '{{count}} text would change.',
    other: '{{count}} texts would change.',
  },
  wouldNothing: 'It would change nothing.',
  unchanged: {
    one: '{{count}} row is empty or would change nothing.',
    other: '{{count}} rows are empty or would change nothing.',
  },
  unknown: {
    one: '{{count}} key isn’t known here:',
    other: '{{count}} keys aren’t known here:',
  },
  problems: {
    one: '{{count}} row can’t be imported:',
    other: '{{count}} rows can’t be imported:',
  },
  problem: 'Row {{line}}: {{reason}}',
  problemOf: 'Row {{line}}, {{key}}: {{reason}}',
  confirm: {
    one: 'Change {{count}} text',
    other: 'Change {{count}} texts',
  },
  imported: {
    one: '{{count}} text changed.',
    other: '{{count}} texts changed.',
  },
  lastImports: 'Recently imported',
  importedBy: '{{file}}: {{texts}}, {{at}}, by {{who}}',
  textCount: { one: '{{count}} text', other: '{{count}} texts' },
  undo: 'Undo the import of {{file}}',
  undone: 'undone',
  restored: {
    one: '{{count}} text is as it was before.',
    other: '{{count}} texts are as they were before.',
  },
  kept: {
    one: '{{count}} was changed again since and stays.',
    other: '{{count}} were changed again since and stay.',
  },

  historyNotLoaded: 'We couldn’t load the history.',
  neverChanged: 'Nobody has changed this.',
  changedBy: '{{who}}, {{at}}',
  fromFile: 'from the file {{file}}',
  before: 'Before',
  after: 'After',
  asItCame: 'original',
});
