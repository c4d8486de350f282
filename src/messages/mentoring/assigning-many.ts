import { defineMessages } from '#lib/messages/message.ts';

/** Areas for several learners: choose, look, assign. */
export const assigningManyMessages = defineMessages('assigningMany', {
  assignAreas: {
    one: 'Assign {{count}} area to learners',
    other: 'Assign {{count}} areas to learners',
  },
  learnersAndAreas: '{{learners}}, {{areas}}',
  stepChoose: 'Step 1 of 2: choose learners and areas',
  stepPreview: 'Step 2 of 2: check the preview',
  stepResult: 'Done: the result',

  addByName: 'Add a learner by name',
  orByOrganisation: 'Or by organisation',
  findOrganisation: 'Find an organisation',
  organisationsNotLoaded: 'We couldn’t load the organisations.',
  noSuchOrganisation: 'No organisation with learners matches “{{typed}}”.',
  noOrganisations: 'No organisation has learners yet.',
  showFewer: 'Show fewer',
  showAll: 'Show all {{total}}',
  firstOrganisations: 'The first {{most}} organisations; type to narrow them down',
  organisationsCount: { one: '{{count}} organisation', other: '{{count}} organisations' },
  someChosen: '{{learners}}, {{number}} chosen',
  addLearners: { one: 'Add {{count}}', other: 'Add all {{count}}' },
  addLearnersOf: {
    one: 'Add {{count}} of {{organisation}}',
    other: 'Add all {{count}} of {{organisation}}',
  },
  removeLearners: { one: 'Remove {{count}}', other: 'Remove all {{count}}' },
  removeLearnersOf: {
    one: 'Remove {{count}} of {{organisation}}',
    other: 'Remove all {{count}} of {{organisation}}',
  },

  yourChoice: 'Your choice',
  chosenLearners: 'Chosen learners',
  tooMany: 'At most {{most}} learners at once. Nobody was added.',
  nobodyChosen: 'Nobody is chosen yet.',
  takeOut: 'Remove {{learner}}',
  takeAllOut: 'Remove all',
  bringBack: {
    one: 'Undo: bring back {{count}} learner',
    other: 'Undo: bring back {{count}} learners',
  },
  preview: 'Preview',
  previewBoth: 'Preview {{learners}}, {{areas}}',
  promise: 'Nothing is assigned until you have checked the preview.',

  noPreview: 'We couldn’t prepare the preview.',
  choiceAsItWas: 'Your choice hasn’t changed.',
  nothingToAssign: 'There is nothing to assign.',
  assignTo: { one: 'Assign to {{count}} learner', other: 'Assign to {{count}} learners' },
  ofLearner: '{{learner}}: {{why}}',

  cameOutOtherwise: {
    one: 'The result differs from the preview for {{count}} learner, because something changed in between. What happened is below.',
    other:
      'The result differs from the preview for {{count}} learners, because something changed in between. What happened is below.',
  },
  download: 'Download the result (CSV)',
  sameLearners: 'Same learners, other areas',
  otherLearners: 'Other learners',

  twoSentences: '{{first}} {{next}}',
  undoneFor: { one: 'Undone for {{count}} learner.', other: 'Undone for {{count}} learners.' },
  undoneForNobody: 'There was nothing left to undo.',
  keepChanged: {
    one: '{{count}} was changed since and keeps it.',
    other: '{{count}} were changed since and keep it.',
  },
  noLongerHad: {
    one: '{{count}} no longer had it.',
    other: '{{count}} no longer had it.',
  },
  leftOut: {
    one: '{{count}} can no longer be changed and was left out.',
    other: '{{count}} can no longer be changed and were left out.',
  },

  show: 'Show',
  all: 'All {{total}}',
  outcomeCount: '{{outcome}} {{number}}',
  otherThanPreviewed: 'differs from the preview',
  willGet: 'Will be assigned',
  got: 'Assigned',
  alreadyHas: 'Already has',
  alreadyHad: 'Already had',
  atTheLimit: 'At the limit',
  inactive: 'Inactive',
  removed: 'Undone',
  changedSince: 'Kept, changed since',
  removedSince: 'Removed since',

  nobodyWillGet: 'Nobody will be assigned anything new',
  nobodyGot: 'Nobody was assigned anything new',
  someWillGet: '{{number}} of {{learners}} will be assigned something new, {{areas}} in all',
  someGot: '{{number}} of {{learners}} assigned something new, {{areas}} in all',
  haveSome: {
    one: '{{count}} already has some of it.',
    other: '{{count}} already have some of it.',
  },
  hadSome: { one: '{{count}} already had some of it.', other: '{{count}} already had some of it.' },
  areAtTheLimit: {
    one: '{{count}} is at the limit of 3 areas.',
    other: '{{count}} are at the limit of 3 areas.',
  },
  areInactive: {
    one: '{{count}} has an account that is switched off.',
    other: '{{count}} have accounts that are switched off.',
  },

  fileResult: 'Result',
  filePreview: 'Preview',
  fileAddress: 'Address',
});
