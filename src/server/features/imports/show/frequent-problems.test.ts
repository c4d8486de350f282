import { expect, test } from 'vitest';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { takeRows, confirm } = importing(world, hana);

const header = ['Name', 'Email', 'Role', 'Active'];
const people = (count: number, ...rest: string[]) =>
  Array.from({ length: count }, () => ['Aroha', newEmail(), ...rest]);

test('what many rows have wrong in the same words is said once, with the words that are understood', async () => {
  const { uuid, frequent_problems } = await takeRows([
    header,
    ...people(4, 'Teacher', 'Yes'),
    ...people(5, 'Mentor', 'Permanent'),
    ...people(2, 'Kaiako', 'Yes'),
    ...people(1, 'Mentor', 'Yes'),
  ]);

  expect(frequent_problems).toEqual([
    { rows: 5, header: 'Active', text: 'Please write Yes or No.' },
    {
      rows: 4,
      header: 'Role',
      text: 'There is no role “Teacher”. Choose from: Administrator, Learning designer, Mentor, Independent learner.',
    },
  ]);
  expect((await confirm(uuid)).frequent_problems).toEqual([]);
});

test('rows that are broken as a whole are counted without a column', async () => {
  const { frequent_problems } = await takeRows([
    header,
    ...Array.from({ length: 3 }, () => ['Aroha']),
  ]);

  expect(frequent_problems).toMatchObject([
    { rows: 3, header: null, text: 'This row has 1 of the 4 cells of the header.' },
  ]);
});

test('a row counts once, however often its cell says what is wrong', async () => {
  const { frequent_problems } = await takeRows([
    ['Name', 'Email', 'Organisation'],
    ...people(3, 'Nowhere; Nowhere'),
  ]);

  expect(frequent_problems).toMatchObject([{ rows: 3, header: 'Organisation' }]);
});
