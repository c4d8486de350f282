import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ownSessions } from '#contract/my-account/sessions.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { auditEvents, sessions, userRoles } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

const someone = () => world.person('Hana', 'mentor', { passwordHash });

async function loggedIn({ email }: Person, remember = false) {
  const browser = browserOf(world.app);
  const { statusCode } = await browser.post('/login', { email, password, remember });
  expect(statusCode).toBe(204);
  return browser;
}
type Browser = Awaited<ReturnType<typeof loggedIn>>;

/** A call that browserOf has no method for, with this browser's cookies. */
function write(browser: Browser, method: 'PUT' | 'DELETE', url: string, payload: object = {}) {
  return world.app.inject({
    method,
    url,
    payload,
    headers: { 'x-xsrf-token': browser.cookie('XSRF-TOKEN') },
    cookies: { stepwise_session: browser.cookie('stepwise_session') },
  });
}

const isIn = async (browser: Browser) => (await browser.get('/api/user')).statusCode === 200;
const changed = { current_password: password, password: chosen, password_confirmation: chosen };

test.each([
  { remember: false, maxAge: 2 * 3_600 },
  { remember: true, maxAge: 30 * 86_400 },
])(
  'a new password keeps this browser ($remember) with a new session, and ends all others',
  async (device) => {
    const person = await someone();
    const [here, elsewhere] = [
      await loggedIn(person, device.remember),
      await loggedIn(person, true),
    ];
    const copied = here.copy();

    const answer = await write(here, 'PUT', '/api/account/password', changed);

    expect(answer.statusCode).toBe(204);
    const cookies: { name: string; value: string; maxAge?: number }[] = answer.cookies;
    const [session, token] = cookies;
    expect([session?.maxAge, token?.maxAge]).toEqual([device.maxAge, device.maxAge]);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(copied)).toBe(false);
    const renewed = await world.app.inject({
      url: '/api/user',
      cookies: { stepwise_session: session?.value ?? '' },
    });
    expect(renewed.statusCode).toBe(200);
    const again = browserOf(world.app);
    expect((await again.post('/login', { email: person.email, password: chosen })).statusCode).toBe(
      204,
    );
  },
);

test.each([
  [{ ...changed, current_password: 'a guess' }, 'current_password'],
  [{ ...changed, password_confirmation: 'another' }, 'password'],
  [{ ...changed, password: 'password', password_confirmation: 'password' }, 'password'],
  [{ password: chosen, password_confirmation: chosen }, 'current_password'],
])('a mistake (%#) is shown beside its field, and nobody is logged out', async (body, field) => {
  const person = await someone();
  const [here, elsewhere] = [await loggedIn(person), await loggedIn(person)];

  const answer = await write(here, 'PUT', '/api/account/password', body);

  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(await isIn(here)).toBe(true);
  expect(await isIn(elsewhere)).toBe(true);
});

test('the list has each session once, this one marked, and nothing to log in with', async () => {
  const person = await someone();
  const [here] = [await loggedIn(person), await loggedIn(person, true)];
  const stranger = await someone();
  await loggedIn(stranger);

  const { sessions: listed } = (await here.get('/api/account/sessions')).json();

  expect(listed).toHaveLength(2);
  expect(listed.filter((session: { current: boolean }) => session.current)).toMatchObject([
    { remembered: false, address: '127.0.0.1', created_at: expect.stringMatching(/Z$/) },
  ]);
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  const json = JSON.stringify(listed);
  for (const { tokenHash } of rows)
    expect(json).not.toContain(tokenHash.toString('hex').slice(0, 8));
  expect(json).not.toContain(here.cookie('stepwise_session').slice(2, 12));
});

test('the list names browsers in words, and leaves out what nobody is logged in with any more', async () => {
  const person = await someone();
  await world.as(person)(ownSessions, {});
  const agents = {
    'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Safari on iPhone': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1',
    'Another program': '<script>alert(1)</script>',
  };
  const at = new Date();
  const row = { user: person.uuid, remember: false, createdAt: at, endsAt: new Date(+at + 9e8) };
  const idle = new Date(+at - 121 * 60_000);
  await world.db.insert(sessions).values([
    ...Object.values(agents).map((userAgent, n) => ({
      ...row,
      userAgent,
      lastSeenAt: at,
      tokenHash: Buffer.alloc(32, n),
    })),
    { ...row, userAgent: 'Edg/1 Windows', lastSeenAt: idle, tokenHash: Buffer.alloc(32, 8) },
  ]);

  const { reply } = await world.as(person)(ownSessions, {});

  const names = reply.sessions.filter(({ current }) => !current).map(({ browser }) => browser);
  expect(names.sort()).toEqual(Object.keys(agents).sort());
});

test('a text that is no browser name comes with its language', async () => {
  const person = await world.person('Mere', 'mentor', { locale: 'mi' });

  const { reply } = await world.as(person)(ownSessions, {});

  const name = 'Another program';
  expect(reply.sessions.map(({ browser }) => browser)).toEqual([{ words: name, locale: 'en-NZ' }]);
});

test('logging out everywhere ends every session, here included, and nobody else’s', async () => {
  const [person, other] = [await someone(), await someone()];
  const [here, elsewhere] = [await loggedIn(person), await loggedIn(person, true)];
  const stranger = await loggedIn(other);

  const answer = await write(here, 'DELETE', '/api/account/sessions');

  expect(answer.statusCode).toBe(204);
  expect(await isIn(here)).toBe(false);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(stranger)).toBe(true);
});

test('the list says what each session was opened by, and when they last proved it', async () => {
  const person = await someone();
  const here = await loggedIn(person);
  const verifiedAt = new Date('2026-11-23T01:15:00Z');
  await world.db
    .update(sessions)
    .set({ verifiedAt, methods: ['password', 'app'] })
    .where(eq(sessions.user, person.uuid));

  const { sessions: listed } = (await here.get('/api/account/sessions')).json();

  expect(listed).toMatchObject([
    { methods: ['password', 'app'], verified_at: '2026-11-23T01:15:00.000Z' },
  ]);
});

type Listed = { id: string; current: boolean };
const listOf = async (browser: Browser): Promise<Listed[]> =>
  (await browser.get('/api/account/sessions')).json().sessions;
const endings = ({ uuid: subject }: Person) =>
  world.db.$count(
    auditEvents,
    and(eq(auditEvents.subject, subject), eq(auditEvents.action, 'user.other-sessions-ended')),
  );

test('one session is ended, once, and no other', async () => {
  const person = await someone();
  const [here, lost, kept] = [
    await loggedIn(person),
    await loggedIn(person, true),
    await loggedIn(person),
  ];
  const [{ id } = { id: '' }] = (await listOf(lost)).filter(({ current }) => current);

  for (const _ of [1, 2]) {
    expect((await here.post('/api/account/sessions/end', { id })).statusCode).toBe(204);
  }

  expect(await Promise.all([here, lost, kept].map(isIn))).toEqual([true, false, true]);
  expect(await endings(person)).toBe(1);
});

test('nobody ends the session of somebody else by its id', async () => {
  const [person, other] = [await someone(), await someone()];
  const [here, theirs] = [await loggedIn(person), await loggedIn(other)];
  const [{ id } = { id: '' }] = await listOf(theirs);

  await here.post('/api/account/sessions/end', { id });

  expect(await isIn(theirs)).toBe(true);
  expect(await endings(person)).toBe(0);
});

test('all others are ended, and this one goes on', async () => {
  const [person, other] = [await someone(), await someone()];
  const browsers = [
    await loggedIn(person),
    await loggedIn(person, true),
    await loggedIn(person),
    await loggedIn(other),
  ] as const;

  for (const _ of [1, 2]) {
    expect((await browsers[0].post('/api/account/sessions/end-others')).statusCode).toBe(204);
  }

  expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, false, true]);
  expect(await endings(person)).toBe(1);
});

test('a role given or taken holds at the next request, and logs nobody out', async () => {
  const person = await someone();
  const browser = await loggedIn(person);
  const worklist = async () => (await browser.get('/api/admin/mentor/worklist')).statusCode;

  expect(await worklist()).toBe(200);
  await world.db.delete(userRoles).where(eq(userRoles.user, person.uuid));
  expect(await worklist()).toBe(403);
  await world.db.insert(userRoles).values({ user: person.uuid, role: 'admin' });
  expect(await worklist()).toBe(200);
});

test('a session ends after thirty days, however it is used', async () => {
  const person = await someone();
  const browser = await loggedIn(person, true);
  const endsAt = new Date(Date.now() - 1_000);
  await world.db.update(sessions).set({ endsAt }).where(eq(sessions.user, person.uuid));

  expect(await isIn(browser)).toBe(false);
  expect((await world.as(person)(ownSessions, {})).reply.sessions).toHaveLength(1);
});
