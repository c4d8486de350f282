import { defineMessages } from '#lib/messages/message.ts';

/** What is wrong with something that was sent, beside its field, as clients of the API know it. */
export const validationMessages = defineMessages('validation', {
  required: 'The {{field}} field is required.',
  invalid: 'The {{field}} field is invalid.',
  selected: 'The selected {{field}} is invalid.',
  taken: 'The {{field}} has already been taken.',

  anotherKind: 'The {{field}} field must be of another kind.',
  string: 'The {{field}} field must be a string.',
  array: 'The {{field}} field must be an array.',
  object: 'The {{field}} field must be an object.',
  number: 'The {{field}} field must be a number.',
  integer: 'The {{field}} field must be an integer.',
  flag: 'The {{field}} field must be true or false.',

  anotherForm: 'The {{field}} field must be of another form.',
  uuid: 'The {{field}} field must be a valid UUID.',
  email: 'The {{field}} field must be a valid email address.',
  login: 'The {{field}} field must hold no user name or password: nothing before an @.',
  url: 'The {{field}} field must be a web address that begins with http:// or https://.',
  dateAndTime: 'The {{field}} field must be a valid date and time.',
  date: 'The {{field}} field must be a valid date.',
  years: 'The {{field}} field must lie between 1900 and 2199.',

  mostCharacters: 'The {{field}} field must not be greater than {{most}} characters.',
  mostItems: 'The {{field}} field must not have more than {{most}} items.',
  most: 'The {{field}} field must not be greater than {{most}}.',
  leastCharacters: 'The {{field}} field must be at least {{least}} characters.',
  leastItems: 'The {{field}} field must have at least {{least}} items.',
  least: 'The {{field}} field must be at least {{least}}.',

  confirmed: 'The {{field}} field confirmation does not match.',
  controls: 'The {{field}} field holds a character that can’t be stored.',

  givenData: 'The given data was invalid.',
  andMore: {
    one: '{{first}} (and {{count}} more error)',
    other: '{{first}} (and {{count}} more errors)',
  },
});
