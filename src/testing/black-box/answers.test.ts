import { beforeAll, describe, expect, test } from 'vitest';
import { arrangements, newMember, pageTest, password, type Target } from './targets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

let place: Target;
let visitor: Visitor;

const json = /^application\/json/;

describe.each(arrangements)('answers, $name', ({ open }) => {
  beforeAll(async () => {
    place = await open();
    ({ visitor } = await newMember(place));
  });

  test('nobody logged in is a 401 in JSON', async () => {
    const { status, headers, body } = await newVisitor(place).get('/api/user');
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
    expect(headers.get('content-type')).toMatch(json);
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });

  test.each([
    ['GET', '/api/nothing-here', 404],
    ['POST', '/api/nothing-here', 404],
    ['PUT', '/nothing-here', 404],
    ['GET', '/api/admin/mentor/reflection/show/no-id', 409],
    ['DELETE', '/api/user', 405],
    ['PUT', '/login', 405],
    ['GET', '/sanctum/csrf-cookie/more', 404],
  ])('%s %s is a %i in JSON, with a message', async (method, path, expected) => {
    const { status, headers, body } = await visitor.send(method, path);
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toMatch(json);
    expect(body.message).toMatch(/\w/);
    expect(headers.get('allow') !== null).toBe(expected === 405);
  });

  test('a HEAD is the GET without its body', async () => {
    const get = await visitor.get('/api/user');
    const head = await visitor.send('HEAD', '/api/user');

    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await newVisitor(place).send('HEAD', '/api/user')).status).toBe(401);
  });

  test.each([
    ['{"email":', 'application/json', 422],
    ['[]', 'application/json', 422],
    ['null', 'application/json', 422],
    ['"hello"', 'application/json', 422],
    ['', 'application/json', 422],
    ['email[]=a&email[]=b', 'application/x-www-form-urlencoded', 422],
    ['email=%FF%FE', 'application/x-www-form-urlencoded', 422],
    ['<login/>', 'application/xml', 415],
    ['x', 'multipart/form-data', 415],
    [JSON.stringify({ email: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('a login of %.22j as %s is a %i', async (content, type, expected) => {
    const guest = newVisitor(place);
    const { status, body } = await guest.write('POST', '/login', { raw: { type, content } });
    expect(status).toBe(expected);
    expect(body.message).toMatch(/\w/);
    expect(body.errors === undefined).toBe(expected !== 422);
  });

  test('keys that mean something to JavaScript mean nothing here', async () => {
    const content =
      '{"__proto__":{"email":"a@b.c"},"constructor":{"prototype":{"password":"x"}},"toString":1}';
    const raw = { type: 'application/json', content };
    const { status } = await newVisitor(place).write('POST', '/login', { raw });
    expect(status).toBe(422);
  });

  test.each([
    ['no token', { 'x-xsrf-token': '' }],
    ['a wrong token', { 'x-xsrf-token': 'x'.repeat(43) }],
    ['a token still encoded', { 'x-xsrf-token': '%3D' }],
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('a write with %s is a 419, whoever asks and whatever it says', async (_, headers) => {
    const guest = newVisitor(place);
    await guest.get('/sanctum/csrf-cookie');
    for (const who of [visitor, guest]) {
      for (const path of ['/login', '/logout', '/register', '/forgot-password']) {
        const { status, body } = await who.send('POST', path, { json: {}, headers });
        expect({ status, body }).toEqual({
          status: 419,
          body: { message: 'CSRF token mismatch.' },
        });
      }
    }
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  test("another session's token is worth nothing", async () => {
    const other = newVisitor(place);
    await other.get('/sanctum/csrf-cookie');
    const headers = { 'x-xsrf-token': decodeURIComponent(other.cookie('XSRF-TOKEN')) };
    expect((await visitor.send('POST', '/logout', { headers })).status).toBe(419);
  });

  test('gates come in order: unknown, forged, unknown person, unverified, then the body', async () => {
    const guest = newVisitor(place);
    const path = '/api/admin/mentor/reflection/sign-off';
    const wrong = { json: { reflection: 7 } };

    expect((await guest.send('POST', '/nowhere', wrong)).status).toBe(404);
    expect((await guest.send('DELETE', path, wrong)).status).toBe(405);
    expect((await guest.send('POST', path, wrong)).status).toBe(419);
    expect((await guest.write('POST', path, wrong)).status).toBe(401);
    expect((await visitor.write('POST', path, wrong)).status).toBe(409);
  });

  test('with a read alone no token is asked for, and none is needed to be refused', async () => {
    const headers = { 'x-xsrf-token': 'wrong' };
    expect((await visitor.send('GET', '/api/user', { headers })).status).toBe(200);
  });

  pageTest('any path that is not the server’s is the client’s page', async () => {
    for (const path of ['/', '/login', '/password-reset/abc?email=a%2Bb%40x', '/no/such/page']) {
      const { status, headers } = await newVisitor(place).get(path);
      expect(status, path).toBe(200);
      expect(headers.get('content-type')).toMatch('text/html');
      expect(await newVisitor(place).send('HEAD', path)).toMatchObject({ status: 200, text: '' });
    }
  });

  test('every answer names its request, and forbids framing and guessing', async () => {
    for (const path of ['/api/user', '/api/nothing-here', '/healthz']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('a body of the wrong kinds is refused field by field', async () => {
    const typed = { name: 1, email: {}, password: [password], password_confirmation: password };
    const { body } = await newVisitor(place).post('/register', typed);
    expect(body.errors).toEqual({
      name: ['The name field must be a string.'],
      email: ['The email field must be a string.'],
      password: [
        'The password field must be a string.',
        'The password field confirmation does not match.',
      ],
    });
  });
});
