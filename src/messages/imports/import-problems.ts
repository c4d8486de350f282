import { defineMessages } from '#lib/messages/message.ts';

const anything = 'Please choose a CSV file or an Excel file (.xlsx).';

/** Why a file can't be imported, or a row of it. Kept with the import, as its importer read it. */
export const importProblemsMessages = defineMessages('importProblems', {
  empty: 'This file is empty.',
  oldExcel:
    'This is an older Excel file (.xls), or one with a password. Please save it as .xlsx without a password, or as CSV.',
  macros: 'This Excel file contains macros. Please save it as .xlsx or as CSV.',
  openDocument: `This is an OpenDocument file. ${anything}`,
  noTable: `This isn’t a table of rows. ${anything}`,
  webPage: `This is a web page, not a table of rows. ${anything}`,
  anotherKind: `This is another kind of file, not a table of rows. ${anything}`,
  damaged: 'This file is damaged. Please open it, save it again and try once more.',
  tooMuch: 'This file takes too long or too much memory to read.',
  tooMuchInside:
    'There is far more in this file than 20,000 rows need. Please remove what isn’t part of the table, or split it.',
  allHidden:
    'Every sheet of this Excel file is hidden. Please show the one with the table, and save it again.',
  noRows: 'There is no row below the header in this file.',
  noRowsInSheet:
    'There is no row below the header in the sheet “{{sheet}}”. If the table is in another sheet, open that one in Excel, save, and upload the file again.',
  tooManyRows:
    'This file has {{rows}} rows; at most {{most}} can be imported at once. Please split it.',
  tooManyColumns:
    'This file has {{columns}} columns; at most {{most}} can be imported. Please delete those that aren’t needed.',

  csv: 'CSV, {{separator}}, {{encoding}}',
  excel: 'Excel',
  excelSheet: 'Excel, sheet “{{sheet}}”',
  including: '{{readAs}}, including {{hidden}}',
  hiddenBoth: '{{one}} and {{others}}',
  hiddenRows: { one: '{{count}} hidden row', other: '{{count}} hidden rows' },
  hiddenColumns: { one: '{{count}} hidden column', other: '{{count}} hidden columns' },
  anotherSheet:
    '{{readAs}}. To import another sheet, open it in Excel, save, and upload the file again.',
  commas: 'commas',
  semicolons: 'semicolons',
  tabs: 'tabs',
  bars: 'vertical bars',
  savedTwice: 'UTF-8, saved twice',
  macRoman: 'Mac Roman',

  openQuote: 'A quotation mark (") is opened in this row and never closed.',
  tooManyCells:
    'This row has {{cells}} cells and the header {{columns}}. Is there a separator in a text without quotation marks?',
  tooFewCells: 'This row has {{cells}} of the {{columns}} cells of the header.',
  sameRow: 'Row {{row}} has the same {{field}}. Please keep one of them.',
  sameRows: 'Rows {{rows}} and {{last}} have the same {{field}}. Please keep one of them.',
  sameManyRows: {
    one: 'Rows {{rows}} and {{count}} more have the same {{field}}. Please keep one of them.',
    other: 'Rows {{rows}} and {{count}} more have the same {{field}}. Please keep one of them.',
  },
  sameRowExceptForZeros:
    'Row {{row}} has the code “{{code}}”, which differs only in leading zeros. Please keep one of them.',
  formula: 'This cell contains a formula. Please put its result there instead.',
  formulaError:
    'This cell holds the error {{error}} instead of a value. Please write the value there, or empty the cell.',
  oneAddress:
    'There is more in this cell than one email address. Please leave only the address, without spaces.',
  lostLetter:
    'A letter was lost here, probably a macron, when the file was saved. Please fix it, and save as “CSV UTF-8”.',
  yesOrNo: 'Please write Yes or No.',
  noRole: 'There is no role “{{role}}”. Choose from: {{choices}}.',
  roleOfService:
    'Only an administrator of the service gives the role “{{role}}”. Choose from: {{choices}}.',
  noOrganisation: 'There is no organisation with the code or name “{{named}}”.',
  severalOfCode:
    'There is no organisation with the code “{{code}}”, but several differ from it only in leading zeros: {{codes}}. Please write the whole code.',
  severalOfName:
    'There are several organisations with the name “{{name}}”. Please write the code of one instead.',
  moreUnclear: {
    one: 'Nor is it clear which organisation {{count}} more word in this cell means.',
    other: 'Nor is it clear which organisations {{count}} more words in this cell mean.',
  },
  tooManyNamed: 'This cell names more than {{most}} organisations.',
  exceptForZeros:
    '{{name}} has the code “{{code}}”, which differs only in leading zeros. If this row is about it, please write its code exactly like that.',
  changedCode:
    'A spreadsheet program has probably changed what was typed into “{{code}}”. Please format the column of codes as text and type the code again.',
  ownOrganisation: 'Please name at least one of your organisations, by its code or name.',
  type: 'Please write {{one}} or {{other}}.',
  noRegion: 'There is no education region “{{region}}”. Choose from: {{choices}}.',
  changedSince:
    'This was changed after the preview, so the row wasn’t saved. Upload the file again to compare it again.',
  addedSince:
    'This was added after the preview, so the row wasn’t saved. Upload the file again to see what it would change.',

  undoGone: 'This is no longer found under the same email or code, so it stays as it is.',
  undoAdded: 'An organisation that was added isn’t removed. You can change its details.',
  undoLoggedIn:
    'This person has logged in since the import, so their account stays active. You can switch it off in the list of users.',
  undoChanged: '{{field}}: changed again since the import, so this row stays as it is.',

  stopped: {
    one: '{{name}} can no longer manage people, so this stopped after {{count}} row. Another administrator can upload the file again to save the rest.',
    other:
      '{{name}} can no longer manage people, so this stopped after {{count}} rows. Another administrator can upload the file again to save the rest.',
  },
  stoppedBefore:
    '{{name}} can no longer manage these people, so this stopped before anything was saved. Another administrator can upload the file again.',
});
