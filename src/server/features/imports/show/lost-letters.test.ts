import { expect, test } from 'vitest';
import { spreadsheetFile } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const { take, rows } = importing(world, await world.person('Hana Parata', 'admin'));

const names = ['Room_b', 'Hastings_high', 'Hana T_hoe', 'Wh?nau', 'M\ufffdia'];
const table = () => [['Name', 'Email'], ...names.map((name) => [name, newEmail()])];
const csv = () => table().map((cells) => cells.join(','));

async function outcomes(file: Buffer | string) {
  const { uuid } = await take(file);
  return (await rows(uuid)).map(({ outcome }) => outcome);
}

const problem = 'problem';

test.each([
  ['an Excel file', () => spreadsheetFile('xlsx', table())],
  ['a CSV with a byte-order mark', () => `\ufeff${csv().join('\n')}`],
  ['a CSV in UTF-16', () => Buffer.from(csv().join('\n'), 'utf16le')],
])('in %s an underscore is a name’s own, and a question mark a lost letter', async (_, file) => {
  expect(await outcomes(await file())).toEqual(['create', 'create', 'create', problem, problem]);
});

test.each([
  ['of plain letters', (lines: string[]) => lines.slice(0, -1).join('\n')],
  ['of Windows', (lines: string[]) => Buffer.from(`${lines.slice(0, -1).join('\n')}é`, 'latin1')],
])('in a CSV %s an underscore amid a name is a lost letter', async (_, saved) => {
  expect(await outcomes(saved(csv()))).toEqual([problem, problem, problem, problem]);
});
