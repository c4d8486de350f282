import { defineMessages } from '#lib/messages/message.ts';

/** What would make a password better, by the names that zxcvbn gives its suggestions. */
export const passwordAdviceMessages = defineMessages('passwordAdvice', {
  l33t: 'Avoid predictable letter substitutions like “@” for “a”.',
  reverseWords: 'Avoid reversed spellings of common words.',
  allUppercase: 'Capitalise some letters, but not all.',
  capitalization: 'Capitalise more than the first letter.',
  dates: 'Avoid dates and years that are associated with you.',
  recentYears: 'Avoid recent years.',
  associatedYears: 'Avoid years that are associated with you.',
  sequences: 'Avoid common character sequences.',
  repeated: 'Avoid repeated words and characters.',
  longerKeyboardPattern: 'Use longer keyboard patterns and change typing direction multiple times.',
  anotherWord: 'Add more words that are less common.',
  useWords: 'Use multiple words, but avoid common phrases.',
  noNeed: 'You can create strong passwords without using symbols, numbers, or uppercase letters.',
  pwned: 'If you use this password elsewhere, you should change it.',
  fewWords: 'Three or four unusual words in a row work well.',
});
