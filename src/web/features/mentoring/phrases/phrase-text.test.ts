import { expect, test } from 'vitest';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesWith, spaced } from './phrase-text.ts';

test('a phrase runs into no word before or after it', () => {
  expect(spaced('Ka pai!', '', '')).toBe('Ka pai!');
  expect(spaced('Ka pai!', 'Kia ora.', 'Tell me more.')).toBe(' Ka pai! ');
  expect(spaced('Ka pai!', 'Kia ora.\n', '\nTell me more.')).toBe('Ka pai!');
  expect(spaced('ka pai', 'Kia ora (', ').')).toBe('ka pai');
  expect(spaced('Ka pai!', 'ā', 'ū')).toBe(' Ka pai! ');
});

test('own phrases are found by words of theirs or of their question, with or without macrons', () => {
  const phrase = (text: string, question?: string): Phrase => ({
    uuid: text,
    text,
    question: question === undefined ? null : { uuid: question, question },
    status: 'own',
    author: { uuid: 'hana', name: 'Hana' },
    updated_at: '2026-11-23T00:00:00.000Z',
  });
  const phrases = [phrase('Ātaahua, {learner}!'), phrase('Ka pai', 'Who of the whānau was there?')];
  const found = (search: string) => phrasesWith(phrases, search).map(({ text }) => text);
  expect(found('')).toEqual(['Ātaahua, {learner}!', 'Ka pai']);
  expect(found('ataahua')).toEqual(['Ātaahua, {learner}!']);
  expect(found('WHANAU pai')).toEqual(['Ka pai']);
  expect(found('kore')).toEqual([]);
});
