import { beforeAll, expect, test } from 'vitest';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let hana: Person;
beforeAll(async () => {
  world = await newWorld();
  hana = await world.person('Hana Parata', 'admin');
  await organisation(world, { code: '00588', name: 'Aeroplane Park School' });
  await organisation(world, { code: '0071', name: 'Te Kura, Ōtara' });
  await organisation(world, { code: '71x', name: '0590' });
  await organisation(world, { code: '0590', name: 'Puna Reo' });
  await organisation(world, { code: '590', name: 'Kids First' });
  await organisation(world, { code: '0091', name: 'St Mary’s School' });
  await organisation(world, { code: '091', name: 'St Marys School' });
  await organisation(world, { code: '12', name: 'Kids First' });
});

/** The code that each cell is understood as, or the sentence that says why it is not. */
async function understood(cells: readonly string[], admin = hana) {
  const { takeRows, rows } = importing(world, admin);
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Organisation'],
    ...cells.map((cell) => ['Māia', newEmail(), cell]),
  ]);
  return (await rows(uuid)).map(({ changes, problems }) => {
    const codes = changes.find(({ field }) => field === 'Organisation codes');
    return codes?.to ?? problems[0]?.text;
  });
}

test('a code without the zeros that a spreadsheet program ate names the only organisation it fits', async () => {
  expect(await understood(['588', '0588', '588; 71', '590', '0590'])).toEqual([
    '00588',
    '00588',
    '00588; 0071',
    '590',
    '0590',
  ]);
});

test('where it fits several, the problem says which', async () => {
  expect(await understood(['91'])).toEqual([
    'There is no organisation with the code “91”, but several differ from it only in leading zeros: 0091, 091. Please write the whole code.',
  ]);
});

test('an organisation is named by its name too, whatever its case, macrons and spaces', async () => {
  expect(
    await understood([
      'Aeroplane Park School',
      'aeroplane  PARK school',
      'Puna Rēo; 00588',
      'Te Kura, Otara',
    ]),
  ).toEqual(['00588', '00588', '0590; 00588', '0071']);
});

test('a name that several have, or none, is a problem that says so', async () => {
  expect(await understood(['Kids First', 'Aeroplane Park'])).toEqual([
    'There are several organisations with the name “Kids First”. Please write the code of one instead.',
    'There is no organisation with the code or name “Aeroplane Park”.',
  ]);
});

test('an organisation’s administrator names their own organisations alone, and learns of no other', async () => {
  const [own, mine] = [
    await organisation(world, { name: 'Kids First', code: '0777' }),
    await organisation(world, { name: 'Tūī Centre' }),
  ];
  const admin = await world.person('Aroha', []);
  for (const { uuid } of [own, mine]) {
    await world.organisationRole(admin, 'organisation_admin', uuid);
  }

  expect(await understood(['Kids First', '777', 'Puna Reo', '588'], admin)).toEqual([
    '0777',
    '0777',
    'There is no organisation with the code or name “Puna Reo”.',
    'There is no organisation with the code or name “588”.',
  ]);
});

test('a cell full of words that name nothing has a few problems, and not one for each word', async () => {
  const { takeRows, rows } = importing(world, hana);
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(', ');
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Organisation'],
    ['Māia', newEmail(), `00588, ${words(8)}`],
    ['Hemi', newEmail(), words(1_001)],
  ]);
  const [some, tooMany] = (await rows(uuid)).map(({ problems }) =>
    problems.map(({ text }) => text),
  );

  expect(some).toHaveLength(6);
  expect(some?.[0]).toBe('There is no organisation with the code or name “w0”.');
  expect(some?.[5]).toBe('Nor is it clear which organisations 3 more words in this cell mean.');
  expect(tooMany).toEqual(['This cell names more than 1,000 organisations.']);
});
