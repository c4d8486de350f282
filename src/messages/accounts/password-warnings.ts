import { defineMessages } from '#lib/messages/message.ts';

/** Why a password is easily guessed, by the names that zxcvbn gives its findings. */
export const passwordWarningsMessages = defineMessages('passwordWarnings', {
  straightRow: 'Straight rows of keys on your keyboard are easy to guess.',
  keyPattern: 'Short keyboard patterns are easy to guess.',
  simpleRepeat: 'Repeated characters like “aaa” are easy to guess.',
  extendedRepeat: 'Repeated character patterns like “abcabcabc” are easy to guess.',
  sequences: 'Common character sequences like “abc” are easy to guess.',
  recentYears: 'Recent years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is a heavily used password.',
  topHundred: 'This is a frequently used password.',
  common: 'This is a commonly used password.',
  similarToCommon: 'This is similar to a commonly used password.',
  wordByItself: 'Single words are easy to guess.',
  namesByThemselves: 'Single names or surnames are easy to guess.',
  commonNames: 'Common names and surnames are easy to guess.',
  userInputs: 'Personal details and the name of this service are easy to guess.',
  pwned: 'Your password was exposed by a data breach on the Internet.',
});
