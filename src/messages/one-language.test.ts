import { expect, test } from 'vitest';
import { defineMessages, message } from '#lib/messages/message.ts';
import { createLocalizer } from './localizer.ts';
import { createTranslationStore } from './translation-store.ts';

const text = defineMessages('test', {
  plain: 'Sign off',
  around: 'Before: {{inside}}, {{at, day}}, {{size}}',
});

test('a sentence that falls back to English is English as a whole, with all that stands in it', () => {
  const translator = createTranslationStore();
  const { translate } = createLocalizer(translator);
  translator.learn('mi', { 'test.plain': 'Rapu' });
  const values = { inside: text.plain, at: new Date('2026-11-20T00:00:00Z'), size: 2_500 };

  expect(translate('mi', message(text.around, values))).toEqual({
    words: 'Before: Sign off, 20th Nov 2026, 2,500',
    locale: 'en-NZ',
  });
});
