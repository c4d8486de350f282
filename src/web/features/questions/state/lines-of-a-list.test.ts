import { expect, test } from 'vitest';
import { linesOfAList } from './lines-of-a-list.ts';

const questionsIn = (text: string) => linesOfAList(text).map(({ words }) => words);

test.each([
  ['1. Why?\n2. And then?'],
  ['1.Why?\n2.And then?'],
  ['1) Why?\n2) And then?'],
  ['10.\tWhy?\n11.\tAnd then?'],
  ['(1) Why?\n(2) And then?'],
  ['a) Why?\nb) And then?'],
  ['i. Why?\nii. And then?'],
  ['•\tWhy?\n•\tAnd then?'],
  ['• Why?\n•And then?'],
  ['\uf0b7\tWhy?\n\uf0b7\tAnd then?'],
  ['- Why?\n– And then?'],
  ['* Why?\n* And then?'],
  ['o\tWhy?\no\tAnd then?'],
  ['1.1\tWhy?\n1.2.\tAnd then?'],
  ['2.3.1\tWhy?\n2.3.2\tAnd then?'],
  ['§\tWhy?\nØ\tAnd then?'],
  ['\uf0a7\tWhy?\nü\tAnd then?'],
  ['\tWhy?\r\n\r\n\tAnd then?\r\n'],
  ['Why?\n  \n3.\nAnd\tthen?'],
])('a pasted list has one question for each line that has words: %j', (text) => {
  expect(questionsIn(text)).toEqual(['Why?', 'And then?']);
});

test.each([
  'O tātou whakaaro?',
  'o tātou whakaaro?',
  'A good start?',
  '1.5 hours of what?',
  '§ 12 says what?',
  '2026 was how?',
  '-5 degrees: why?',
  'I noticed what?',
])('what only resembles a number or a bullet stays: %s', (line) => {
  expect(questionsIn(line)).toEqual([line]);
});

test('macrons are unified as in a question that is typed', () => {
  expect(questionsIn('• Te ao ma\u0304rama')).toEqual(['Te ao mārama']);
});
