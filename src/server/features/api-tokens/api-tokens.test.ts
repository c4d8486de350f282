import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  createToken,
  endAnyToken,
  endToken,
  everyToken,
  ownTokens,
} from '#contract/api-tokens/api-tokens.ts';
import { historyIndex } from '#contract/history/history.ts';
import { exportAccount } from '#contract/my-account/my-account.ts';
import { removeMember } from '#contract/organisations/organisations.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { apiTokens, auditEvents, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { tokenOf, withToken } from './tokens.test-support.ts';

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld();
  passwordHash = await hashPassword(password);
});

const owner = (roles: Parameters<World['person']>[1] = 'admin') =>
  world.person('Mere Ōtara', roles, { passwordHash });

const chosen = {
  name: 'Student management system',
  kind: 'personal',
  permissions: ['people.manage'],
  days: 90,
  current_password: password,
} as const;

const create = (person: Person, change: object = {}) =>
  world.as(person)(createToken, {
    body: { ...chosen, permissions: [...chosen.permissions], ...change },
  });

const me = { path: '/api/user' };
const people = { path: '/api/admin/user/index' };
const statusOf = async (secret: string, sent = me) =>
  (await withToken(world, secret, 'GET', sent)).status;

test('a token is shown once, stored as a hash, mailed about and recorded', async () => {
  const person = await owner();
  const { status, reply } = await create(person);
  expect(status).toBe(201);
  const { secret, token } = reply;
  expect(secret).toMatch(/^sw_[0-9a-f]{72}$/);
  expect(token).toMatchObject({
    name: chosen.name,
    permissions: chosen.permissions,
    ending: secret.slice(-4),
    last_used_at: null,
  });

  const list = await world.as(person)(ownTokens, {});
  expect(list.reply.tokens).toEqual([token]);
  await world.runJobs();
  const [mail] = await world.mailTo(person);
  expect(mail?.subject).toBe('A new API token for your account');
  expect(mail?.text).toContain('Student management system');
  const history = await world.as(person)(historyIndex, { query: { subject: person.uuid } });
  expect(history.reply.history.data[0]).toMatchObject({ action: 'token.created' });
  const exported = await world.as(person)(exportAccount, {});
  const [row] = await world.db.select().from(apiTokens).where(eq(apiTokens.uuid, token.uuid));
  const everything = [
    list.reply,
    mail,
    exported.reply,
    row,
    await world.db.select().from(auditEvents),
  ];
  expect(JSON.stringify(everything)).not.toContain(secret.slice(3, 40));
});

test('a script needs neither a cookie nor the anti-forgery header, for writes as well', async () => {
  const { reply } = await create(await owner());
  expect(await statusOf(reply.secret, people)).toBe(200);
  const body = { name: 'Kura', email: 'k@kura.example', type: 'school', code: 'K-1' };
  const stored = await withToken(world, reply.secret, 'POST', {
    path: '/api/admin/organisation/store',
    body,
  });
  expect(stored.status).not.toBe(419);
  expect(stored.status).toBeLessThan(500);
});

test('the history names whose token it was, and which', async () => {
  const person = await owner();
  const { uuid, secret } = await tokenOf(world, person, { name: 'Payroll' });
  const organisation = await world.organisation('Ōtara Kura');
  const body = { organisation, user: person.uuid };
  const path = '/api/admin/organisation/member/add';
  expect((await withToken(world, secret, 'POST', { path, body })).status).toBe(200);
  await world.as(person)(removeMember, { body });

  const { reply } = await world.as(person)(historyIndex, { query: { subject: organisation } });
  expect(reply.history.data).toMatchObject([
    { action: 'organisation.member-removed', actor: { uuid: person.uuid }, by_token: null },
    {
      action: 'organisation.member-added',
      actor: { uuid: person.uuid },
      by_token: { uuid, name: 'Payroll' },
    },
  ]);
});

test('a token says of itself what it may, and may no more than was chosen', async () => {
  const { reply } = await create(await owner(['admin', 'mentor']), {
    permissions: ['learning.read'],
  });
  const { json } = await withToken(world, reply.secret, 'GET', me);
  expect(json.permissions).toEqual(['learning.read']);
  expect(await statusOf(reply.secret, people)).toBe(403);
});

test('cookies count for nothing beside a token, not even an administrator’s', async () => {
  const admin = await owner();
  const { secret } = await tokenOf(world, admin, { permissions: ['learning.read'] });
  const login = await world.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const cookie = String(login.headers['set-cookie']);
  expect(await statusOf(secret, { ...people, cookie } as typeof people)).toBe(403);
  const asCookie = { ...people, cookie: `stepwise_session=${secret}` };
  expect(
    (await world.app.inject({ url: people.path, headers: { cookie: asCookie.cookie } })).statusCode,
  ).toBe(401);
});

test('a token that is over, mistyped or somebody’s who is switched off is refused', async () => {
  const person = await owner();
  const past = new Date(Date.now() - 1_000);
  const { secret: expired } = await tokenOf(world, person, { expiresAt: past });
  const { secret: ended } = await tokenOf(world, person, { endedAt: past });
  const { secret } = await tokenOf(world, person);
  const mistyped = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
  for (const one of [expired, ended, mistyped, secret.slice(0, 40), 'sw_'])
    expect(await statusOf(one)).toBe(401);
  expect(await statusOf(secret)).toBe(200);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, person.uuid));
  expect(await statusOf(secret)).toBe(401);
});

test.each([
  [
    'a permission that one does not have',
    { permissions: ['people.manage', 'audit.read'] },
    'permissions',
  ],
  ['another system, for whoever does not look after people', { kind: 'service' }, 'kind'],
  ['no permission', { permissions: [] }, 'permissions'],
  ['more than a year', { permissions: ['reflections.review'], days: 366 }, 'days'],
  [
    'a wrong password',
    { permissions: ['reflections.review'], current_password: 'tūī' },
    'current_password',
  ],
])('no token is created with %s', async (_, change, field) => {
  const mentor = await owner('mentor');
  const { status, errors } = await create(mentor, {
    permissions: ['reflections.review'],
    ...change,
  });
  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
});

test('of two requests at once for the last token one is refused', async () => {
  const person = await owner();
  for (let count = 0; count < 19; count += 1) await tokenOf(world, person);
  const both = await Promise.all([create(person), create(person)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('the last use is written once a minute at most', async () => {
  const { uuid, secret } = await tokenOf(world, await owner());
  const lastUse = async () => {
    const [row] = await world.db.select().from(apiTokens).where(eq(apiTokens.uuid, uuid));
    return row?.lastUsedAt?.getTime();
  };
  await statusOf(secret);
  const first = await lastUse();
  expect(first).toBeGreaterThan(0);
  await statusOf(secret);
  expect(await lastUse()).toBe(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await statusOf(secret);
  vi.useRealTimers();
  expect(await lastUse()).toBeGreaterThan(first ?? 0);
});

test('each token has a minute of its own, and every answer says what is left of it', async () => {
  const person = await owner();
  const { secret } = await tokenOf(world, person);
  const answers = await Promise.all(
    Array.from({ length: 121 }, () => withToken(world, secret, 'GET', me)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const last = answers.find(({ status }) => status === 429);
  expect(last?.headers).toMatchObject({
    'ratelimit-policy': '"personal";q=120;w=60',
    ratelimit: expect.stringMatching(/^"personal";r=0;t=\d+$/),
    'retry-after': expect.stringMatching(/^\d+$/),
  });
  const other = await tokenOf(world, person, { kind: 'service' });
  const { status, headers } = await withToken(world, other.secret, 'GET', me);
  expect([status, headers.ratelimit]).toEqual([200, expect.stringMatching(/^"service";r=599;/)]);
});

test('its owner ends a token, twice if they like, and nobody else’s', async () => {
  const [person, other] = [await owner('mentor'), await owner('mentor')];
  const { uuid, secret } = await tokenOf(world, person);
  expect((await world.as(other)(endToken, { body: { uuid } })).status).toBe(422);
  expect(await statusOf(secret)).toBe(200);
  for (let time = 0; time < 2; time += 1)
    expect((await world.as(person)(endToken, { body: { uuid } })).status).toBe(204);
  expect(await statusOf(secret)).toBe(401);
  expect((await world.as(person)(ownTokens, {})).reply.tokens).toEqual([]);
});

test('administrators see everybody’s tokens, and end them', async () => {
  const [admin, person] = [await owner(), await owner('mentor')];
  const { uuid, secret } = await tokenOf(world, person, { name: 'Old script' });
  const { reply } = await world.as(admin)(everyToken, {});
  expect(reply.tokens).toContainEqual(
    expect.objectContaining({
      uuid,
      name: 'Old script',
      owner: { uuid: person.uuid, name: person.name },
    }),
  );
  expect((await world.as(admin)(endAnyToken, { body: { uuid } })).status).toBe(204);
  expect(await statusOf(secret)).toBe(401);
  const ended = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, person.uuid));
  expect(ended).toMatchObject([{ action: 'token.ended', actor: admin.uuid }]);
});
