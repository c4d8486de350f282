import { defineMessages } from '#lib/messages/message.ts';

/** A list of questions while it is being changed, and what became of saving it. */
export const questionsEditingMessages = defineMessages('questionsEditing', {
  count: { one: '{{count}} question', other: '{{count}} questions' },
  question: 'Question',
  numbered: 'Question {{number}}',
  inSentence: 'question {{number}}',
  addQuestion: 'Add question',
  addNew: 'Add a new question',
  newQuestion: 'New question',
  confirmNew: 'Add Question',
  confirmUpdate: 'Update Question',
  deleteQuestion: 'Delete Question',
  addAsMany: { one: 'Add as {{count}} question', other: 'Add as {{count}} questions' },
  moreThanFit: 'A list holds at most {{most}} questions.',
  oneTooLong: 'Line {{number}} is too long for a question. Shorten it first.',
  keys: 'Enter to confirm, Escape to cancel, Shift + Enter for a new line.',
  needsWords: 'Enter a question.',
  tooLong: 'This question is too long. Shorten it first.',
  lostWords: 'A question is empty. Enter one, or press Cancel beside it.',
  editNumbered: 'Edit question {{number}}',
  activeNumbered: 'Question {{number}} active',
  notAsked: 'Inactive: not asked',
  inactive: 'Inactive',

  wasAdded: 'Question {{number}} added',
  wasUpdated: 'Question {{number}} updated',
  wasDeleted: 'Question {{number}} deleted',
  isBack: 'Question {{number}} is back',
  isActive: 'Question {{number}} is active',
  isInactive: 'Question {{number}} is inactive',
  deleted: 'Question deleted.',
  deletedUntilSaved: 'Deleted, until you save',
  undoDeleting: 'Undo deleting “{{question}}”',

  unsavedChanges: { one: '{{count}} unsaved change', other: '{{count}} unsaved changes' },
  noChanges: 'No unsaved changes',
  changesDiscarded: 'Changes discarded',
  discard: 'Discard',
  saveKeys: 'Ctrl + Enter',
  notSavedChanges: 'Unsaved changes',
  added: '{{number}} added',
  changed: '{{number}} changed',
  gone: '{{number}} deleted',
  moved: '{{number}} moved',
  fromThen: 'from {{at}}',
  savedForAll: 'Saved. No learner is part-way through.',
  savedForAllAt: 'Saved {{at}}. No learner is part-way through.',
  savedPartWay: {
    one: 'Saved. {{count}} learner is part-way through and keeps the questions they started with.',
    other:
      'Saved. {{count}} learners are part-way through and keep the questions they started with.',
  },
  savedPartWayAt: {
    one: 'Saved {{at}}. {{count}} learner is part-way through and keeps the questions they started with.',
    other:
      'Saved {{at}}. {{count}} learners are part-way through and keep the questions they started with.',
  },
  shorterInTeReo: {
    one: 'Learners who read te reo Māori will be asked {{count}} question instead of {{english}}.',
    other:
      'Learners who read te reo Māori will be asked {{count}} questions instead of {{english}}.',
  },
  allEnglish: {
    one: 'This question is still in English, so it doesn’t count as te reo Māori: learners get the English one.',
    other:
      'These questions are still in English, so they don’t count as te reo Māori: learners get the English ones.',
  },
  someEnglish: {
    one: '{{count}} question is still in English and doesn’t count as te reo Māori.',
    other: '{{count}} questions are still in English and don’t count as te reo Māori.',
  },
  besideEnglish:
    'Questions are matched with the English ones by their place. Check there that they still match.',
  besideTeReo:
    'Questions are matched with those in te reo Māori by their place. Check there that they still match.',
  notSaved: '<strong>Not saved.</strong> {{why}}',
  notSavedAtAll: '<strong>Not saved.</strong>',
  keptHere: 'Your changes are kept on this device.',
  refused: '<question>Question {{number}}</question>: {{why}}',

  savedMeanwhile: 'Another list of these questions was saved while you were changing them.',
  whichStays: 'Two lists of questions: which one stays?',
  bothAreHere:
    'Another list was saved while yours was being changed. Both are here, and nothing is lost until you choose.',
  changedAt: 'changed {{at}}',
  savedAt: 'saved {{at}}',
  bothFit:
    'Another list was saved while yours was being changed. You changed different things: joined, both are kept.',
  joinHow: 'what each of you changed, in one list to check before you save',
  bothChanged: {
    one: 'You both changed {{count}} question. In the joined list it is as you changed it.',
    other: 'You both changed {{count}} questions. In the joined list they are as you changed them.',
  },
  bothMoved: 'You both changed the order. The joined list has yours.',
  changedByBoth: 'changed by both of you',
  onlyHere: 'only here',
  wordedDifferently: 'worded differently',
});
