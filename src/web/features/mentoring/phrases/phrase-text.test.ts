import { expect, test } from 'vitest';
import { spaced } from './phrase-text.ts';

test('a phrase runs into no word before or after it', () => {
  expect(spaced('Ka pai!', '', '')).toBe('Ka pai!');
  expect(spaced('Ka pai!', 'Kia ora.', 'Tell me more.')).toBe(' Ka pai! ');
  expect(spaced('Ka pai!', 'Kia ora.\n', '\nTell me more.')).toBe('Ka pai!');
  expect(spaced('ka pai', 'Kia ora (', ').')).toBe('ka pai');
  expect(spaced('Ka pai!', 'ā', 'ū')).toBe(' Ka pai! ');
});
