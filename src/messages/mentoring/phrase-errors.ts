import { defineMessages } from '#lib/messages/message.ts';

/** Why a phrase can't be saved, and what is wrong with a row of a file of phrases. */
export const phraseErrorsMessages = defineMessages('phraseErrors', {
  twice: 'You already have this phrase.',
  tooMany: {
    one: 'You can have {{count}} phrase. Remove one first.',
    other: 'You can have {{count}} phrases. Remove some first.',
  },
  tooManyInTeam: {
    one: 'The team can have {{count}} phrase. Remove one first.',
    other: 'The team can have {{count}} phrases. Remove some first.',
  },
  twiceInTeam: 'The team already has this phrase.',
  authorHasIt: 'Its author has another phrase with these words.',
  notOfTheTeam: 'This phrase is no longer the team’s.',
  forAnother: 'This phrase is already there, for another question or for any.',
  isOfTheTeam: 'This phrase belongs to the team now. Only a learning designer can remove it.',
  notProposed: 'This phrase is no longer proposed.',
  undoTooLate: 'This can no longer be undone. You can approve the phrase after all.',
  noPhrases: 'This file contains no phrases. It needs a column “phrase”.',
  rowEmpty: 'This row has no phrase.',
  rowTooLong: {
    one: 'This phrase is longer than {{count}} character, or contains one that can’t be stored.',
    other: 'This phrase is longer than {{count}} characters, or contains one that can’t be stored.',
  },
  unknownPlaceholder:
    '{{placeholder}} means nothing in a phrase. Only {learner} is replaced, with the learner’s name.',
  noQuestion: 'No question that learners are asked has this wording.',
  severalQuestions:
    'Several questions have this wording. Name the area or pod in the column “area_or_pod”.',
});
