import { inflateSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { everybodysCookie } from '#contract/mentoring/worklist-scope.ts';
import type { PageData } from '#contract/pages/page-data.ts';
import { userSearch } from '#contract/people/people.ts';
import { auditEvents, organisations } from '#server/schema/index.ts';
import { addProvider } from '#testing/provider-fixtures.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { clientFolder } from './client-folder.test-support.ts';

let world: World;
let admin: Person;
let mentor: Person;

beforeAll(async () => {
  world = await newWorld({}, await clientFolder());
  admin = await world.person('Aroha', 'admin');
  mentor = await world.person('Hana', 'mentor');
});

const block = /<script type="application\/json" id="page-data">([^<]*)<\/script>/;

type Asking = { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; from?: string };

/** The data in the document of an address; undefined where it has none. */
async function dataFor(
  person: Person,
  url: string,
  { method = 'GET', headers = {}, from = '203.0.113.9' }: Asking = {},
): Promise<PageData | undefined> {
  const given = { method, url, headers, remoteAddress: from };
  const { statusCode, body } = await world.raw(person, given);
  expect(statusCode).toBe(200);
  const [, json] = block.exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

const callsIn = (data: PageData | undefined) => data?.answers.map(({ call }) => call);

test('a list comes with its rows, as its own call answers them', async () => {
  await world.person('Māia </script><script>alert(1)</script> O’Neill', 'mentor');
  const data = await dataFor(admin, '/users?search=Māia');

  expect(data?.user).toBe(admin.uuid);
  expect(callsIn(data)).toEqual(['currentUser', 'unreadNotices', 'languageIndex', 'userSearch']);
  const [, , , rows] = data?.answers ?? [];
  const asked = await world.as(admin)(userSearch, { params: { term: 'Māia' }, query: {} });
  expect(rows?.reply).toEqual(asked.reply);
  expect(JSON.stringify(rows?.reply)).toContain('Māia </script>');
});

test('the dashboard comes with everybody’s reflections for who listed those last', async () => {
  const queueFor = async (person: Person, url: string, chosenBy: Person) => {
    const headers = { cookie: `${everybodysCookie}=${chosenBy.uuid}` };
    const data = await dataFor(person, url, { headers });
    return data?.answers.find(({ call }) => call === 'reviewQueue')?.request;
  };
  expect(await queueFor(mentor, '/dashboard', mentor)).toEqual({ query: { page: 1, mine: '0' } });
  expect(await queueFor(mentor, '/dashboard?mine=1', mentor)).toEqual({
    query: { page: 1, mine: '1' },
  });
  expect(await queueFor(mentor, '/dashboard', admin)).toEqual({ query: { page: 1 } });
});

test('what somebody may not read does not come with the page either', async () => {
  expect(callsIn(await dataFor(mentor, '/users'))).toEqual([
    'currentUser',
    'unreadNotices',
    'languageIndex',
  ]);

  const unverified = await world.person('Iti', 'admin', { emailVerifiedAt: null });
  expect(callsIn(await dataFor(unverified, '/users'))).toEqual(['currentUser', 'languageIndex']);
});

test('a part that is not for somebody is not asked for; a page that is not theirs is, once', async () => {
  const mere = await world.person('Mere');
  const kura = await world.organisation('Te Kura', [mere]);
  await world.organisationRole(mere, 'organisation_admin', kura);
  await dataFor(mere, `/organisations?view=${kura}`);
  await dataFor(mere, '/mentor/figures');
  const refused = () =>
    world.db
      .select({ after: auditEvents.after })
      .from(auditEvents)
      .where(
        and(eq(auditEvents.subject, mere.uuid), eq(auditEvents.action, 'user.access-refused')),
      );
  await expect.poll(refused).toEqual([{ after: { page: '/api/admin/figures' } }]);
});

test('a page is compressed where the browser takes it, but for the data in it', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const packed = await world.raw(admin, { method: 'GET', url: '/users', headers });
  const plain = await world.raw(admin, { method: 'GET', url: '/users' });

  expect(packed.headers['content-encoding']).toBe('deflate');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(inflateSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.includes('<title>')).toBe(false);
  expect(packed.rawPayload.includes('<main>/users: ')).toBe(true);
  expect(packed.rawPayload.includes(`{"user":"${admin.uuid}"`)).toBe(true);
});

test('nobody who is not logged in gets any of a person’s, and who is gets none of a guest’s', async () => {
  for (const url of ['/users', '/register'])
    expect((await world.app.inject({ url })).body).not.toContain('page-data');
  expect(await dataFor(admin, '/login')).toBeUndefined();
  expect(await dataFor(admin, '/no/such/page')).toBeUndefined();
});

test('the login is drawn with the services to log in by, and with where it leads back to', async () => {
  const { name } = await addProvider(world, { name: 'Kura </script> login' });
  const { body } = await world.app.inject({ url: '/login?to=%2Fusers' });
  const [, json = ''] = block.exec(body) ?? [];
  const data: PageData = JSON.parse(json);
  expect([data.user, callsIn(data)]).toEqual(['', ['signInProviders']]);
  expect(data.answers[0]?.reply).toMatchObject({ providers: [{ name }] });
  // As the stand-in for the client has it: it draws what it was given.
  expect(body).toContain('<p>/users: signInProviders</p>');
  const head = await world.app.inject({ method: 'HEAD', url: '/login' });
  expect(head.body).not.toContain('page-data');
});

test('opening a reflection is reading it, from the address of the person; guessing is not', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(learner);
  const url = `/mentor/review-learning/reflection/${uuid}`;
  const readings = () =>
    world.db
      .select({ actor: auditEvents.actor, address: auditEvents.address })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'reflection.read'), eq(auditEvents.subject, uuid)));

  expect(await dataFor(mentor, url, { method: 'HEAD' })).toBeUndefined();
  expect(await dataFor(mentor, url, { headers: { 'sec-purpose': 'prefetch' } })).toBeUndefined();
  expect(await readings()).toEqual([]);

  expect(callsIn(await dataFor(mentor, url, { from: '203.0.113.7' }))).toContain('showReflection');
  expect(await readings()).toEqual([{ actor: mentor.uuid, address: '203.0.113.7' }]);
});

test('a call that fails leaves the page as it would be without', async () => {
  const nowhere = '0199a5c0-7a6e-7c4e-9a53-0242ac120002';
  const data = await dataFor(mentor, `/mentor/review-learning/reflection/${nowhere}`);
  expect(callsIn(data)).not.toContain('showReflection');
  expect(callsIn(data)).toContain('currentUser');
});

test('the page of a person comes with all it shows, for those who may read it', async () => {
  const data = await dataFor(admin, `/users/${mentor.uuid}`);
  expect(callsIn(data)?.toSorted()).toEqual([
    'currentUser',
    'historyIndex',
    'languageIndex',
    'mentorBoard',
    'showUser',
    'unreadNotices',
    'userRecords',
    'userRoles',
  ]);
  const shown = data?.answers.find(({ call }) => call === 'showUser');
  expect(JSON.stringify(shown?.reply)).toContain(mentor.email);

  expect(callsIn(await dataFor(mentor, `/users/${admin.uuid}`))).toEqual([
    'currentUser',
    'unreadNotices',
    'languageIndex',
  ]);
  for (const nobody of ['0199a5c0-7a6e-7c4e-9a53-0242ac120002', 'no-uuid', '%3Cscript%3E']) {
    expect(callsIn(await dataFor(admin, `/users/${nobody}`))).not.toContain('showUser');
  }
});

test('an address that opened somebody in a dialog over the list leads to their page', async () => {
  const { uuid } = mentor;
  const moved = await world.raw(admin, { method: 'GET', url: `/users?role=mentor&edit=${uuid}` });
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `/users/${uuid}`]);
  for (const edit of ['new', 'no-uuid', '%2F%2Fevil.example']) {
    expect((await world.raw(admin, { method: 'GET', url: `/users?edit=${edit}` })).statusCode).toBe(
      200,
    );
  }
});

test('an answer that takes too long is not waited for', async () => {
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const holding = world.db.transaction(async (db) => {
    await db.execute(sql`lock table ${organisations} in access exclusive mode`);
    locked();
    await isOver;
  });
  await isLocked;

  const data = await dataFor(admin, '/organisations');
  over();
  await holding;

  expect(callsIn(data)).not.toContain('organisationIndex');
});
