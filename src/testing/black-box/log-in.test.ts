import { beforeAll, describe, expect, test } from 'vitest';
import { anyEmail, arrangements, logInAs, newMember, password, type Target } from './targets.ts';
import { newVisitor } from './visitor.ts';

let place: Target;
let member: { email: string };

const day = 24 * 60 * 60;
const maxAge = (cookie = '') => Number(/max-age=(\d+)/i.exec(cookie)?.[1]);
/** The cookie that a script can't read, whatever its name. */
const sessionIn = (cookies: Record<string, string>) =>
  Object.values(cookies).find((cookie) => /httponly/i.test(cookie));
const nameOf = (cookie = '') => cookie.split('=')[0] ?? '';

describe.each(arrangements)('logging in, $name', ({ open }) => {
  beforeAll(async () => {
    place = await open();
    member = await newMember(place);
  });

  test.each([
    ['as JSON', 'post'],
    ['as a form', 'postForm'],
  ] as const)('the right password, %s, is a 204 without a body', async (_, post) => {
    const visitor = newVisitor(place);
    const answer = await visitor[post]('/login', { email: member.email.toUpperCase(), password });

    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('content-type')).toBeNull();
    expect((await visitor.get('/api/user')).body).toMatchObject({ email: member.email });
  });

  test('with the answer come a new session and a new anti-forgery token', async () => {
    const visitor = newVisitor(place);
    const { cookies: before } = await visitor.get('/sanctum/csrf-cookie');
    const { cookies } = await visitor.post('/login', { email: member.email, password });

    expect(Object.keys(cookies)).toEqual(expect.arrayContaining(Object.keys(before)));
    for (const name of Object.keys(before)) {
      expect(cookies[name]?.split(';')[0]).not.toBe(before[name]?.split(';')[0]);
    }
  });

  test.each([
    ['a wrong password', () => ({ email: member.email, password: 'kererū' })],
    ['an address nobody has', () => ({ email: anyEmail(), password })],
    ['a password with a space more', () => ({ email: member.email, password: `${password} ` })],
  ])('%s gets the same words, for the e-mail', async (_, credentials) => {
    const { status, body } = await newVisitor(place).post('/login', credentials());
    const sentence = 'These credentials do not match our records.';
    expect({ status, body }).toEqual({
      status: 422,
      body: { message: sentence, errors: { email: [sentence] } },
    });
  });

  test.each([true, 1, '1'])('remember: %j lasts thirty days', async (remember) => {
    const visitor = newVisitor(place);
    const { cookies } = await visitor.post('/login', { email: member.email, password, remember });
    expect(maxAge(sessionIn(cookies))).toBe(30 * day);
  });

  test.each([false, 0, '0', null, undefined])('remember: %j lasts two hours', async (remember) => {
    const visitor = newVisitor(place);
    const { cookies } = await visitor.post('/login', { email: member.email, password, remember });
    expect(maxAge(sessionIn(cookies))).toBe(day / 12);
  });

  test('logging in again while logged in is a login like any other', async () => {
    const visitor = await logInAs(member, place);
    const before = visitor.copy();

    expect((await visitor.post('/login', { email: member.email, password })).status).toBe(204);

    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await before.get('/api/user')).status).toBe(401);
  });

  test('a session planted in a browser before the login is worth nothing after it', async () => {
    const victim = newVisitor(place);
    await victim.get('/sanctum/csrf-cookie');
    const attacker = victim.copy();

    await victim.post('/login', { email: member.email, password });

    expect((await attacker.get('/api/user')).status).toBe(401);
    expect((await victim.get('/api/user')).status).toBe(200);
  });

  test('a made-up session cookie is nobody, and is never taken over by a login', async () => {
    const visitor = newVisitor(place);
    const { cookies } = await visitor.get('/sanctum/csrf-cookie');
    const name = nameOf(sessionIn(cookies));
    for (const made of ['u.AAAA', 'u.', '1', "u.' or 1=1", '%00', 'g.x.y']) {
      const { status } = await newVisitor(place).send('GET', '/api/user', {
        headers: { cookie: `${name}=${encodeURIComponent(made)}` },
      });
      expect(status).toBe(401);
    }
  });

  test('logging out needs no body and no content type, and ends the session everywhere', async () => {
    const visitor = await logInAs(member, place);
    const copy = visitor.copy();

    const answer = await visitor.send('POST', '/logout');

    expect(answer).toMatchObject({ status: 204, text: '' });
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await copy.get('/api/user')).status).toBe(401);
    expect((await copy.send('POST', '/logout')).status).toBe(419);
  });

  test('after logging out one can log in again with the token of that answer', async () => {
    const visitor = await logInAs(member, place);
    await visitor.send('POST', '/logout');

    const json = { email: member.email, password };
    expect((await visitor.send('POST', '/login', { json })).status).toBe(204);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  test('a visitor cannot log out: 401, or 419 without a token', async () => {
    const visitor = newVisitor(place);
    expect((await visitor.send('POST', '/logout')).status).toBe(419);
    expect((await visitor.post('/logout')).status).toBe(401);
  });

  test('nobody has subscriptions until there are some', async () => {
    const { body } = await (await logInAs(member, place)).get('/api/user/subscriptions');
    expect(body).toEqual({ subscriptions: [] });
  });
});
