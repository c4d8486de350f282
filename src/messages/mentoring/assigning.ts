import { defineMessages } from '#lib/messages/message.ts';

/** The areas of a learner: what is ticked, in which order, and what comes of assigning it. */
export const assigningMessages = defineMessages('assigning', {
  // Word for word as people know them (specification, 5). They used to be alerts.
  noLearner: 'Please select user to assign and view learning',
  tooMany: "Can't assign more than 3 areas",
  incomplete: 'Please select learner and assign learners to learning areas',

  severalAtOnce: 'Several learners at once',
  noSuchLearner: 'We couldn’t find that learner. Pick one above.',
  learnersAreasNotLoaded: 'We couldn’t load the learner’s areas.',
  accountIsOff: '{{learner}}’s account is switched off. Areas can be assigned once it is on.',
  area: 'Area',
  areasCount: { one: '{{count}} area', other: '{{count}} areas' },
  unknownArea: 'Unknown area',
  chosenOf: '{{number}} of {{most}} chosen',
  findArea: 'Find an area',
  foundOf: { one: '{{count}} area of {{total}}', other: '{{count}} areas of {{total}}' },
  noSuchArea: 'No area matches.',

  isOff: 'Switched off: it can stay or be removed, but not assigned again.',
  isOffSince: 'Switched off since you ticked it, so it can’t be assigned. Untick it.',
  areaAsksNothing: 'No questions about the area yet.',
  podsAskNothing: 'Pods without questions yet: {{count}}.',
  written: { one: '{{count}} reflection written.', other: '{{count}} reflections written.' },
  willGo: {
    one: 'Will be removed. {{count}} reflection written there is kept.',
    other: 'Will be removed. {{count}} reflections written there are kept.',
  },
  willBeBack: {
    one: '{{count}} reflection from before will be back.',
    other: '{{count}} reflections from before will be back.',
  },
  keptFromBefore: {
    one: '{{count}} reflection from before is kept.',
    other: '{{count}} reflections from before are kept.',
  },

  orderForLearner: 'Order for this learner',
  chosenInOrder: 'Chosen areas, in order',
  nothingTicked: 'Nothing is ticked yet.',
  positionOf: 'Position of {{area}}',
  assignAreas: 'Assign learning areas',
  removeAll: 'Remove all areas',
  takesAway: {
    one: 'Removes the area {{learner}} has.',
    other: 'Removes all {{count}} areas {{learner}} has.',
  },
  writtenThere: {
    one: 'What is written there ({{count}} reflection) is kept.',
    other: 'What is written there ({{count}} reflections) is kept.',
  },

  changedElsewhere:
    '{{learner}}’s areas were changed elsewhere in the meantime. Now assigned: {{areas}}. Your choice would replace that.',
  areasAnd: '{{areas}} and {{last}}',
  noAreas: 'No areas',
  discarded: 'Your choice was discarded.',
  discard: 'Discard',
  hereAgain: 'Your choice from {{at}} is back, not assigned yet.',
  keptInPage: 'Not assigned yet. This device keeps it only until the page is closed.',
  kept: 'Not assigned yet, kept on this device.',
  draftOf: '{{learner}} · Assign learning',

  assigned: 'Assigned to {{learner}}',
  takenAway: 'All areas removed from {{learner}}',
  undone: 'Undone. {{learner}} has the areas from before again.',
  undoneToNone: 'Undone. {{learner}} has no areas, as before.',
  reviewLearning: 'Review learning <hidden>of {{learner}}</hidden>',
  notAssigned: 'Not assigned.',
  notTakenAway: 'Not removed.',
  notUndone: 'The change wasn’t undone.',
  unreachable:
    'We couldn’t reach the server. Your choice is kept on this device, and pressing again is safe.',
  offline: 'You are offline. Your choice is kept on this device, and pressing again is safe.',
});
