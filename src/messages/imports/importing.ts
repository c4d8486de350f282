import { defineMessages } from '#lib/messages/message.ts';

/** One import, from reading its file to what it did. */
export const importingMessages = defineMessages('importing', {
  readAs: 'Read as',
  begun: 'Begun',
  confirmed: 'Confirmed',
  state: 'State',
  whenAndWho: '{{at, dayAndTime}}, {{name}}',

  stepReading: 'Reading the file',
  stepColumns: 'What is in the columns?',
  stepComparing: 'Comparing every row with what is here',
  stepReady: 'Nothing is written yet: look, then confirm',
  stepWriting: 'Writing',
  stepDone: 'Done',
  stepFailed: 'This did not work',
  stepDropped: 'Put aside',

  progress: 'Progress',
  rowsDone: '{{done}} of {{total}} rows',
  lookingForRows: 'Looking for the rows',
  withTimeLeft: '{{progress}}, about {{time}} left',
  aFewSeconds: 'a few seconds',
  goesOnAlone: 'You can close this page: it goes on, and the list of imports leads back here.',

  peopleNeed: 'The email is needed, as people are recognised by it; new people also need a name.',
  organisationsNeed:
    'The code is needed, as organisations are recognised by it; new ones also need a name, a type, a region and an email.',
  isRemembered: 'It is remembered for the next file with the same headers.',
  compareRows: 'Compare the rows',
  leaveOut: 'Leave out',
  column: 'Column {{letter}}',
  forExample: 'For example: {{samples}}',
  everyCellEmpty: 'Every cell is empty',

  nothingToWrite: 'There is nothing to write: no row would change anything.',
  nothingButProblems: 'There is nothing to write: each row is a problem or would change nothing.',
  changeColumns: 'Change columns',
  putAside: 'Put aside',
  everyColumnUsed: 'Every column of the file is used.',
  columnsNotUsed: 'Not used: {{columns}}.',

  addPeople: { one: 'Add {{count}} person', other: 'Add {{count}} people' },
  changePeople: { one: 'Change {{count}} person', other: 'Change {{count}} people' },
  addAndChangePeople: {
    one: 'Add {{count}} person and change {{changed}}',
    other: 'Add {{count}} people and change {{changed}}',
  },
  addOrganisations: { one: 'Add {{count}} organisation', other: 'Add {{count}} organisations' },
  changeOrganisations: {
    one: 'Change {{count}} organisation',
    other: 'Change {{count}} organisations',
  },
  addAndChangeOrganisations: {
    one: 'Add {{count}} organisation and change {{changed}}',
    other: 'Add {{count}} organisations and change {{changed}}',
  },
  confirm: '{{act}}?',
  peopleAdded: { one: '{{count}} person is added.', other: '{{count}} people are added.' },
  peopleChanged: { one: '{{count}} person is changed.', other: '{{count}} people are changed.' },
  organisationsAdded: {
    one: '{{count}} organisation is added.',
    other: '{{count}} organisations are added.',
  },
  organisationsChanged: {
    one: '{{count}} organisation is changed.',
    other: '{{count}} organisations are changed.',
  },
  rowsSame: {
    one: '{{count}} row would change nothing.',
    other: '{{count}} rows would change nothing.',
  },
  rowsLeftOut: {
    one: '{{count}} row with a problem is left out; you can download them.',
    other: '{{count}} rows with a problem are left out; you can download them.',
  },
  changedMeanwhile: 'A record that somebody changes meanwhile is left alone and reported.',
  sendInvitations: 'Send invitations now',
  invitationsSent: {
    one: '{{count}} person gets an email with a link to choose a password.',
    other: '{{count}} people get an email with a link to choose a password.',
  },
  nobodyIsTold: 'Nobody is told. You can send each invitation later, from the list of users.',
  notStarted: 'Not started.',

  didThis: '{{result}}.',
  problemsLeftOut: 'The problem rows were left out.',
  wasPutAside: 'This import was put aside. What was in the file has been deleted.',
});
