import { defineMessages } from '#lib/messages/message.ts';

/** What each row of a file does. */
export const importRowsMessages = defineMessages('importRows', {
  rows: 'Rows',
  notLoaded: 'We couldn’t load the rows.',
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
    'chosen again through an invitation to this address, because it was never verified. The current password stops working and they’re logged out.',
  byLaterInvitation:
    'none until an invitation is sent to this address, because it was never verified.',
  learnersLeft: {
    one: '{{count}} learner will then have no mentor.',
    other: '{{count}} learners will then have no mentor.',
  },
  inManyRows: 'The same problem is in many rows:',
  problemRows: 'Problem rows to fix and upload again: <csv>CSV</csv> <excel>Excel</excel>',
  problemsCsv: 'Problem rows as CSV',
  problemsExcel: 'Problem rows as Excel',
});
