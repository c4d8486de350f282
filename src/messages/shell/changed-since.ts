import { defineMessages } from '#lib/messages/message.ts';

/** Somebody saved a record while somebody else was changing it. */
export const changedSinceMessages = defineMessages('changedSince', {
  answer: 'The answer was changed since you opened it.',
  area: 'The area was changed since you opened it.',
  areasOf: 'The areas of {{learner}} were changed since you saw them.',
  asset: 'The asset was changed since you opened it.',
  draft: 'The draft was changed on another device.',
  import: 'The columns were matched differently since you saw these rows. Check the rows again.',
  signInProvider: 'The provider was changed since you opened it.',
  signInPolicy: 'How people log in was changed since you opened it.',
  factorRule: 'The rule was changed since you opened it.',
  language: 'The language was changed since you opened it.',
  order: 'The order was changed since you saw it.',
  organisation: 'The organisation was changed since you opened it.',
  phrase: 'The phrase was changed since you opened it.',
  pod: 'The pod was changed since you opened it.',
  questions: 'The list of questions was changed since you opened it.',
  reflection: 'The reflection was changed since you opened it.',
  review: 'The review was changed since you opened it.',
  subscription: 'The subscription was changed since you opened it.',
  text: 'The text was changed since you opened it.',
  user: 'The user was changed since you opened it.',
  word: 'The tag was changed since you opened it.',
});
