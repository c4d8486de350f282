import { describe, expect, test } from 'vitest';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { take, rows, confirm } = importing(world, hana);
const kura = await organisation(world, { code: '0042' });
const tama = await world.person('Tama Rangi', 'mentor', { email: 'tama@school.example' });

type Bad = [what: string, cells: string[], cell: string | null, reason: RegExp];

const long = (length: number) => 'ā'.repeat(length);
const required = (field: string) => new RegExp(`^The ${field} field is required`);
const tooLong = /must not be greater than \d+ characters/;
const control = /holds a character that can’t be stored/;
const notAnEmail = /must be a valid email address/;
const oneAddress = /^There is more in this cell than one email address/;
const formula = /^This cell contains a formula/;
const error = /^This cell holds the error #\S+ instead of a value/;
const lost = /^A letter was lost here/;
const yesOrNo = /^Please write Yes or No/;

/** Name, Email, Roles, Active, Organisation codes. `@` alone stands for an e-mail nobody has. */
const badPeople: Bad[] = [
  ['no name', ['', '@', 'Mentor', 'Yes', ''], 'A', required('name')],
  ['a name of blanks', ['   ', '@', 'Mentor', 'Yes', ''], 'A', required('name')],
  ['a name nobody can see', ['\u200b\u3164', '@', 'Mentor', 'Yes', ''], 'A', required('name')],
  ['a name of 256 letters', [long(256), '@', '', '', ''], 'A', tooLong],
  ['a name with a control character', ['Ti\u0007tan', '@', '', '', ''], 'A', control],
  ['a formula for a name', ['=1+1', '@', '', '', ''], 'A', formula],
  ['a link for a name', ['=HYPERLINK("http://evil.example")', '@', '', '', ''], 'A', formula],
  ['a macron lost to a question mark', ['Wh?nau', '@', '', '', ''], 'A', lost],
  ['a macron lost at the beginning', ['?whina Tamihana', '@', '', '', ''], 'A', lost],
  ['a macron lost at the end', ['Hana Te R?', '@', '', '', ''], 'A', lost],
  ['a letter lost to two question marks', ['Wh??nau', '@', '', '', ''], 'A', lost],
  ['a macron lost to a sign of its own', ['M\ufffdia', '@', '', '', ''], 'A', lost],
  ['a failed formula for a name', ['#NAME?', '@', '', '', ''], 'A', error],
  ['a failed formula for an email', ['Māia', '#N/A', '', '', ''], 'B', error],
  ['a failed formula for a role', ['Māia', '@', '#REF!', '', ''], 'C', error],
  ['a failed formula for active', ['Māia', '@', '', '#DIV/0!', ''], 'D', error],
  ['a failed formula for a code', ['Māia', '@', '', '', '#VALUE!'], 'E', error],
  ['a macron lost on a Mac', ['Hana T_hoe', '@', '', '', ''], 'A', lost],
  ['a macron lost on a Mac at either end', ['_tara R_', '@', '', '', ''], 'A', lost],
  ['no email', ['Māia', '', 'Mentor', 'Yes', ''], 'B', required('email')],
  ['no @ in the email', ['Māia', 'maia.example', '', '', ''], 'B', notAnEmail],
  ['two @ in the email', ['Māia', 'ma@ia@example', '', '', ''], 'B', oneAddress],
  ['no dot in the domain', ['Māia', 'hello@kaikoura', '', '', ''], 'B', notAnEmail],
  ['a blank in the email', ['Māia', 'ma ia@school.example', '', '', ''], 'B', oneAddress],
  ['an email with a name beside it', ['Māia', 'Māia (m@x.example)', '', '', ''], 'B', oneAddress],
  ['two emails in one cell', ['Māia', 'a@x.example, b@x.example', '', '', ''], 'B', oneAddress],
  ['an email too long', ['Māia', `${long(250)}@x.example`, '', '', ''], 'B', tooLong],
  ['a formula for an email', ['Māia', '=A1', '', '', ''], 'B', formula],
  ['an unknown role', ['Māia', '@', 'Tumuaki', '', ''], 'C', /^There is no role “Tumuaki”/],
  ['one of two roles unknown', ['Māia', '@', 'Mentor; Boss', '', ''], 'C', /no role “Boss”/],
  ['roles run together', ['Māia', '@', 'Mentor Administrator', '', ''], 'C', /^There is no role/],
  ['a word for active that is none', ['Māia', '@', '', 'maybe', ''], 'D', yesOrNo],
  ['a number for active', ['Māia', '@', '', '2', ''], 'D', yesOrNo],
  ['a date for active', ['Māia', '@', '', '2026-11-20', ''], 'D', yesOrNo],
  ['an unknown organisation', ['Māia', '@', '', '', '9'], 'E', /the code or name “9”/],
  ['one of two codes unknown', ['Māia', '@', '', '', '0042; 8'], 'E', /the code or name “8”/],
  ['half the name of an organisation', ['Māia', '@', '', '', 'Te Kura'], 'E', /name “Te Kura”/],
  ['a cell too many', ['Māia', '@', '', '', '', 'more'], null, /has 6 cells and the header 5/],
  ['too few cells', ['Māia', '@'], null, /has 2 of the 5 cells/],
  ['one cell for all', ['Māia'], null, /has 1 of the 5 cells/],
  [
    'an open quotation mark',
    ['"Māia', '@', '', '', ''],
    null,
    /opened in this row and never closed/,
  ],
  [
    'oneself deactivated',
    [hana.name, hana.email, '', 'No', ''],
    'D',
    /deactivate your own account/,
  ],
  ['a known name made too long', [long(300), tama.email, '', '', ''], 'A', tooLong],
];

/** Name, Code, Type, Region, Email, Phone, Street, Suburb, City. */
const good = ['Puna Reo', '#', 'ECE', 'Otago, Southland', 'puna@reo.example', '', '', '', ''];
const goodBut = (index: number, cell: string) => good.with(index, cell);

const badOrganisations: Bad[] = [
  ['no name', goodBut(0, ''), 'A', required('name')],
  ['a name too long', goodBut(0, long(256)), 'A', tooLong],
  ['a formula for a name', goodBut(0, '=CMD()'), 'A', formula],
  ['a lost macron in the name', goodBut(0, 'K?hanga Reo'), 'A', lost],
  ['no code', goodBut(1, ''), 'B', required('code')],
  ['a code of 21 letters', goodBut(1, '1'.repeat(21)), 'B', tooLong],
  ['a formula for a code', goodBut(1, '=TEXT(7,"0000")'), 'B', formula],
  ['a failed formula for a type', goodBut(2, '#N/A'), 'C', error],
  ['no type', goodBut(2, ''), 'C', required('type')],
  ['an unknown type', goodBut(2, 'Polytechnic'), 'C', /^Please write ECE or School/],
  ['no region', goodBut(3, ''), 'D', required('region')],
  [
    'an unknown region',
    goodBut(3, 'Atlantis'),
    'D',
    /no education region “Atlantis”. Choose from: Bay of Plenty, Waiariki; .*; Wellington\.$/,
  ],
  ['two regions', goodBut(3, 'Otago, Southland and Taranaki'), 'D', /no education region/],
  ['no email', goodBut(4, ''), 'E', required('email')],
  ['an email that is none', goodBut(4, 'reo.example'), 'E', notAnEmail],
  ['an email without a domain', goodBut(4, 'x@y'), 'E', notAnEmail],
  ['a phone number too long', goodBut(5, '0'.repeat(41)), 'F', tooLong],
  ['a control character in the phone', goodBut(5, '07\u0001 555'), 'F', control],
  ['a street too long', goodBut(6, long(256)), 'G', tooLong],
  ['a lost macron in the street', goodBut(6, '3 P?hutukawa Road'), 'G', lost],
  ['a suburb too long', goodBut(7, long(256)), 'H', tooLong],
  ['a lost macron at the end of a city', goodBut(8, 'Taup?'), 'I', lost],
  ['a formula for a city', goodBut(8, '=IMPORTXML("http://evil.example")'), 'I', formula],
  ['a cell too many', [...good, 'more'], null, /has 10 cells and the header 9/],
  ['too few cells', good.slice(0, 3), null, /has 3 of the 9 cells/],
];

const line = (cells: string[]) =>
  cells
    .map((cell) => (cell === '@' ? newEmail() : cell === '#' ? newEmail().slice(14, 34) : cell))
    .map((cell) => (/[,"]/.test(cell) && !cell.startsWith('"') ? quoted(cell) : cell))
    .join(',');
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe.each([
  ['people', 'Name,Email,Roles,Active,Organisation codes', badPeople],
  ['organisations', 'Name,Code,Type,Region,Email,Phone,Street,Suburb,City', badOrganisations],
] as const)('%s', async (kind, header, bad) => {
  const file = [header, ...bad.map(([, cells]) => line(cells))].join('\r\n');
  const { uuid, counts } = await take(file, { kind });
  const found = await rows(uuid);

  test('none of them would be written', () => {
    expect(counts).toEqual({ create: 0, update: 0, same: 0, problem: bad.length, written: 0 });
  });

  test.each(bad)('%s is a problem of its cell, with its reason', (what, _cells, cell, reason) => {
    const index = bad.findIndex(([name]) => name === what);
    const { problems = [], line } = found[index] ?? {};

    expect(problems[0]?.text).toMatch(reason);
    expect(problems[0]?.cell).toBe(cell && `${cell}${line}`);
  });
});

test('a name in two columns has its problem at the one that spoils it', async () => {
  const { uuid } = await take(
    `First name,Last name,Email\nHana,?tara,${newEmail()}\n,P?tae,${newEmail()}\n=A1,P?tae,${newEmail()}\n`,
  );

  expect((await rows(uuid)).map(({ problems }) => [problems[0]?.cell, problems[0]?.text])).toEqual([
    ['B2', expect.stringMatching(lost)],
    ['B3', expect.stringMatching(lost)],
    ['A4', expect.stringMatching(formula)],
  ]);
});

test('a question mark that stands alone is no lost letter', async () => {
  const cells = goodBut(5, '?').with(1, 'Q1').with(6, '? Kōwhai Street').with(8, 'Ōtaki ?');
  const text = `Name,Code,Type,Region,Email,Phone,Street,Suburb,City\n${line(cells)}\n`;

  expect(await take(text, { kind: 'organisations' })).toMatchObject({ counts: { create: 1 } });
});

test('an underscore that stands for no vowel is no lost letter', async () => {
  const text = `Name,Email\nHana_Parata,first_last.${newEmail()}\nSchool_North _,${newEmail()}\nfirst_name,${newEmail()}\n`;

  expect(await take(text)).toMatchObject({ counts: { create: 3 } });
});

test('rows that are there twice each say which the others are, whatever their case', async () => {
  const { uuid } = await take(
    'Name,Email\nMāia,m@x.example\nKiri,k@x.example\nMĀIA,M@X.EXAMPLE\nMa,m@x.example\nHemi,K@x.example',
  );

  expect((await rows(uuid)).map(({ problems }) => problems[0]?.text)).toEqual([
    'Rows 4 and 5 have the same email. Please keep one of them.',
    'Row 6 has the same email. Please keep one of them.',
    'Rows 2 and 5 have the same email. Please keep one of them.',
    'Rows 2 and 4 have the same email. Please keep one of them.',
    'Row 3 has the same email. Please keep one of them.',
  ]);
});

test('the last administrator is not taken away by a file, nor all of them by its rows together', async () => {
  const mere = await world.person('Mere', 'admin');
  const kiri = await world.person('Kiri', 'admin');
  const text = `Email,Roles,Active\n${mere.email},Mentor,\n${kiri.email},,No\n${hana.email},Mentor,\n`;
  const { uuid } = await take(`Name,${text.replaceAll('\n', '\n,').slice(0, -1)}`);

  expect((await rows(uuid)).map(({ outcome }) => outcome)).toEqual(['update', 'update', 'problem']);
  const [last] = await rows(uuid, 'problem');
  expect(last?.problems).toMatchObject([
    { header: 'Roles', text: expect.stringMatching(/last active administrator/) },
  ]);
});

test('no file takes an organisation its last administrator, nor all of them by its rows together', async () => {
  const other = await organisation(world);
  const as = world.as(hana);
  const people = [await world.person('Anahera'), await world.person('Wiremu')];
  for (const { uuid: user } of people) {
    const at = { organisation: kura.uuid, user };
    await as(addMember, { body: at });
    await as(grantOrganisationRole, { body: { ...at, role: 'organisation_admin' } });
  }
  const lines = people.map(({ name, email }) => `${name},${email},${other.code}`);
  const { uuid } = await take(`Name,Email,Organisation codes\n${lines.join('\n')}\n`);

  expect((await rows(uuid)).map(({ outcome }) => outcome)).toEqual(['update', 'problem']);
  const [last] = await rows(uuid, 'problem');
  expect(last?.problems).toMatchObject([
    { cell: 'C3', text: expect.stringMatching(/^Wiremu is the last administrator of/) },
  ]);
  const done = await confirm(uuid, false);
  expect(done.counts).toMatchObject({ update: 1, problem: 1, written: 1 });
});

test('whom a file switches off counts like whoever leaves, so an administrator remains', async () => {
  const [own, other] = [await organisation(world), await organisation(world)];
  const as = world.as(hana);
  const people = [await world.person('Anahera'), await world.person('Wiremu')];
  for (const { uuid: user } of people) {
    const at = { organisation: own.uuid, user };
    await as(addMember, { body: at });
    await as(grantOrganisationRole, { body: { ...at, role: 'organisation_admin' } });
  }
  const [first, second] = people.map(({ name, email }) => `${name},${email}`);
  const { uuid } = await take(
    `Name,Email,Active,Organisation codes\n${first},,${other.code}\n${second},No,\n`,
  );
  expect((await rows(uuid)).map(({ outcome }) => outcome)).toEqual(['update', 'problem']);
  const [last] = await rows(uuid, 'problem');
  expect(last?.problems).toMatchObject([
    { header: 'Active', text: expect.stringMatching(/^Wiremu is the last administrator of/) },
  ]);
  expect((await confirm(uuid, false)).counts).toMatchObject({ problem: 1, written: 1 });
});
