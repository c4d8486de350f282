import { and, eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type ImportKind, showImport, uploadImport } from '#contract/imports/imports.ts';
import { addMember, organisationIndex } from '#contract/organisations/organisations.ts';
import { userSearch } from '#contract/people/people.ts';
import { parseSpreadsheet } from '#lib/spreadsheets/parse-spreadsheet.ts';
import {
  areas,
  auditEvents,
  organisations,
  regions,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const as = world.as(hana);

async function download(path: string) {
  const { rawPayload, headers, statusCode } = await world.raw(hana, { method: 'GET', url: path });
  return { file: rawPayload, headers, statusCode };
}

async function rowsIn(path: string): Promise<string[][]> {
  const { rows } = await parseSpreadsheet((await download(path)).file);
  return rows.map(({ cells }) => cells);
}

/** Names that spreadsheet programs trip over. */
const strange = [
  'Māia Ngāti',
  '=SUM(A1:A9)',
  '+64 9 555 0123',
  '-1',
  '@Aroha',
  "'=quoted",
  'Tama "Tamz" Rangi',
  'a,b;c d',
  'two lines',
  '0012',
  '1e5',
  'constructor',
  '_x0041_',
  "O'Brien",
  'TRUE',
];

const [region] = await world.db.select().from(regions).limit(1);
for (const [index, name] of strange.entries()) {
  const code = `00${index}${index % 2 ? ';x' : ''}`;
  const uuid = newUuid();
  await world.db.insert(organisations).values({
    uuid,
    name,
    code,
    type: index % 2 ? 'ece' : 'school',
    email: `o${index}@school.example`,
    region: region?.uuid ?? '',
    phone: '+64 9 555 0123',
    street: name,
    suburb: '',
    city: 'Ōtaki',
  });
  const roles = [['mentor', 'admin'] as const, ['independent_learner'] as const, [] as const][
    index % 3
  ];
  const person = await world.person(name, roles, { active: index % 4 > 0 });
  await as(addMember, { body: { organisation: uuid, user: person.uuid } });
}

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  test.each([
    ['people', 'users'],
    ['organisations', 'organisations'],
  ] as const)('of %s imported unchanged changes nothing, in any row', async (kind, list) => {
    const { file } = await download(`/api/admin/export/${list}.${format}`);
    const counts = await imported(file, kind);

    const total = await world.db.$count(kind === 'people' ? users : organisations);
    expect(counts).toEqual({ create: 0, update: 0, same: total, problem: 0, written: 0 });
  });

  test('is named with the date and never kept by a browser', async () => {
    const { headers } = await download(`/api/admin/export/users.${format}`);

    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="Users \\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

async function imported(file: Buffer, kind: ImportKind) {
  const query = { kind, name: 'export' };
  const response = await world.raw(hana, {
    method: 'POST',
    url: uploadImport.path,
    query,
    payload: file,
    type: 'application/octet-stream',
  });
  await world.runJobs();
  const { uuid } = response.json().import;
  return (await as(showImport, { params: { uuid } })).reply.import.counts;
}

test('holds exactly what the list shows, with its search, filters and order, all pages of it', async () => {
  const query = { role: 'mentor', active: '1', sort: '-email' } as const;
  const { reply } = await as(userSearch, {
    params: { term: 'school' },
    query: { ...query, per_page: '100' },
  });
  const path = `/api/admin/export/users.csv?search=school&${new URLSearchParams(query)}`;

  const [, ...rows] = await rowsIn(path);

  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map((row) => row[1])).toEqual(reply.users.data.map(({ email }) => email));
});

test('holds more than one batch', async () => {
  await world.db.execute(sql`
    insert into organisations (uuid, name, code, type, email, region)
    select gen_random_uuid(), 'Kura ' || n, 'many' || n, 'school', 'k@x.example', ${region?.uuid}
    from generate_series(1, 1200) n`);
  const { reply } = await as(organisationIndex, { query: {} });

  const rows = await rowsIn('/api/admin/export/organisations.xlsx');

  expect(rows).toHaveLength(reply.organisations.total + 1);
  expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length);
});

test('subscriptions say what their list says', async () => {
  const mere = await world.person('Mere Tūhoe', 'independent_learner');
  await world.db.insert(subscriptions).values({
    uuid: newUuid(),
    user: mere.uuid,
    name: 'default',
    stripeStatus: 'past_due',
    createdAt: new Date('2026-11-01T00:00:00Z'),
  });

  const [header, row] = await rowsIn('/api/admin/export/subscriptions.csv?status=past_due');

  expect(header?.slice(0, 5)).toEqual(['Name', 'Email', 'Type', 'Status', 'Created Date']);
  expect(row?.slice(0, 5)).toEqual(['Mere Tūhoe', mere.email, 'default', 'Past due', '2026-11-01']);
});

test('learning areas come as their list shows them, searched without macrons or picked', async () => {
  const [first, second, off] = [
    await world.area('Ākonga at the centre'),
    await world.area('Working with akonga'),
    await world.area('Ākonga no more'),
  ];
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, off));
  const path = '/api/admin/export/areas.csv';

  const [header, ...rows] = await rowsIn(`${path}?search=akonga&active=1`);
  expect(header).toEqual([
    'Learning area',
    'Name in te reo Māori',
    'Active',
    'Pods',
    'Questions',
    'Learners',
  ]);
  expect(rows).toEqual([
    ['Ākonga at the centre', '', 'Yes', '0', '0', '0'],
    ['Working with akonga', '', 'Yes', '0', '0', '0'],
  ]);
  const names = async (query: string) => (await rowsIn(`${path}?${query}`)).map(([name]) => name);
  expect(await names(`uuids=${off}`)).toEqual(['Learning area', 'Ākonga no more']);
  expect(await names(`search=ākonga&except=${first},${second}`)).toContain('Ākonga no more');
  expect(await names(`search=ākonga&except=${first},${second}`)).toHaveLength(2);
});

test('holds the rows that were picked, or all but these, and refuses more than 200', async () => {
  const { reply } = await as(userSearch, { params: { term: 'school' }, query: {} });
  const [first, second] = reply.users.data.map(({ uuid, email }) => ({ uuid, email }));
  const emailsIn = async (query: string) =>
    (await rowsIn(`/api/admin/export/users.csv?${query}`)).slice(1).map((row) => row[1]);

  expect(await emailsIn(`uuids=${first?.uuid},${second?.uuid}&sort=-name`)).toEqual([
    second?.email,
    first?.email,
  ]);
  const others = await emailsIn(`search=school&except=${first?.uuid}`);
  expect(others).toHaveLength(reply.users.total - 1);
  expect(others).not.toContain(first?.email);

  const many = Array.from({ length: 201 }, () => newUuid()).join();
  const { statusCode } = await download(`/api/admin/export/users.csv?uuids=${many}`);
  expect(statusCode).toBe(422);
});

test('is recorded in the history: who exported what, with which filters, and how many rows', async () => {
  const [, ...rows] = await rowsIn('/api/admin/export/users.csv?search=school&role=mentor');
  const made = and(eq(auditEvents.action, 'export.made'), eq(auditEvents.actor, hana.uuid));
  const events = await world.db.select().from(auditEvents).where(made).orderBy(auditEvents.uuid);

  expect(events.at(-1)?.after).toEqual({
    what: 'users',
    format: 'csv',
    count: rows.length,
    filters: { search: 'school', role: 'mentor' },
  });
});

test('in whatever language it is asked for, its words are those that an import knows again', async () => {
  const reworded = { 'roles.mentor': '[mentor]', 'organisationTypes.ece': '[ece]' };
  const headers = { 'importFields.name': '[name]', 'shared.name': '[name]' };
  world.i18n.load(new Map([['mi', { ...reworded, ...headers }]]), ['en-NZ', 'mi']);
  const mere = await world.person('Mere Tāne', 'admin', { locale: 'mi' });
  for (const list of ['users', 'organisations']) {
    const url = `/api/admin/export/${list}.csv`;
    const { payload } = await world.raw(mere, { method: 'GET', url });
    expect(payload).not.toContain('[');
    expect(payload).toBe((await download(url)).file.toString());
  }
});

test('a filter that makes no sense is refused beside its name', async () => {
  const { statusCode, file } = await download('/api/admin/export/users.csv?role=tumuaki');

  expect(statusCode).toBe(422);
  expect(JSON.parse(file.toString()).errors).toEqual({ role: ['The selected role is invalid.'] });
});
