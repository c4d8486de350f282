import { expect, test } from 'vitest';
import { newWorld } from '#testing/world.ts';
import { english } from '#texts/speaker.ts';
import { importing } from './imports.test-support.ts';

const mi = {
  'importProblems.yesOrNo': 'Tuhia te Yes, te No rānei.',
  'importProblems.damaged': 'He kōnae pakaru.',
  'importProblems.excel': 'He kōnae Excel',
};

test('what is wrong with a row is told in the language of whoever imports', async () => {
  const world = await newWorld();
  world.texts.tell(new Map([['mi', mi]]), [english, 'mi']);
  const rows = [
    ['Name', 'Email', 'Active'],
    ['Māia', 'maia@kura.example', 'perhaps'],
  ];
  const reasons = async (locale: string) => {
    const admin = await world.person('Hana', 'admin', { locale });
    const { takeRows, rows: read } = importing(world, admin);
    const { uuid } = await takeRows(rows);
    const [row] = await read(uuid);
    return row?.problems.map(({ text }) => text);
  };

  expect(await reasons('mi')).toEqual(['Tuhia te Yes, te No rānei.']);
  expect(await reasons(english)).toEqual(['Please write Yes or No.']);
});

test('why a file can’t be read is told so as well', async () => {
  const world = await newWorld();
  world.texts.tell(new Map([['mi', mi]]), [english, 'mi']);
  const admin = await world.person('Hana', 'admin', { locale: 'mi' });
  const { take } = importing(world, admin);

  const { state, reason } = await take(Buffer.from('PK\x03\x04 xl/workbook.xml'));
  expect({ state, reason }).toEqual({ state: 'failed', reason: 'He kōnae pakaru.' });
});
