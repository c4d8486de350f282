import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import { spreadsheetFile } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { take, takeRows, downloadedCells } = importing(world, hana);

test.each(['csv', 'xlsx'] as const)(
  'problem rows: come back as %s with their reasons, and can be corrected',
  async (format) => {
    const email = newEmail();
    const { uuid } = await takeRows([
      ['Name', 'Email', 'Remarks'],
      ['Aroha', newEmail(), ''],
      ['=Māia', email, 'keeps "this", too'],
    ]);
    const cells = await downloadedCells(`/api/admin/import/${uuid}/problems.${format}`);
    const reason = 'This cell contains a formula. Please put its result there instead.';
    expect(cells).toEqual([
      ['Problem', 'Name', 'Email', 'Remarks'],
      [reason, '=Māia', email, 'keeps "this", too'],
    ]);

    const corrected = [cells[0] ?? [], [reason, 'Māia', email, '']];
    const again = await take(await spreadsheetFile(format, corrected), {
      name: `problems.${format}`,
    });
    expect(again).toMatchObject({ state: 'ready', counts: { create: 1, problem: 0 } });
  },
);

test('problem rows: there are none to download where there is no problem', async () => {
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Aroha', newEmail()],
  ]);
  const url = `/api/admin/import/${uuid}/problems.csv`;

  expect((await world.raw(hana, { method: 'GET', url })).statusCode).toBe(404);
});

test.each(contract.importKinds)(
  'the sample file of %s is understood without a question',
  async (kind) => {
    const [head] = await downloadedCells(`/api/admin/import/sample/${kind}.csv`);
    const { download } = importing(world, hana);
    for (const format of ['csv', 'xlsx']) {
      const file = await download(`/api/admin/import/sample/${kind}.${format}`);
      const { state, columns } = await take(file, { kind, name: `sample.${format}` });

      expect(state).toBe('ready');
      expect(columns.map(({ header: text }) => text)).toEqual(head);
      expect(columns.every(({ field }) => field !== null)).toBe(true);
    }
  },
);
