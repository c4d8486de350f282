import { defineMessages } from '#lib/messages/message.ts';

/** The list of imports, and how a new one begins. */
export const importsMessages = defineMessages('imports', {
  imports: 'Imports',
  people: 'People',
  organisations: 'Organisations',
  earlier: 'Earlier imports',
  none: 'Nothing has been imported yet.',
  notLoaded: 'We couldn’t load the imports.',
  find: 'Find an import',
  findHint: 'Search by file or person...',
  file: 'File',
  undoOf: 'Undo of {{file}}',
  kind: 'Kind',
  whenAndByWhom: 'When and by whom',
  result: 'Result',

  newImport: 'New import',
  whatIsIn: 'What is in the file?',
  notTaken: 'Not uploaded.',
  maybeTaken: 'We don’t know whether it was uploaded.',
  sameAgain: 'Choose the same file again: it won’t be imported twice.',
  chooseAFile: 'Choose a file',
  choose: 'Choose file',
  orDrop: 'or drop it here.',
  limits: 'CSV or Excel (.xlsx), up to {{megabytes}} MB and {{rows}} rows.',
  fileToImport: 'File to import',
  sending: 'Uploading the file',
  isEmpty: '{{file}} is empty.',
  isTooLarge: '{{file}} is larger than {{megabytes}} MB. Please split it.',
  firstYouSee: 'First you’ll see what each row would do. Nothing is saved until you confirm.',
  peopleRecognised:
    'People are matched by email: those already here are changed, anyone else is added.',
  organisationsRecognised:
    'Organisations are matched by code: those already here are changed, any others are added.',
  newInOne:
    'New people join {{name}}. Whoever belongs to another organisation isn’t changed by the file.',
  newInSeveral:
    'New people join the organisations their row names, among your {{count}}. Whoever belongs to another one isn’t changed by the file.',
  absentStays: 'Missing columns and empty cells leave things as they are.',
  samples:
    'A sample to start from: <csv>CSV</csv> or <excel>Excel</excel>. An export of the list works as well.',
  sampleCsv: 'Sample as CSV',
  sampleExcel: 'Sample as Excel',

  reading: 'Reading',
  columns: 'Columns to match',
  comparing: 'Comparing',
  ready: 'Ready to confirm',
  writing: 'Saving',
  done: 'Done',
  failed: 'Failed',
  dropped: 'Discarded',

  rows: { one: '{{count}} row', other: '{{count}} rows' },
  rowsSaved: {
    one: '{{written}} of {{count}} row saved',
    other: '{{written}} of {{count}} rows saved',
  },
  toAdd: '{{number}} new',
  toChange: '{{number}} to change',
  added: '{{number}} added',
  changed: '{{number}} changed',
  same: '{{number}} without change',
  problems: { one: '{{count}} problem', other: '{{count}} problems' },
  andThen: '{{before}}, {{last}}',
});
