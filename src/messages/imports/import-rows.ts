import { defineMessages } from '#lib/messages/message.ts';

/** What each row of a file does. */
export const importRowsMessages = defineMessages('importRows', {
  rows: 'Rows',
  notLoaded: 'The rows could not be loaded.',
  noneLikeThat: 'No row is like that.',
  row: 'Row',
  rowNumber: '<word>Row </word>{{line}}',
  result: 'Result',
  changesOrProblems: 'What changes, or what is wrong',
  show: 'Show',
  all: 'All {{number}}',
  some: '{{outcome}} {{number}}',
  new: 'New',
  change: 'Change',
  noChange: 'No change',
  problem: 'Problem',
  added: 'Added',
  changed: 'Changed',
  presentPassword: 'the present one',
  byInvitation:
    'chosen anew by an invitation to this address, as nobody has shown yet that its mail reaches them. The present password and its sessions end.',
  byLaterInvitation:
    'none until an invitation is sent to this address, as nobody has shown yet that its mail reaches them.',
  problemRows: 'Problem rows to mend and drop again: <csv>CSV</csv> <excel>Excel</excel>',
  problemsCsv: 'Problem rows as CSV',
  problemsExcel: 'Problem rows as Excel',
});
