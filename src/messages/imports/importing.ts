import { defineMessages } from '#lib/messages/message.ts';

/** One import, from reading its file to what it did. */
export const importingMessages = defineMessages('importing', {
  readAs: 'Read as',
  begun: 'Started',
  confirmed: 'Confirmed',
  invitations: 'Invitations',
  withInvitations: 'Sent with this import',
  withoutInvitations: 'Not sent with this import',
  state: 'State',
  whenAndWho: '{{at, dayAndTime}}, {{name}}',

  stepReading: 'Reading the file',
  stepColumns: 'What is in the columns?',
  stepComparing: 'Comparing every row with what’s already here',
  stepReady: 'Nothing is saved yet. Check the rows, then confirm',
  stepNothingToSave: 'Nothing to confirm',
  stepWriting: 'Saving',
  stepDone: 'Done',
  stepFailed: 'This import failed',
  stepDropped: 'Discarded',

  progress: 'Progress',
  rowsDone: '{{done}} of {{total}} rows',
  outOfDate: 'This may be out of date. {{why}} We’ll keep trying.',
  lookingForRows: 'Looking for the rows',
  withTimeLeft: '{{progress}}, about {{time}} left',
  aFewSeconds: 'a few seconds',
  goesOnAlone:
    'You can close this page: the import keeps going, and you can come back to it from the list of imports.',

  peopleNeed:
    'The email is required, because people are matched by it. New people also need a name, in one column or as first and last name.',
  organisationsNeed:
    'The code is required, because organisations are matched by it. New ones also need a name, a type, a region and an email.',
  isRemembered: 'We’ll remember this for the next file with the same headers.',
  compareRows: 'Compare the rows',
  leaveOut: 'Leave out',
  column: 'Column {{letter}}',
  forExample: 'For example: {{samples}}',
  everyCellEmpty: 'Every cell is empty',

  nothingToWrite: 'There is nothing to save: no row would change anything.',
  nothingButProblems: 'There is nothing to save: each row has a problem or would change nothing.',
  changeColumns: 'Change columns',
  putAside: 'Discard',
  discardThis: 'Discard this import?',
  discardKeepsPeople: 'What was read from {{file}} will be deleted. No user is added or changed.',
  discardKeepsOrganisations:
    'What was read from {{file}} will be deleted. No organisation is added or changed.',
  notDiscarded: 'Not discarded.',
  maybeDiscarded: 'We don’t know whether it was discarded.',
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
  peopleAdded: { one: '{{count}} person will be added.', other: '{{count}} people will be added.' },
  peopleChanged: {
    one: '{{count}} person will be changed.',
    other: '{{count}} people will be changed.',
  },
  organisationsAdded: {
    one: '{{count}} organisation will be added.',
    other: '{{count}} organisations will be added.',
  },
  organisationsChanged: {
    one: '{{count}} organisation will be changed.',
    other: '{{count}} organisations will be changed.',
  },
  rowsSame: {
    one: '{{count}} row would change nothing.',
    other: '{{count}} rows would change nothing.',
  },
  rowsLeftOut: {
    one: '{{count}} row with a problem will be left out; you can download it.',
    other: '{{count}} rows with a problem will be left out; you can download them.',
  },
  newWithoutRole: {
    one: '{{count}} new person has no role, so there is nothing they can do yet. You can write their role in a Roles column and upload the file again, or give it to them afterwards, under Users.',
    other:
      '{{count}} new people have no role, so there is nothing they can do yet. You can write their roles in a Roles column and upload the file again, or give them roles afterwards, under Users.',
  },
  newWithoutOrganisation: {
    one: '{{count}} new person is put into no organisation. If the file says where they work, press Change columns and choose Organisation codes for that column: names are understood as well.',
    other:
      '{{count}} new people are put into no organisation. If the file says where they work, press Change columns and choose Organisation codes for that column: names are understood as well.',
  },
  rowsWithoutOrganisation: {
    one: '{{count}} new person is put into no organisation, as their row doesn’t name one.',
    other: '{{count}} new people are put into no organisation, as their rows don’t name one.',
  },
  leavesLearners: {
    one: '{{count}} mentor is switched off or loses the role, and {{learners}} will then have no mentor. You can assign the learners to someone else first, under Mentors and learners.',
    other:
      '{{count}} mentors are switched off or lose the role, and {{learners}} will then have no mentor. You can assign the learners to someone else first, under Mentors and learners.',
  },
  changedMeanwhile: 'If someone changes a record in the meantime, it is left alone and reported.',
  sendInvitations: 'Send invitations now',
  invitationsSent: {
    one: '{{count}} person will get an email with a link to choose a password.',
    other: '{{count}} people will get an email with a link to choose a password.',
  },
  nobodyIsTold: 'Nobody is emailed. You can send each invitation later, from the list of users.',
  notStarted: 'Not started.',
  maybeStarted: 'We don’t know whether it was started.',

  didThis: '{{result}}.',
  addedWithoutRole: {
    one: '{{count}} person who was added has no role yet, so there is nothing they can do. <users>Select them in the list of users</users>',
    other:
      '{{count}} people who were added have no role yet, so there is nothing they can do. <users>Select them in the list of users</users>',
  },
  showAdded: 'Show the people it added',
  problemsLeftOut: 'The problem rows were left out.',
  wasPutAside: 'This import was discarded. What was in the file has been deleted.',
});
