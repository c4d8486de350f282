import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { historyFile } from '#contract/history/history.ts';
import { auditEvents } from '#server/schema/index.ts';
import { listenOnFreePort } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { rawHttp } from '#testing/raw-http.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const client = 'https://learn.kura.example';
let world: World;
let admin: Person;
let port: number;
beforeAll(async () => {
  world = await newWorld({ WEB_ORIGIN: client });
  admin = await world.person('Mere', 'admin');
  port = await listenOnFreePort(world.app);
});

const host = 'Host: localhost\r\n';

/** What each refusal says of how it is to be treated, whatever came before it. */
const refused = {
  'content-type': 'application/json; charset=utf-8',
  'content-language': 'en-NZ',
  'access-control-allow-origin': client,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

describe('What Node cannot parse as a request', () => {
  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'This is not a valid HTTP request.'],
    [
      'headers longer than 16 kB',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      ...([431, 'The headers of the request are too long.'] as const),
    ],
    [
      'two lengths of one body',
      `POST /login HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ...([400, 'This is not a valid HTTP request.'] as const),
    ],
  ])('%s is answered like any refusal', async (_, sent, status, message) => {
    const [answer, ...more] = await rawHttp(port, sent);
    expect(answer).toMatchObject({ status, headers: refused });
    expect(JSON.parse(answer?.body ?? '')).toEqual({ message });
    expect(more).toEqual([]);
  });

  test('a request that does not arrive in time is answered, too', async () => {
    const slow = await newWorld({ WEB_ORIGIN: client });
    const slowPort = await listenOnFreePort(slow.app);
    slow.app.server.headersTimeout = 1;
    const [answer] = await rawHttp(slowPort, `GET / HTTP/1.1\r\n${host}`);
    expect(answer).toMatchObject({ status: 408, headers: refused });
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      message: 'The request took too long to arrive.',
    });
  });

  test('an error during an answer is never written into it', async () => {
    const socket = connect(port, '127.0.0.1');
    onTestEnd(async () => socket.destroy());
    socket.write(`GET /docs/json HTTP/1.1\r\n${host}\r\nNONSENSE\r\n\r\n`);
    const received = await text(socket).catch(() => '');
    const whole = received.match(/^HTTP\/1\.1 /gm) ?? [];
    expect(whole.length).toBeLessThanOrEqual(1);
  });
});

test('a malformed URL is refused with the same headers', async () => {
  const { statusCode, headers } = await world.app.inject({ url: '/%ff' });
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject(refused);
});

test('no page of ours may ask for camera, place or the like', async () => {
  const { headers } = await world.app.inject({ url: '/docs/' });
  expect(headers['permissions-policy']).toMatch(
    /^accelerometer=\(\), camera=\(\), .*geolocation=\(\)/,
  );
});

test.each([
  ['off', 'max-age=31536000'],
  ['on', 'max-age=31536000; includeSubDomains'],
])('with HSTS_SUBDOMAINS=%s browsers are told %s', async (setting, expected) => {
  const settings = { APP_URL: 'https://stepwise.example', HSTS_SUBDOMAINS: setting };
  const { headers } = await (await newWorld(settings)).app.inject({ url: '/languages' });
  expect(headers['strict-transport-security']).toBe(expected);
});

test.each(['gzip', 'br', 'deflate', 'x-gzip', 'gzip, identity', 'nonsense'])(
  'a body compressed as %s is refused: 415',
  async (encoding) => {
    const body = { email: admin.email, password: 'wrong' };
    const headers = { 'content-encoding': encoding };
    const answer = await world.asVisitor(logIn, { body }, { headers });
    expect(answer).toMatchObject({
      status: 415,
      headers: { 'accept-encoding': 'identity' },
      message: 'The body has to be sent as it is, without a content encoding.',
    });
    const plain = await world.asVisitor(
      logIn,
      { body },
      { headers: { 'content-encoding': 'identity' } },
    );
    expect(plain.status).toBe(422);
  },
);

describe('HEAD', () => {
  const head = (person: Person, url: string) => world.raw(person, { method: 'HEAD', url });

  test('on the bypass of maintenance sets no cookie', async () => {
    const { statusCode, headers } = await head(admin, '/maintenance/bypass/secret');
    expect([statusCode, headers['set-cookie']]).toEqual([302, undefined]);
  });

  test('on an export writes nothing into the history', async () => {
    const made = () => world.db.$count(auditEvents, eq(auditEvents.action, 'export.made'));
    const before = await made();
    for (const url of [
      '/api/admin/export/users.csv',
      '/api/admin/export/users.xlsx',
      historyFile,
    ]) {
      expect((await head(admin, url)).statusCode).toBe(204);
    }
    expect(await made()).toBe(before);
  });
});
