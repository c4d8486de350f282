import { expect, test } from 'vitest';
import type { Message } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { podsInWords } from './pods-in-words.ts';

const inEnglish = createI18n().translatorFor(english);
const noLongerThan = (length: number) => (said: Message) => inEnglish(said).length <= length;
const inWords = (...given: Parameters<typeof podsInWords>) => inEnglish(podsInWords(...given));

test('pods that fit are all named, in their order', () => {
  expect(inWords(['Ako', 'Whānau', 'Mahi'], noLongerThan(50))).toBe(
    'Pods covered: Ako · Whānau · Mahi',
  );
});

test('pods that do not fit are counted', () => {
  expect(inWords(['Ako', 'Whānau', 'Mahi', 'Reo'], noLongerThan(38))).toBe(
    'Pods covered: Ako · Whānau and 2 more',
  );
});

test('the first pod is named however long it is', () => {
  expect(inWords(['Ako'.repeat(50), 'Mahi'], noLongerThan(20))).toBe(
    `Pods covered: ${'Ako'.repeat(50)} and 1 more`,
  );
});
