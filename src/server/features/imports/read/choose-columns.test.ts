import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, take, show, rows } = importing(world, hana);

const fullName = ['first_name', 'last_name', 'email'];
const strange = (name: string) => `Moniker,Post,Remarks\n${name},${newEmail()},tall\n`;

test('columns are asked for where the header does not name them all, and remembered', async () => {
  const first = await take(strange('Māia'));
  expect(first).toMatchObject({
    state: 'columns',
    columns: [
      { header: 'Moniker', field: null, samples: ['Māia'] },
      { header: 'Post', field: null },
      { header: 'Remarks', field: null, samples: ['tall'] },
    ],
  });
  const choice = { uuid: first.uuid, columns: ['name', 'email', null] };
  await as(contract.chooseColumns, { body: choice });
  await world.runJobs();

  expect(await show(first.uuid)).toMatchObject({ state: 'ready', counts: { create: 1 } });
  expect(await take(strange('Hemi'))).toMatchObject({ state: 'ready', counts: { create: 1 } });
});

test('of two columns with one name, a person chooses which is meant', async () => {
  const [work, home] = [newEmail(), newEmail()];
  const found = await take(`Name,Email,e-mail\nMāia,${work},${home}\n`);
  expect(found).toMatchObject({
    state: 'columns',
    columns: [{ field: 'name' }, { field: 'email' }, { field: null, samples: [home] }],
  });

  const columns = ['name', null, 'email'];
  await as(contract.chooseColumns, { body: { uuid: found.uuid, columns } });
  await world.runJobs();
  expect(await rows(found.uuid)).toMatchObject([
    { outcome: 'create', changes: [{ to: 'Māia' }, { to: home }, {}] },
  ]);
});

test('columns can be chosen anew after the preview', async () => {
  const { uuid } = await take(`Name,Email,Known as\nRobert,${newEmail()},Bob\n`);
  await as(contract.chooseColumns, { body: { uuid, columns: [null, 'email', 'name'] } });
  await world.runJobs();

  expect(await rows(uuid)).toMatchObject([{ label: 'Bob', outcome: 'create' }]);
});

test.each([
  [['name', null, null], /which column holds the email/],
  [['name', 'email'], /has 3 columns/],
  [['email', 'email', null], /marked as the same thing/],
  [['name', 'email', 'password'], /no field password/],
])('%j is refused', async (columns, sentence) => {
  const { uuid } = await take('A,B,C\nx,y,z\n');
  const { status, errors } = await as(contract.chooseColumns, { body: { uuid, columns } });

  expect(status).toBe(422);
  expect(errors.columns?.[0]).toMatch(sentence);
});

test.each([
  ['Surname,Email', ['last_name', 'email']],
  ['Name,Surname,Email', ['name', 'last_name', 'email']],
  ['Preferred name,Email', ['first_name', 'email']],
])('“%s” may be half of a name, so columns are asked for first', async (header, fields) => {
  const cells = header.split(',').map((name) => (name === 'Email' ? newEmail() : 'Ngāti'));
  const { state, columns } = await take(`${header}\n${cells.join(',')}\n`);

  expect(state).toBe('columns');
  expect(columns.map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['Preferred Name;Surname;Email', ['first_name', 'last_name', 'email']],
  ['First Name [Required];Last Name [Required];Email Address [Required]', fullName],
  ['Legal first name;Legal surname;School email', fullName],
  ['Christian names;Family name;Work email', fullName],
  ['Preferred name;First name;Surname;Email', [null, ...fullName]],
  ['Full name;Preferred name;Email', ['name', null, 'email']],
  ['Name;Organisation;School number;Email', ['name', null, 'organisations', 'email']],
  [
    'Surname;First name;Position;Email;School',
    ['last_name', 'first_name', null, 'email', 'organisations'],
  ],
  ['Name;Centre name;Email', ['name', 'organisations', 'email']],
  ['Name;Kindergarten;Centre number;Email', ['name', null, 'organisations', 'email']],
])('“%s” is understood without a question', async (header, fields) => {
  const cells = fields.map((field) => {
    if (field === 'email') return newEmail();
    return field === 'organisations' ? '' : `${field}`;
  });
  const { uuid, state, columns } = await take(`${header}\n${cells.join(';')}\n`);

  expect(state).toBe('ready');
  expect(columns.map(({ field }) => field)).toEqual(fields);
  const name = fields[0] === 'name' ? 'name' : 'first_name last_name';
  expect(await rows(uuid)).toMatchObject([{ outcome: 'create', label: name }]);
});

test('columns may be in any order and by many names, with a title above them', async () => {
  const email = newEmail();
  const { state, columns } = await take(
    `Staff list 2026;;;\n;;;\nSurname;Given name(s);E-mail address;School number\nNgāti;Māia;${email};\n`,
  );

  expect(state).toBe('ready');
  expect(columns.map(({ field }) => field)).toEqual([
    'last_name',
    'first_name',
    'email',
    'organisations',
  ]);
});

test('columns of a table without a header are called by their letters, in every language', async () => {
  const { state, columns } = await take(`Māia,${newEmail()}\nHemi,${newEmail()}\n`);

  expect({ state, headers: columns.map(({ header }) => header) }).toEqual({
    state: 'columns',
    headers: ['A', 'B'],
  });
  expect(columns[0]?.samples).toEqual(['Māia', 'Hemi']);
});

test('a header merged over first and last names is asked about, as it names one column alone', async () => {
  const staff = [
    ['Name', '', 'Email'],
    ['Hana', 'Rewi', newEmail()],
  ];
  const sheets = [{ name: 'Staff', rows: staff, merged: ['A1:B1'] }];
  const { uuid, state } = await take(await workbookOf({ sheets }));
  expect(state).toBe('columns');

  await as(contract.chooseColumns, {
    body: { uuid, columns: ['first_name', 'last_name', 'email'] },
  });
  await world.runJobs();
  expect(await rows(uuid)).toMatchObject([{ label: 'Hana Rewi', outcome: 'create' }]);
});

test('an empty column beside the names asks nothing', async () => {
  const { state } = await take(`Name,,Email\nHana Rewi, ,${newEmail()}\n`);
  expect(state).toBe('ready');
});
