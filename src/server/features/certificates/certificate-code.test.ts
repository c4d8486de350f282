import { expect, test } from 'vitest';
import { codeFrom, newCode } from './certificate-code.ts';

test('a code is 26 characters of 5 random bits each, and never the same', () => {
  const codes = Array.from({ length: 1_000 }, newCode);

  expect(codes.every((code) => /^[a-z2-7]{26}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(1_000);
  expect(new Set(codes.join('')).size).toBe(32);
});

test('a code typed from paper in capitals, or in groups, is the same code', () => {
  const code = newCode();

  expect(codeFrom(code.toUpperCase())).toBe(code);
  expect(codeFrom(` ${code.slice(0, 13)} ${code.slice(13)}`)).toBe(code);
});

test.each(['', 'SW-2026-00042', 'a\u0000'.padEnd(26, 'a'), 'a'.repeat(65)])(
  'something else (%j) is no code',
  (typed) => {
    expect(codeFrom(typed)).toBeUndefined();
  },
);
