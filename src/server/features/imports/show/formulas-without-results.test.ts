import { expect, test } from 'vitest';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { take, rows } = importing(world, hana);

const header = ['Name', 'Email', 'Organisation codes', 'Active', 'Remarks'];
const formula = 'This cell contains a formula. Please put its result there instead.';

/** Programs that make files without opening them store no results; Excel works them out on opening. */
async function imported(cells: Record<string, string>) {
  const person = ['Māia', newEmail(), 'x', 'x', 'x'];
  const file = await workbookOf({ sheets: [{ name: 'Staff', rows: [header, person], cells }] });
  const { uuid, counts } = await take(file, { name: 'staff.xlsx' });
  const [row] = await rows(uuid);
  return { counts, problems: row?.problems, changes: row?.changes };
}

const lookup = 'VLOOKUP(A2,Codes!A:B,2,0)';
const named = { C2: '<c r="C2"/>', D2: '<c r="D2"/>' };

test.each([
  ['no value', `<c r="C2" s="1"><f>${lookup}</f></c>`],
  ['an empty value', `<c r="C2"><f>${lookup}</f><v></v></c>`],
  ['a closed value', `<c r="C2" t="n"><f>${lookup}</f><v/></c>`],
  ['a text without a value', `<c r="C2" t="str"><f>${lookup}</f></c>`],
])('a formula with %s is a problem, and not an empty cell', async (_, cell) => {
  const { counts, problems } = await imported({ ...named, C2: cell });
  expect(counts).toMatchObject({ create: 0, problem: 1 });
  expect(problems).toMatchObject([{ cell: 'C2', value: '#FORMULA!', text: formula }]);
});

test('it is said of any cell, and of a formula that stands elsewhere in the file', async () => {
  const { problems } = await imported({
    C2: '<c r="C2"><f t="shared" si="0"/></c>',
    D2: '<c r="D2"><f>IF(A2="M &amp; N",TRUE)</f></c>',
  });
  expect(problems).toMatchObject([
    { cell: 'C2', value: '#FORMULA!', text: formula },
    { cell: 'D2', value: '#FORMULA!', text: formula },
  ]);
});

test('results are imported, an empty text too, and columns left out are not looked at', async () => {
  const { counts, changes } = await imported({
    C2: '<c r="C2" t="str"><f>IF(A2="","",B2)</f><v></v></c>',
    D2: '<c r="D2" t="b"><f>TRUE()</f><v>1</v></c>',
    E2: '<c r="E2"><f>1+1</f></c>',
  });
  expect(counts).toMatchObject({ create: 1, problem: 0 });
  expect(changes).not.toContainEqual(expect.objectContaining({ field: 'Organisations' }));
});
