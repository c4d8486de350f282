import { expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { newWorld } from '#testing/world.ts';
import { importing } from './imports.test-support.ts';

const mi = {
  'importProblems.yesOrNo': 'Tuhia te Yes, te No rānei.',
  'importProblems.damaged': 'He kōnae pakaru.',
  'importProblems.excel': 'He kōnae Excel',
};
const inTeReo = (words: string) => ({ words, locale: 'mi' });
const inEnglish = (words: string) => ({ words, locale: english });

const world = await newWorld();
world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
const importer = async (locale: string) =>
  importing(world, await world.person('Hana', 'admin', { locale }));

const perhaps = [
  ['Name', 'Email', 'Active'],
  ['Māia', 'maia@kura.example', 'perhaps'],
];

test('what is wrong with a row is in the language of whoever imports', async () => {
  const reasons = async (locale: string) => {
    const { takeRows, rows: read } = await importer(locale);
    const { uuid } = await takeRows(perhaps);
    const [row] = await read(uuid);
    return row?.problems.map(({ text }) => text);
  };

  expect(await reasons('mi')).toEqual([inTeReo('Tuhia te Yes, te No rānei.')]);
  expect(await reasons(english)).toEqual(['Please write Yes or No.']);
});

test('whoever reads it in another language is told which one it is in', async () => {
  const [hana, mere] = [await importer('mi'), await importer(english)];
  const ofHana = await hana.takeRows(perhaps);
  const ofMere = await mere.takeRows(perhaps);
  const problem = async ({ rows }: typeof hana, { uuid }: { uuid: string }) =>
    (await rows(uuid)).flatMap(({ problems }) => problems.map(({ text }) => text));

  expect(await problem(mere, ofHana)).toEqual([inTeReo('Tuhia te Yes, te No rānei.')]);
  expect(await problem(hana, ofMere)).toEqual([inEnglish('Please write Yes or No.')]);
});

test('so is the reason why a file can’t be read', async () => {
  const { take } = await importer('mi');

  const { state, reason } = await take(Buffer.from('PK\x03\x04 xl/workbook.xml'));
  expect({ state, reason }).toEqual({ state: 'failed', reason: inTeReo('He kōnae pakaru.') });
});

test('what nobody has translated is marked as English: how the file was read, its rows, and words of files', async () => {
  const { takeRows, rows } = await importer('mi');
  const { uuid, read_as } = await takeRows([
    ['Name', 'Email', 'Roles', 'Active'],
    ['Wiremu', 'wiremu@kura.example', 'Mentor'],
    ['Māia', 'maia@kura.example', 'Mentor', 'No'],
  ]);
  const [broken, created] = await rows(uuid);

  expect(read_as).toEqual(inEnglish('CSV, commas, UTF-8'));
  expect(broken?.problems.map(({ text }) => text)).toEqual([
    inEnglish('This row has 3 of the 4 cells of the header.'),
  ]);
  const nothing = { from: '' };
  expect(created?.changes).toEqual([
    { field: inTeReo('Ingoa'), ...nothing, to: 'Māia' },
    { field: inTeReo('Īmēra'), ...nothing, to: 'maia@kura.example' },
    { field: inTeReo('Ngā tūnga'), ...nothing, to: inEnglish('Mentor') },
    { field: inEnglish('Active'), ...nothing, to: inEnglish('No') },
  ]);
});
