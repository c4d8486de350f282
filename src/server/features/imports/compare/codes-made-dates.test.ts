import { expect, test } from 'vitest';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const { take, takeRows, rows } = importing(world, await world.person('Hana Parata', 'admin'));

const header = ['Name', 'Code', 'Type', 'Region', 'Email'];
const kura = (code: string) => ['Te Puna', code, 'ECE', 'Otago, Southland', 'puna@reo.example'];

const firstRow = async (code: string) => {
  const { uuid } = await takeRows([header, kura(code)], { kind: 'organisations' });
  return (await rows(uuid))[0];
};

const notWhatWasTyped = /^A spreadsheet program has probably changed what was typed into “.+”/;

test.each(['1-Feb', '01-Feb-26', 'Feb-01', '1/02/2026', '2026-02-01', '1E+05', '1.23E+11'])(
  'no organisation gets the code %s, of which a spreadsheet program made it',
  async (code) => {
    expect(await firstRow(code)).toMatchObject({
      outcome: 'problem',
      problems: [{ cell: 'B2', text: expect.stringMatching(notWhatWasTyped) }],
    });
  },
);

test.each(['2-1', 'FEB-01', 'E105', '1E05', '12/3', '2562', '1-FEB'])(
  'the code %s is one',
  async (code) => {
    expect(await firstRow(code)).toMatchObject({ outcome: 'create' });
  },
);

test('an organisation that has such a code is recognised by it', async () => {
  await organisation(world, { code: '1-Mar' });

  expect(await firstRow('1-Mar')).toMatchObject({ outcome: 'update' });
});

test('in an Excel file it is known by how the cell is shown', async () => {
  const codes: Cell[] = [
    { value: new Date('2026-02-01T00:00:00Z'), type: Date, format: 'd-mmm' },
    { value: 100_000, type: Number, format: '0.00E+00' },
    { value: 200_000, type: Number, format: '0' },
  ];
  const table = codes.map((code) => kura('').map((value, index) => (index === 1 ? code : value)));
  const file = await writeXlsxFile([header, ...table]).toBuffer();
  const { uuid } = await take(file, { kind: 'organisations' });

  expect(await rows(uuid)).toMatchObject([
    { outcome: 'problem', problems: [{ cell: 'B2', text: expect.stringContaining('2026-02-01') }] },
    { outcome: 'problem', problems: [{ cell: 'B3', text: expect.stringContaining('1E+05') }] },
    { outcome: 'create' },
  ]);
});

test('a person is put into none by such a code, and it says why', async () => {
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Organisation codes'],
    ['Māia', newEmail(), '1-Feb'],
  ]);

  expect((await rows(uuid))[0]).toMatchObject({
    problems: [{ cell: 'C2', text: expect.stringMatching(notWhatWasTyped) }],
  });
});
