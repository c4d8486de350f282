import { expect, test } from 'vitest';
import { podsInWords } from './pods-in-words.ts';

const noLongerThan = (length: number) => (text: string) => text.length <= length;

test('pods that fit are all named, in their order', () => {
  expect(podsInWords(['Ako', 'Whānau', 'Mahi'], noLongerThan(50))).toBe(
    'Pods covered: Ako · Whānau · Mahi',
  );
});

test('pods that do not fit are counted', () => {
  expect(podsInWords(['Ako', 'Whānau', 'Mahi', 'Reo'], noLongerThan(38))).toBe(
    'Pods covered: Ako · Whānau and 2 more',
  );
});

test('the first pod is named however long it is', () => {
  expect(podsInWords(['Ako'.repeat(50), 'Mahi'], noLongerThan(20))).toBe(
    `Pods covered: ${'Ako'.repeat(50)} and 1 more`,
  );
});
