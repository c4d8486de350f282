import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { currentUser, logIn, logOut } from '#contract/accounts/accounts.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { unreadNotices } from '#contract/notices/notices.ts';
import { learnerList } from '#contract/people/people.ts';
import { sessions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { csrfToken, visitorToken } from './csrf.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const body = { reflection: '0199a5c0-7a6e-7c4e-9a53-0242ac120002' };

type Cookie = { name: string; value: string; httpOnly?: boolean; sameSite?: string; path?: string };

async function visit() {
  const response = await world.app.inject({ url: '/sanctum/csrf-cookie' });
  const cookies: Cookie[] = response.cookies;
  return { response, cookies: new Map(cookies.map((cookie) => [cookie.name, cookie])) };
}

test('the anti-forgery cookie can be read by our page, the session cookie cannot', async () => {
  const { response, cookies } = await visit();

  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect(cookies.get('stepwise_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(cookies.get('XSRF-TOKEN')?.httpOnly).toBeUndefined();
});

test.each([
  ['no token', {}],
  ['an empty token', { 'x-xsrf-token': '' }],
  ['a wrong token', { 'x-xsrf-token': 'x'.repeat(43) }],
])('a write with %s is refused before the session is checked', async (_, headers) => {
  const { cookies } = await visit();
  const session = cookies.get('stepwise_session')?.value ?? '';
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/admin/mentor/reflection/sign-off',
    payload: body,
    headers,
    cookies: { stepwise_session: session },
  });

  expect(response.statusCode).toBe(419);
  expect(response.json()).toEqual({ message: 'CSRF token mismatch.' });
});

test("another session's anti-forgery token is refused", async () => {
  const mine = await visit();
  const theirs = await visit();
  const response = await world.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email: mentor.email, password: 'x' },
    headers: { 'x-xsrf-token': theirs.cookies.get('XSRF-TOKEN')?.value ?? '' },
    cookies: { stepwise_session: mine.cookies.get('stepwise_session')?.value ?? '' },
  });
  expect(response.statusCode).toBe(419);
});

test.each([
  [5, 422],
  [600, 419],
])('a visit begun on a node whose clock is %i seconds ahead: %i', async (seconds, status) => {
  const token = visitorToken(new Date(Date.now() + seconds * 1_000));
  const response = await world.app.inject({
    method: 'POST',
    url: logIn.path,
    payload: {},
    headers: { 'x-xsrf-token': csrfToken(world.app.dependencies.csrfSecret, token) },
    cookies: { stepwise_session: token },
  });
  expect(response.statusCode).toBe(status);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('a write from elsewhere (%j) is refused, good token or not', async (headers) => {
  const { status } = await world.as(mentor)(logOut, {}, { headers });
  expect(status).toBe(419);
});

test('errors come in order: forged, not logged in, unverified, not allowed, then invalid', async () => {
  const unverified = await world.person('New', 'mentor', { emailVerifiedAt: null });
  const designer = await world.person('Designer', 'learning_designer');
  const wrong = { body: { reflection: 'nonsense' } };

  expect((await world.asVisitor(signOff, wrong)).status).toBe(401);
  expect((await world.as(unverified)(signOff, wrong)).status).toBe(409);
  expect((await world.as(designer)(signOff, wrong)).status).toBe(403);
  expect((await world.as(mentor)(signOff, wrong)).status).toBe(422);
});

test('an unverified person may still see who they are', async () => {
  const unverified = await world.person('New', [], { emailVerifiedAt: null });
  const { status, reply } = await world.as(unverified)(currentUser, {});
  expect({ status, at: reply.email_verified_at }).toEqual({ status: 200, at: null });
});

test.each([
  { method: 'GET', url: '/api/nothing-here', status: 404 },
  { method: 'POST', url: '/nothing-here', status: 404 },
  { method: 'DELETE', url: '/api/user', status: 405, allow: 'GET, HEAD' },
  { method: 'POST', url: '/js/translations.js', status: 405, allow: 'GET, HEAD' },
  { method: 'POST', url: '/js/translationsXjs', status: 404 },
  { method: 'PUT', url: '/certificates/any-code', status: 405, allow: 'GET, HEAD' },
  { method: 'GET', url: '/stripe/webhook', status: 405, allow: 'POST' },
  { method: 'GET', url: '/api/admin/mentor/reflection/sign-off', status: 405, allow: 'POST' },
] as const)('$method $url is $status, in JSON', async ({ method, url, status, ...expected }) => {
  const response = await world.app.inject({ method, url });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toHaveProperty('message');
  expect(response.headers.allow).toBe('allow' in expected ? expected.allow : undefined);
});

test.each([
  ['{"reflection":', 'application/json', 422],
  ['{"__proto__":{"admin":true},"reflection":"x"}', 'application/json', 422],
  ['<reflection/>', 'application/xml', 415],
  ['{"reflection":"x"}', 'text/plain', 415],
  [`{"reflection":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
])('a body that is not one (%.20s) is answered, never a 500', async (payload, type, status) => {
  const response = await world.raw(mentor, { method: 'POST', url: signOff.path, payload, type });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toHaveProperty('message');
});

test('letters in another encoding than UTF-8 are refused rather than stored as what nobody typed', async () => {
  const sign = (payload: Buffer) =>
    world.raw(mentor, { method: 'POST', url: signOff.path, payload, type: 'application/json' });
  const text = '{"reflection":"","note":"ä"}';

  expect((await sign(Buffer.from(text, 'latin1'))).json().errors).toEqual({
    body: ['The body is not valid JSON.'],
  });
  const form = { payload: 'reflection=&note=%E4', type: 'application/x-www-form-urlencoded' };
  const refused = await world.raw(mentor, { method: 'POST', url: signOff.path, ...form });
  expect(refused.json().errors).toEqual({ body: ['The body is not a valid form.'] });
  expect(Object.keys((await sign(Buffer.from(text))).json().errors)).toEqual(['reflection']);
});

test('a content type without a body is an empty body', async () => {
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  for (const type of types) {
    const sent = { method: 'POST', url: signOff.path, payload: '', type } as const;
    expect(Object.keys((await world.raw(mentor, sent)).json().errors)).toEqual(['reflection']);
  }
});

test('form-encoded bodies are read like JSON', async () => {
  const payload = new URLSearchParams(body).toString();
  const type = 'application/x-www-form-urlencoded';
  const response = await world.raw(mentor, { method: 'POST', url: signOff.path, payload, type });
  expect(response.json()).toEqual({
    message: 'The selected reflection is invalid.',
    errors: { reflection: ['The selected reflection is invalid.'] },
  });
});

test('every answer has the headers against storing, framing and guessing its type', async () => {
  const { headers } = await world.as(mentor)(learnerList, { query: {} });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('on https the cookie is bound to the host and browsers are told to stay on https', async () => {
  const secure = await newWorld({ APP_URL: 'https://stepwise.example' });
  const response = await secure.app.inject({ url: '/sanctum/csrf-cookie' });
  const [session] = response.cookies;

  expect(session).toMatchObject({ name: '__Host-stepwise_session', secure: true, path: '/' });
  expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
});

test('what an open page asks on its own keeps no session alive; what its person does, does', async () => {
  const ngaire = await world.person('Ngaire', 'mentor');
  await world.as(ngaire)(currentUser, {});
  const longAgo = new Date(Date.now() - 100 * 60_000);
  const own = eq(sessions.user, ngaire.uuid);
  await world.db.update(sessions).set({ lastSeenAt: longAgo }).where(own);
  const lastSeen = async () => (await world.db.select().from(sessions).where(own))[0]?.lastSeenAt;

  expect((await world.as(ngaire)(unreadNotices, {})).status).toBe(200);
  expect(await lastSeen()).toEqual(longAgo);
  await world.as(ngaire)(currentUser, {});
  expect(await lastSeen()).not.toEqual(longAgo);
});
