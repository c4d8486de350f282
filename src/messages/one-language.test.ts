import { expect, test } from 'vitest';
import { defineMessages, message } from '#lib/messages/message.ts';
import { createLocalizer } from './localizer.ts';
import { createTranslationStore } from './translation-store.ts';

const text = defineMessages('test', {
  plain: 'Sign off',
  on: 'on {{at, day}}',
  around: 'Before: {{inside}}, {{at, day}}, {{size}}',
});
const at = new Date('2026-11-20T00:00:00Z');

test('a sentence that falls back to English is English as a whole, with the words that stand in it', () => {
  const translator = createTranslationStore();
  const { translate } = createLocalizer(translator);
  translator.learn('mi', { 'test.plain': 'Rapu' });
  const values = { inside: text.plain, at, size: 2_500 };

  const { words, locale } = translate('mi', message(text.around, values));
  expect(words).toMatch(/^Before: Sign off, .*, 2,500$/);
  expect(locale).toBe('en-NZ');
});

test('a date is written as in the rest of the page, whichever language its sentence is in', () => {
  const translator = createTranslationStore();
  const { translate } = createLocalizer(translator);
  const nested = message(text.around, { inside: message(text.on, { at }), at, size: 1 });
  const wordsIn = (locale: string) => translate(locale, nested).words;

  expect(wordsIn('mi')).toBe('Before: on 20/11/2026, 20/11/2026, 1');
  expect(wordsIn('en-NZ')).toBe('Before: on 20th Nov 2026, 20th Nov 2026, 1');
  translator.learn('en-NZ', {
    'test.on': 'at {{at, day}}',
    'test.around': '{{inside}}; {{at, day}}',
  });
  expect(wordsIn('mi')).toBe('at 20/11/2026; 20/11/2026');
  translator.learn('mi', { 'test.around': '{{inside}} … {{at, day}}' });
  expect(wordsIn('mi')).toBe('at 20/11/2026 … 20/11/2026');
});
