import { defineMessages } from '#lib/messages/message.ts';

/** What a call says of its own limits, where the sentence for every field would not help enough. */
export const limitsMessages = defineMessages('limits', {
  areas: "Can't assign more than {{most}} areas",
  order: 'The order must be a number.',
  wholeOrder: 'The order must be a whole number from 1 to 999,999,999.',
  learners: 'Choose at most {{most}} learners at once.',
  people: 'Choose at most {{most}} people at once, or narrow the list down.',
  noPeople: 'Choose at least one person.',
  noLearner: 'Choose at least one learner.',
  noMentor: 'Choose at least one mentor.',
  questions: 'A list holds at most {{most}} questions.',
});
