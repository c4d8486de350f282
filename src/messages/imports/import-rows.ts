import { defineMessages } from '#lib/messages/message.ts';

/** What each row of a file does. */
export const importRowsMessages = defineMessages('importRows', {
  rows: 'Rows',
  notLoaded: 'The rows could not be loaded.',
  noneLikeThat: 'No rows match.',
  row: 'Row',
  rowNumber: '<word>Row </word>{{line}}',
  result: 'Result',
  changesOrProblems: 'What changes, or what’s wrong',
  show: 'Show',
  all: 'All {{number}}',
  some: '{{outcome}} {{number}}',
  new: 'New',
  change: 'Change',
  noChange: 'No change',
  problem: 'Problem',
  added: 'Added',
  changed: 'Changed',
  presentPassword: 'the current one',
  byInvitation:
    'chosen again through an invitation to this address, as nobody has shown yet that its email reaches them. The current password stops working and they are logged out.',
  byLaterInvitation:
    'none until an invitation is sent to this address, as nobody has shown yet that its email reaches them.',
  problemRows: 'Problem rows to fix and upload again: <csv>CSV</csv> <excel>Excel</excel>',
  problemsCsv: 'Problem rows as CSV',
  problemsExcel: 'Problem rows as Excel',
});
