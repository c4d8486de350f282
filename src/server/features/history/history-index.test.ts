import { sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { storeArea, updateArea } from '#contract/learning/learning.ts';
import { storeUser, updateUser } from '#contract/people/people.ts';
import { areas, auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let aroha: Person;
let mere: Person;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.person('Aroha Ngata', 'admin');
  mere = await world.person('Mere Tāne', 'mentor');
});

type Query = Record<string, string | number>;

async function find(query: Query = {}) {
  const { reply } = await world.as(aroha)(historyIndex, { query });
  return reply;
}

const ours = (words: string) => ({ words, locale: 'en-NZ' });

/** An event as the server would have written it, at a time of the test's own. */
async function happened(event: Partial<typeof auditEvents.$inferInsert> = {}) {
  const row = {
    uuid: newUuid(),
    at: new Date(),
    actor: mere.uuid,
    subject: newUuid(),
    action: 'area.changed',
    subjectType: 'area',
    address: '203.0.113.7',
    ...event,
  };
  await world.db.insert(auditEvents).values(row);
  return row;
}

test('an event says who changed what, from where, before and after', async () => {
  const { uuid, email } = await world.person('Hemi Pita', 'mentor');
  const body = {
    uuid,
    name: 'Hēmi Pita',
    email,
    active: true,
    roles: ['mentor', 'admin'] as const,
  };
  await world.as(aroha)(updateUser, { body: { ...body, roles: [...body.roles] } });

  const { history, about } = await find({ subject: uuid });
  expect(history.data).toMatchObject([
    {
      action: 'user.changed',
      actor: { uuid: aroha.uuid, name: 'Aroha Ngata' },
      subject: { uuid, name: 'Hēmi Pita', type: 'user' },
      address: '127.0.0.1',
      by_import: null,
    },
  ]);
  expect(history.data[0]?.changes).toEqual([
    { field: ours('Name'), before: ['Hemi Pita'], after: ['Hēmi Pita'], added: [], removed: [] },
    {
      field: ours('Roles'),
      before: [ours('Mentor')],
      after: [ours('Administrator, Mentor')],
      added: [[ours('Administrator')]],
      removed: [],
    },
  ]);
  expect(about.subject).toEqual({ uuid, name: 'Hēmi Pita', type: 'user' });
});

test('things go by their present name, and what was deleted by the name in its own events', async () => {
  const { reply } = await world.as(aroha)(storeArea, { body: { name: 'Belonging', active: true } });
  const { uuid } = reply.area;
  await world.as(aroha)(updateArea, { body: { uuid, name: 'Mana whenua', active: true } });
  const named = async () => (await find({ subject: uuid })).history.data.map((e) => e.subject.name);
  expect(await named()).toEqual(['Mana whenua', 'Mana whenua']);

  await world.db.delete(areas).where(sql`uuid = ${uuid}`);
  expect(await named()).toEqual(['Mana whenua', 'Belonging']);
  expect((await find({ subject: uuid })).about.subject?.name).toBe('Mana whenua');
});

test('uuids in a change are shown by name, and those that name nothing are left out', async () => {
  const [one, two] = [await world.area('Tahi'), await world.area('Rua')];
  const { subject } = await happened({
    before: { areas: [one], answer: newUuid() },
    after: { areas: [one, two], import: newUuid() },
  });
  const [event] = (await find({ subject })).history.data;
  expect(event?.changes).toEqual([
    {
      field: ours('Learning areas'),
      before: ['Tahi'],
      after: ['Tahi, Rua'],
      added: [['Rua']],
      removed: [],
    },
  ]);
  expect(event?.by_import).toMatch(/^[0-9a-f-]{36}$/);
});

test('a new member is named once, although the event holds their uuid and their name', async () => {
  const { subject } = await happened({
    action: 'organisation.member-added',
    subjectType: 'organisation',
    after: { user: mere.uuid, name: 'Mere Tāne' },
  });
  const [event] = (await find({ subject })).history.data;
  expect(event?.changes).toMatchObject([
    { field: ours('Person'), before: null, after: ['Mere Tāne'] },
  ]);
});

test.each([
  ['a name without its macron', 'whetu', 'Whetū Māhina', 'whetu@school.example'],
  ['a name with a macron it has not got', 'TĪPENE', 'Tipene Rewi', 'tipene@school.example'],
  ['an e-mail, signs and all', 'odd_one%', 'Nobody Else', 'odd_one%1@school.example'],
])('search finds who did it, and whom it was done to, by %s', async (_, term, name, email) => {
  const person = await world.person(name, [], { email });
  const did = await happened({ actor: person.uuid });
  const suffered = await happened({ subject: person.uuid, subjectType: 'user' });
  const found = (await find({ search: term })).history.data.map(({ uuid }) => uuid);
  expect(found).toEqual(expect.arrayContaining([did.uuid, suffered.uuid]));
});

test('search finds things by name, and a person by what is named after them', async () => {
  const learner = await world.person('Ngaire Quill', 'independent_learner');
  const area = await world.area('Zephyr learning');
  const { uuid } = await world.reflection(learner, { area });
  const event = await happened({ action: 'reflection.signed-off', subject: uuid });
  for (const search of ['ngaire quill', 'zephyr', 'Ngaire Quill']) {
    const { history } = await find({ search });
    expect(history.data).toMatchObject([
      { uuid: event.uuid, subject: { name: ours('Ngaire Quill’s reflection on Zephyr learning') } },
    ]);
  }
});

test('search finds by former names, numbers and the words of what was done', async () => {
  const renamed = await happened({
    before: { name: 'Kōwhai Kindy' },
    after: { name: 'Rātā Kindy' },
  });
  const issued = await happened({
    action: 'certificate.issued',
    after: { number: 'SW-2026-00777' },
  });
  const odd = await happened({ action: 'kite.let-fly' });
  const found = async (search: string) =>
    (await find({ search })).history.data.map(({ uuid }) => uuid);
  expect(await found('kowhai')).toEqual([renamed.uuid]);
  expect(await found('2026-00777')).toEqual([issued.uuid]);
  expect(await found('Certificate ISSUED')).toEqual([issued.uuid]);
  expect(await found('let fly')).toEqual([odd.uuid]);
  expect(await found('100%')).toEqual([]);
  expect(await found('_')).not.toContain(renamed.uuid);
  expect(await found('\\')).toEqual([]);
});

test('filters narrow by kind, action, person and days of New Zealand', async () => {
  const ana = await world.person('Ana', 'admin');
  const tick = await happened({ actor: ana.uuid, at: new Date('2026-03-01T10:59:00Z') });
  const tock = await happened({ actor: ana.uuid, at: new Date('2026-03-01T11:01:00Z') });
  const pod = { action: 'pod.stored', subjectType: 'pod', at: new Date('2026-04-05T12:30:00Z') };
  const late = await happened({ ...pod, actor: ana.uuid });
  const found = async (query: Query) =>
    (await find({ actor: ana.uuid, ...query })).history.data.map(({ uuid }) => uuid);

  expect(await found({})).toEqual([late.uuid, tock.uuid, tick.uuid]);
  expect(await found({ kind: 'pod' })).toEqual([late.uuid]);
  expect(await found({ action: 'area.changed' })).toEqual([tock.uuid, tick.uuid]);
  // Midnight in Auckland is 11:00 UTC in March; on 5 April the clocks go back, so that day has 25 hours.
  expect(await found({ to: '2026-03-01' })).toEqual([tick.uuid]);
  expect(await found({ from: '2026-03-02', to: '2026-04-05' })).toEqual([tock.uuid]);
  expect(await found({ from: '2026-04-06', to: '2026-04-06' })).toEqual([late.uuid]);
  expect((await find({ actor: ana.uuid })).about.actor).toEqual({ uuid: ana.uuid, name: 'Ana' });
});

test('a filter that is no day, uuid or text is refused beside its name', async () => {
  const { status, errors } = await world.as(aroha)(historyIndex, {
    query: { from: '2026-02-30', subject: 'none', search: 'a\u0000b' },
  });
  expect(status).toBe(422);
  expect(errors.from).toEqual(['The from field must be a valid date.']);
  expect(errors.subject).toEqual(['The subject field must be a valid UUID.']);
  expect(errors.search).toEqual(['The search field holds a character that can’t be stored.']);
});

test('every page is there once, newest first, the last as quickly as the first', async () => {
  const { history: first } = await find({ per_page: 4 });
  const pages = await Promise.all(
    Array.from({ length: first.last_page }, (_, index) => find({ per_page: 4, page: index + 1 })),
  );
  const events = pages.flatMap(({ history }) => history.data);
  expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(first.total);
  expect(first.total).toBe(await world.db.$count(auditEvents));
  const times = events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect((await find({ page: first.last_page + 1, per_page: 4 })).history).toMatchObject({
    data: [],
    from: null,
    total: first.total,
  });
});

test('of filtered events 10,000 are counted and no more', async () => {
  await world.db.execute(sql`
    insert into audit_events (uuid, at, actor, action, subject_type, subject)
    select gen_random_uuid(), now() - n * interval '1 minute', ${mere.uuid}, 'lookup.stored',
      'lookup', gen_random_uuid() from generate_series(1, 10001) n`);
  const lookups = await find({ kind: 'lookup', page: 3 });
  expect(lookups).toMatchObject({
    more: true,
    history: { total: 10_000, last_page: 667, from: 31 },
  });
  expect(lookups.history.data).toHaveLength(15);
  expect(await find({ kind: 'lookup', page: 668 })).toMatchObject({ history: { data: [] } });
  const whole = await find();
  expect(whole).toMatchObject({ more: false });
  expect(whole.history.total).toBe(await world.db.$count(auditEvents));
});

test('many people of one name are found by their name all the same', async () => {
  await world.db.execute(sql`
    insert into users (uuid, name, email)
    select gen_random_uuid(), 'Legion ' || n, 'legion' || n || '@school.example'
    from generate_series(1, 1100) n`);
  const { rows } = await world.db.execute<{ uuid: string }>(
    sql`select uuid from users where name = 'Legion 1100'`,
  );
  const event = await happened({ actor: rows[0]?.uuid ?? '' });
  const { history } = await find({ search: 'legion' });
  expect(history.data.map(({ uuid }) => uuid)).toEqual([event.uuid]);
});

test('a change and its history are one: a refused change leaves none', async () => {
  const before = await world.db.$count(auditEvents);
  const body = { name: 'X', email: aroha.email, active: true, roles: [] };
  expect((await world.as(aroha)(storeUser, { body })).status).toBe(422);
  expect(await world.db.$count(auditEvents)).toBe(before);
});
