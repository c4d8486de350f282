import { expect, test } from 'vitest';
import { withScientificAsText } from './scientific.ts';

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0E+00"/></numFmts>\
<cellStyleXfs><xf numFmtId="11"/></cellStyleXfs>\
<cellXfs><xf numFmtId="0"/><xf numFmtId="11"/><xf numFmtId="170"><alignment/></xf></cellXfs></styleSheet>`;

test.each([
  ['<c r="A1" s="1"><v>100000</v></c>', '<c r="A1" t="str"><v>1E+05</v></c>'],
  ['<x:c r="A1" s="2"><x:v>1.5e-7</x:v></x:c>', '<x:c r="A1" t="str"><x:v>1.5E-07</x:v></x:c>'],
  [
    '<c r="A1" s="2" t="n"><f>10^5</f><v>100000</v></c>',
    '<c r="A1" t="str"><f>10^5</f><v>1E+05</v></c>',
  ],
])('a number that is shown with an exponent is read as it is shown: %s', (cell, text) => {
  expect(withScientificAsText(Buffer.from(cell), styles).toString()).toBe(text);
});

test.each([
  ['another format', '<c r="A1" s="0"><v>100000</v></c>'],
  ['no format', '<c r="A1"><v>100000</v></c>'],
  ['a text', '<c r="A1" s="1" t="s"><v>3</v></c>'],
  ['an empty cell before it', '<c r="A1" s="1"/><c r="B1"><v>100000</v></c>'],
])('a cell with %s is left as it is', (_, cell) => {
  expect(withScientificAsText(Buffer.from(cell), styles).toString()).toBe(cell);
});
