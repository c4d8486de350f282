import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import { showOrganisation } from '#contract/organisations/organisations.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, takeRows, rows, confirm, found } = importing(world, hana);

const header = ['Name', 'Email', 'Roles', 'Active', 'Organisation codes'];

test('the preview says of every row what it does, and writes nothing', async () => {
  const kura = await organisation(world, { code: '0042' });
  const mere = await world.person('Mere Tūhoe', 'mentor');
  const tama = await world.person('Tama Rangi', 'independent_learner');
  const email = newEmail();

  const { uuid, state, counts, read_as } = await takeRows([
    header,
    ['Māia Ngāti', email, 'Mentor; Independent learner', 'Yes', '0042'],
    ['Mere Tūhoe-Rangi', mere.email.toUpperCase(), 'Learning designer', 'no', ''],
    ['Tama Rangi', tama.email, '', '', ''],
    ['', 'nobody', 'Tumuaki', 'perhaps', '9999'],
  ]);

  expect({ state, counts, read_as }).toEqual({
    state: 'ready',
    counts: { create: 1, update: 1, same: 1, problem: 1, written: 0 },
    read_as: 'CSV, commas, UTF-8',
  });
  expect(await rows(uuid)).toMatchObject([
    {
      line: 2,
      outcome: 'create',
      label: 'Māia Ngāti',
      subject: null,
      changes: [
        { field: 'Name', from: '', to: 'Māia Ngāti' },
        { field: 'Email', from: '', to: email },
        { field: 'Roles', from: '', to: 'Mentor; Independent learner' },
        { field: 'Active', from: '', to: 'Yes' },
        { field: 'Organisation codes', from: '', to: kura.code },
      ],
    },
    {
      line: 3,
      outcome: 'update',
      subject: mere.uuid,
      changes: [
        { field: 'Name', from: 'Mere Tūhoe', to: 'Mere Tūhoe-Rangi' },
        { field: 'Roles', from: 'Mentor', to: 'Learning designer' },
        { field: 'Active', from: 'Yes', to: 'No' },
      ],
    },
    { line: 4, outcome: 'same', subject: tama.uuid, changes: [] },
    {
      line: 5,
      outcome: 'problem',
      problems: [
        { cell: 'A5', text: 'The name field is required.' },
        { cell: 'B5', text: 'The email field must be a valid email address.' },
        { cell: 'C5', text: expect.stringMatching(/^There is no role “Tumuaki”/) },
        { cell: 'D5', header: 'Active', value: 'perhaps', text: 'Please write Yes or No.' },
        { cell: 'E5', text: 'There is no organisation with the code or name “9999”.' },
      ],
    },
  ]);
  expect(await found(email)).toBeUndefined();
  expect((await found(mere.email))?.name).toBe('Mere Tūhoe');
});

test('the preview is narrowed by outcome and paged', async () => {
  const people = Array.from({ length: 25 }, () => ['Aroha', newEmail()]);
  const { uuid } = await takeRows([header.slice(0, 2), ...people, ['Hemi', 'no address']]);
  const page = async (query: object) =>
    (await as(contract.importRows, { params: { uuid }, query })).reply.rows;

  expect(await page({ page: '2', per_page: '10' })).toMatchObject({ total: 26, from: 11 });
  expect(await page({ outcome: 'problem' })).toMatchObject({ total: 1, data: [{ line: 27 }] });
  expect(await page({ outcome: 'same' })).toMatchObject({ total: 0, data: [] });
});

test('the preview leaves what a file has no column or no value for as it is', async () => {
  const kura = await organisation(world);
  const mere = await world.person('Mere', 'mentor');
  const { uuid } = await takeRows([
    ['Email', 'Name', 'Organisation code'],
    [mere.email, 'Mere', kura.code],
  ]);
  await confirm(uuid);

  const { uuid: again, counts } = await takeRows([
    header,
    ['', mere.email, '', '', ''],
    ['Wiremu', newEmail(), '', '', ''],
  ]);
  expect(counts).toMatchObject({ same: 1, create: 1 });
  await confirm(again);
  expect(await found(mere.email)).toMatchObject({
    name: 'Mere',
    active: true,
    roles: [{ name: 'mentor' }],
    organisations: [{ uuid: kura.uuid }],
  });
});

test('a name that breaks over two lines in its cell is the same name on one line', async () => {
  const email = newEmail();
  await world.person('Hana Te Rangi', 'mentor', { email });
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Hana\nTe  Rangi', email],
    ['Tama\r\nTe Rangi', newEmail()],
  ]);

  expect((await rows(uuid)).map(({ outcome, label }) => [outcome, label])).toEqual([
    ['same', 'Hana Te Rangi'],
    ['create', 'Tama Te Rangi'],
  ]);
});

test('organisations are recognised by code, added and changed', async () => {
  const { region, ...kura } = await organisation(world, { code: '0007a', phone: '07 555 0145' });
  const { reply } = await as(showOrganisation, { params: { uuid: kura.uuid } });
  const fields = ['Centre name', 'MOE number', 'Type', 'Region', 'Email', 'Telephone', 'Town'];
  const place = reply.organisation.region.name;
  const { uuid, counts } = await takeRows(
    [
      fields,
      ['Te Kura o Hāna Hou', '0007A', 'kura', place.toUpperCase(), '', '', 'Ōtaki'],
      ['Puna Reo', '0100', 'Early childhood', place, 'puna@reo.example', '+64 9 555 0123', ''],
    ],
    { kind: 'organisations' },
  );
  expect(counts).toMatchObject({ create: 1, update: 1 });
  await confirm(uuid);

  const [created] = await rows(uuid, 'create');
  expect(await as(showOrganisation, { params: { uuid: created?.subject ?? '' } })).toMatchObject({
    reply: { organisation: { org_code: '0100', org_type: 'ece', phone: '+64 9 555 0123' } },
  });
  expect(await as(showOrganisation, { params: { uuid: kura.uuid } })).toMatchObject({
    reply: {
      organisation: {
        name: 'Te Kura o Hāna Hou',
        org_code: '0007a',
        phone: '07 555 0145',
        city: 'Ōtaki',
        region: { uuid: region },
      },
    },
  });
});

test('a phone number whose zero and spaces a spreadsheet program dropped stays as it is', async () => {
  const { code } = await organisation(world, { code: '0311', phone: '021 123 4567' });
  const { uuid } = await takeRows(
    [
      ['Code', 'Name', 'Type', 'Region', 'Email', 'Phone'],
      [code, '', '', '', '', '211234567'],
    ],
    { kind: 'organisations' },
  );
  expect(await rows(uuid)).toMatchObject([{ outcome: 'same' }]);
});

test.each([
  ['588', '00588'],
  ['000589', '589'],
])(
  'code %s is most likely %s, so its row neither adds nor changes anything',
  async (code, known) => {
    await organisation(world, { code: known, name: 'Aeroplane Park School' });
    const { uuid } = await takeRows(
      [
        ['Code', 'Name', 'Type', 'Region', 'Email', 'Phone'],
        [code, '', '', '', '', '07 555 0145'],
        [known, '', '', '', '', '07 555 0146'],
      ],
      { kind: 'organisations' },
    );

    expect(await rows(uuid)).toMatchObject([
      {
        outcome: 'problem',
        problems: [
          {
            cell: 'A2',
            text: `Aeroplane Park School has the code “${known}”, which differs only in leading zeros. If this row is about it, please write its code exactly like that.`,
          },
        ],
      },
      { outcome: 'update' },
    ]);
  },
);
