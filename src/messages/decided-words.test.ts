import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

/** Wordings that were read and put into plain words, and their kin: none of them comes back. */
const leftBehind = [
  'gives it what you need',
  'logged out everywhere else',
  'whose learner everybody is',
  'before they are written',
  'this installation',
  'marked with',
  'somebody',
  'needs a hand',
  'not taken up',
  'put right',
  /\bwaits? (for|to|since)\b/,
  'lately',
  /^again, round/,
  /[\d}] %/,
  'goes on',
  'go on',
  'gone on',
  'yours to write',
  'is writing here',
  'to hear more',
  'by mentors for 24 hours',
  'looked at again',
  'who reads in te reo',
  'no learner meets',
  'needs some words',
  /^got$/,
  'take all out',
  'give to',
  'choose none',
  'what would come of',
  'put aside',
  'drop again',
  'nothing stands in the way',
  /\bsign(ed|s|ing)? ?-?(in|out)\b(?! (evenly|of))/,
  /\bmails?\b(?! server)/,
  'nobody reads replies',
  'as it stands on paper',
  'does not include this page',
  'take it off',
  'taken off',
  'take back',
  'took back',
  'taken back',
  'no longer good',
  'all the same',
  'anew',
  'couldn’t be read',
  /^look at it$/,
  /\bbegan\b|\bbegun\b/,
  'newly assigned',
  'took the place',
  'takes its place',
  'took its place',
  'another login than',
  /\bby itself\b/,
  /\bwaits[;,.]/,
];

const wordsIn = (english: (typeof catalogue)[number]['english']) =>
  (typeof english === 'string' ? [english] : Object.values(english)).map((words) =>
    words.toLowerCase().replaceAll(/<\/?\w+>/g, ''),
  );

test.each(leftBehind)('no text says “%s”', (old) => {
  const says = (words: string) => (typeof old === 'string' ? words.includes(old) : old.test(words));
  const found = catalogue.filter(({ english }) => wordsIn(english).some(says));
  expect(found.map(({ key }) => key)).toEqual([]);
});
