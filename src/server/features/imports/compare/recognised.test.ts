import { expect, test } from 'vitest';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { takeRows, rows, confirm, found } = importing(world, hana);

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

test.each([
  ['a zero-width space in it', (email: string) => email.replace('@', '\u200b@')],
  ['marks of direction around it', (email: string) => `\u202a${email}\u202c`],
  ['a byte-order mark before it', (email: string) => `\ufeff${email}`],
  ['a no-break space after it', (email: string) => `${email}\u00a0`],
  ['full-width letters', fullWidth],
])('a person is recognised by their email with %s', async (_, written) => {
  const mere = await world.person('Mere', 'mentor', { email: newEmail() });
  const { uuid, counts } = await takeRows([
    ['Name', 'Email'],
    ['Mere Tūhoe', written(mere.email)],
  ]);
  expect(counts).toMatchObject({ update: 1, create: 0, problem: 0 });
  await confirm(uuid);

  expect(await found(mere.email)).toMatchObject({ uuid: mere.uuid, name: 'Mere Tūhoe' });
});

test.each([
  ['learner', 'Current', 'independent_learner'],
  ['Independent Learners', 'Yes', 'independent_learner'],
  ['MENTORS', 'Enabled', 'mentor'],
  ['Designer', 'On', 'learning_designer'],
])('the role %s and the state %s are understood', async (role, active, name) => {
  const email = newEmail();
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Role', 'Status'],
    ['Māia', email, role, active],
  ]);
  await confirm(uuid);

  expect(await found(email)).toMatchObject({ active: true, roles: [{ name }] });
});

test('a new person gets the email without what nobody sees in it', async () => {
  const email = newEmail();
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Māia', `\ufeff${fullWidth(email)}\u200b`],
  ]);
  await confirm(uuid);

  expect(await found(email)).toMatchObject({ name: 'Māia' });
});

test('rows whose emails differ only in what nobody sees have the same email', async () => {
  const email = newEmail();
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Māia', email],
    ['Māia', `\ufeff${email}\u200b`],
  ]);
  expect((await rows(uuid)).map(({ problems }) => problems[0]?.text)).toEqual([
    'Row 3 has the same email. Please keep one of them.',
    'Row 2 has the same email. Please keep one of them.',
  ]);
});

test('nor does a code pasted with something nobody sees name another organisation', async () => {
  const kura = await organisation(world);
  const people = await takeRows([
    ['Name', 'Email', 'Organisation code'],
    ['Māia', newEmail(), `\u200b${kura.code}\u200b`],
  ]);
  expect(people.counts).toMatchObject({ create: 1, problem: 0 });
  const organisations = await takeRows(
    [
      ['Name', 'Code', 'Type', 'Region', 'Email'],
      [kura.name, `\ufeff${kura.code}\u200b`, '', '', ''],
    ],
    { kind: 'organisations' },
  );
  expect(organisations.counts).toMatchObject({ same: 1, problem: 0 });
});

test('an apostrophe that keeps the zeros of a code makes no other organisation of it', async () => {
  const kura = await organisation(world, { code: '00711' });
  const other = await organisation(world, { code: '00712' });
  const people = await takeRows([
    ['Name', 'Email', 'Organisation codes'],
    ['ʻAlofa', newEmail(), "'00711; ’00712"],
  ]);
  const joined = (await rows(people.uuid))[0]?.changes.find(
    ({ field }) => field === 'Organisation codes',
  );
  expect(joined?.to).toBe(`${kura.code}; ${other.code}`);
  const organisations = await takeRows(
    [
      ['Name', 'Code', 'Type', 'Region', 'Email'],
      [kura.name, "'00711", 'School', 'Otago, Southland', 'office@hana.example'],
    ],
    { kind: 'organisations' },
  );
  expect(organisations.counts).toMatchObject({ create: 0, problem: 0 });
});

const newKura = (code: string, type = 'School', region = 'Otago, Southland') => [
  `Kura ${code}`,
  code,
  type,
  region,
  'office@kura.example',
];
const takeKura = (kura: string[][]) =>
  takeRows([['Name', 'Code', 'Type', 'Region', 'Email'], ...kura], { kind: 'organisations' });

test('a region is understood by one of the places it is named after', async () => {
  const { uuid, counts } = await takeKura([
    newKura('6601', 'School', 'Nelson'),
    newKura('6602', 'School', 'manawatu'),
    newKura('6603', 'School', 'Otago, Southland'),
    newKura('6604', 'School', 'Tāmaki'),
  ]);
  expect(counts).toMatchObject({ create: 3, problem: 1 });
  const regions = (await rows(uuid)).map(
    ({ changes }) => changes.find(({ field }) => field === 'Region')?.to,
  );
  expect(regions).toEqual([
    'Nelson, Marlborough, West Coast',
    'Taranaki, Whanganui, Manawatū',
    'Otago, Southland',
    undefined,
  ]);
});

test('new codes that differ only in leading zeros don’t become two organisations', async () => {
  const { uuid } = await takeKura([
    newKura('7588'),
    newKura('07588'),
    newKura('007588', 'Polytechnic'),
    newKura('07588'),
  ]);
  const { counts } = await confirm(uuid);

  expect(counts).toMatchObject({ create: 1, written: 1, problem: 3 });
  const first =
    'Row 2 has the code “7588”, which differs only in leading zeros. Please keep one of them.';
  expect(await rows(uuid)).toMatchObject([
    { outcome: 'create', problems: [] },
    { problems: [{ text: 'Row 5 has the same code. Please keep one of them.' }] },
    { problems: [{ cell: 'B4', text: first }, { cell: 'C4' }] },
    { problems: [{ text: 'Row 3 has the same code. Please keep one of them.' }] },
  ]);
});

test('codes that differ in more than leading zeros are different organisations', async () => {
  const known = await organisation(world, { code: '7600' });
  await organisation(world, { code: '07600' });
  const codes = ['7601', '76010', 'a7601', '0a7601', '7061', '0', '7610-1'];
  const { uuid } = await takeKura([...codes, known.code, '07600'].map((code) => newKura(code)));

  expect(await confirm(uuid)).toMatchObject({
    counts: { create: codes.length, update: 2, problem: 0, written: codes.length + 2 },
  });
});
