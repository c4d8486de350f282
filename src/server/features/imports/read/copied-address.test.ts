import { expect, test } from 'vitest';
import { tidyAddress } from './row-values.ts';

const address = 'hana@kura.example';

test.each([
  `Hana Rewi <${address}>`,
  `"Rewi, Hana" <${address}>;`,
  `'${address}' <${address}>`,
  `Hana <mailto:${address}>`,
  `<${address}>`,
  `mailto:${address}`,
  `MAILTO:${address}?subject=Kia%20ora`,
  `${address}.`,
  `${address},`,
  ` ${address}; `,
  `\u00a0${address}\u00a0`,
  `hana\u200b@kura.example\u200b`,
])('%j is read as the one address in it', (cell) => {
  expect(tidyAddress(cell)).toBe(address);
});

test.each([
  `hemi@kura.example <${address}>`,
  `${address}, hemi@kura.example`,
  `${address} <hemi@kura.example> <tama@kura.example>`,
  `Hana (${address})`,
  'ha na@kura.example',
  'Hana Rewi <hana>',
  'hana.',
  '=A1',
])('%j stays as it is, for a person to decide', (cell) => {
  expect(tidyAddress(cell)).toBe(cell);
});

test.each(['.', '<', '@', ' '])('a cell of a million %j is read at once', (letter) => {
  const cell = `a@b${letter.repeat(1_000_000)}x`;
  expect(tidyAddress(cell)).toBe(cell);
});
