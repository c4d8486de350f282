import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a spreadsheet reads macrons, commas, quotes and line ends as they are', () => {
  expect(toCsv([['Tāne', 'a, b', 'say "kia ora"', 'two\nlines']])).toBe(
    '\ufeffTāne,"a, b","say ""kia ora""","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+64 21', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '|x'])(
  'no cell is a formula: %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  },
);
