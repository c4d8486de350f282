import { defineMessages } from '#lib/messages/message.ts';

/** The list of imports, and how a new one begins. */
export const importsMessages = defineMessages('imports', {
  imports: 'Imports',
  people: 'People',
  organisations: 'Organisations',
  earlier: 'Earlier imports',
  none: 'Nothing has been imported yet.',
  notLoaded: 'The imports could not be loaded.',
  find: 'Find an import',
  findHint: 'Search by file or person...',
  file: 'File',
  kind: 'Kind',
  whenAndByWhom: 'When and by whom',
  result: 'Result',

  newImport: 'New import',
  whatIsIn: 'What is in the file?',
  notTaken: 'Not taken.',
  chooseAFile: 'Choose a file',
  choose: 'Choose file',
  orDrop: 'or drop it here.',
  limits: 'CSV or Excel (.xlsx), up to {{megabytes}} MB and {{rows}} rows.',
  fileToImport: 'File to import',
  sending: 'Sending the file',
  isEmpty: '{{file}} is empty.',
  isTooLarge: '{{file}} is larger than {{megabytes}} MB. Please split it.',
  firstYouSee: 'First you see what each row would do. Nothing is written before you confirm.',
  peopleRecognised:
    'A person is recognised by email: who is known already is changed, anybody else is added.',
  organisationsRecognised:
    'An organisation is recognised by its code: one that is known already is changed, any other is added.',
  absentStays: 'A column that is not there, or a cell that is empty, leaves things as they are.',
  samples:
    'A sample to start from: <csv>CSV</csv> or <excel>Excel</excel>. An export of the list works as well.',
  sampleCsv: 'Sample as CSV',
  sampleExcel: 'Sample as Excel',

  reading: 'Reading',
  columns: 'Columns to match',
  comparing: 'Comparing',
  ready: 'Waits for you',
  writing: 'Writing',
  done: 'Done',
  failed: 'Failed',
  dropped: 'Put aside',

  rows: { one: '{{count}} row', other: '{{count}} rows' },
  toAdd: '{{number}} new',
  toChange: '{{number}} to change',
  added: '{{number}} added',
  changed: '{{number}} changed',
  same: '{{number}} without change',
  problems: { one: '{{count}} problem', other: '{{count}} problems' },
  andThen: '{{before}}, {{last}}',
});
