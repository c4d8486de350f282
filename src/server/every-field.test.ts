import { expect, test } from 'vitest';
import { eachOf, keysOfKind, replyKey } from '#contract/fields/record-fields.ts';
import { historyIndex } from '#contract/history/history.ts';
import type { ImportKind } from '#contract/imports/imports.ts';
import {
  type OrganisationValues,
  organisationFields,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import {
  regionIndex,
  showOrganisation,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { showUser, storeUser, updateUser } from '#contract/people/people.ts';
import { personFields, personTextKeys } from '#contract/people/person-fields.ts';
import { subscriptionFields } from '#contract/subscriptions/subscription-fields.ts';
import { storeSubscription, updateSubscription } from '#contract/subscriptions/subscriptions.ts';
import { newWorld } from '#testing/world.ts';
import { importing } from './features/imports/imports.test-support.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const as = world.as(hana);
const { takeRows, confirm, downloadedCells } = importing(world, hana);

/** What fits a field, and is found again. */
const written = (key: string, version: number) =>
  key === 'email' ? `v${version}@field.example` : `v${version} ${key}`;

/** A list's file, and the row in it that has this under that header. */
async function exportedRow(list: string, header: string, cell: string) {
  const [headers = [], ...rows] = await downloadedCells(`/api/admin/export/${list}.csv`);
  const row = rows.find((cells) => cells[headers.indexOf(header)] === cell) ?? [];
  return { headers, row };
}

/** The same file with one cell written anew, imported. */
async function importChanged(kind: ImportKind, file: Exported, header: string, cell: string) {
  const { headers, row } = file;
  const changed = row.with(headers.indexOf(header), cell);
  const { uuid } = await takeRows([headers, changed], { kind, name: `${kind}.csv` });
  await confirm(uuid);
}
type Exported = Awaited<ReturnType<typeof exportedRow>>;

/** Whatever history says that fields of something have become. */
async function historyOf(subject: string) {
  const { reply } = await as(historyIndex, { query: { subject } });
  return reply.history.data.flatMap(({ changes }) => changes.flatMap(({ after }) => after));
}

async function organisation(version: number) {
  const { regions } = (await as(regionIndex, {})).reply;
  const [region = ''] = Object.keys(regions);
  const body: OrganisationValues = {
    ...eachOf(organisationTextKeys, (key) => written(key, version)),
    type: 'school',
    region,
  };
  const { uuid } = (await as(storeOrganisation, { body })).reply.organisation;
  const show = async () => (await as(showOrganisation, { params: { uuid } })).reply.organisation;
  return { uuid, body, show };
}

test.each(organisationTextKeys)(
  'the %s of an organisation is stored, changed, recorded in the history, exported and imported',
  async (key) => {
    const version = organisationTextKeys.indexOf(key) * 10;
    const { uuid, body, show } = await organisation(version);
    const shownAs = replyKey(organisationFields, key);
    expect((await show())[shownAs]).toBe(body[key]);

    const changed = written(key, version + 1);
    await as(updateOrganisation, { body: { ...body, uuid, [key]: changed } });

    expect((await show())[shownAs]).toBe(changed);
    expect(await historyOf(uuid)).toContain(changed);
    const { header } = organisationFields[key].file;
    const file = await exportedRow('organisations', header, changed);
    expect(file.row).toContain(changed);

    if (key === 'code') return;
    const imported = written(key, version + 2);
    await importChanged('organisations', file, header, imported);
    expect((await show())[shownAs]).toBe(imported);
  },
);

test.each(personTextKeys)(
  'the %s of a person is stored, changed, recorded in the history, exported and imported',
  async (key) => {
    const version = 900 + personTextKeys.indexOf(key) * 10;
    const values = eachOf(personTextKeys, (key) => written(key, version));
    const { reply } = await as(storeUser, { body: { ...values, active: true } });
    const { uuid } = reply.user;
    const show = async () => (await as(showUser, { params: { uuid } })).reply.user;
    expect(await show()).toMatchObject(values);

    const changed = written(key, version + 1);
    await as(updateUser, { body: { ...values, uuid, [key]: changed } });

    expect((await show())[key]).toBe(changed);
    expect(await historyOf(uuid)).toContain(changed);
    const { header } = personFields[key].file;
    const file = await exportedRow('users', header, changed);
    expect(file.row).toContain(changed);

    if (key === 'email') return;
    const imported = written(key, version + 2);
    await importChanged('people', file, header, imported);
    expect((await show())[key]).toBe(imported);
  },
);

test.each(keysOfKind(subscriptionFields, 'requiredLine', 'line'))(
  'the %s of a subscription is stored, changed, recorded in the history and exported',
  async (key) => {
    const values = eachOf(keysOfKind(subscriptionFields, 'requiredLine', 'line'), (key) =>
      written(key, 1),
    );
    const body = { ...values, status: 'active', paid_until: '2027-01-01T00:00:00Z' } as const;
    const { reply } = await as(storeSubscription, { body: { ...body, person: hana.uuid } });
    const { id } = reply.subscription;
    const shownAs = replyKey(subscriptionFields, key);
    expect(reply.subscription[shownAs]).toBe(values[key]);

    const changed = written(key, 2);
    const update = await as(updateSubscription, { body: { ...body, id, [key]: changed } });

    expect(update.reply.subscription[shownAs]).toBe(changed);
    expect(await historyOf(id)).toContain(changed);
    const { header } = subscriptionFields[key].file;
    expect((await exportedRow('subscriptions', header, changed)).row).toContain(changed);
  },
);
