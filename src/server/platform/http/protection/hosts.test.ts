import { beforeAll, expect, test } from 'vitest';
import { currentUser, logIn } from '#contract/accounts/accounts.ts';
import { listenOnFreePort, statusOfUpgrade } from '#testing/live.ts';
import { rawHttp } from '#testing/raw-http.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
let port: number;
beforeAll(async () => {
  world = await newWorld({
    APP_URL: 'https://api.kura.example',
    WEB_ORIGIN: 'https://learn.kura.example',
    ALLOWED_HOSTS: 'stepwise, Old.kura.example',
  });
  mentor = await world.person('Hana', 'mentor');
  port = await listenOnFreePort(world.app);
});

const statusAt = async (host: string, url = '/languages') =>
  (await world.app.inject({ url, headers: { host } })).statusCode;

const foreign = [
  'evil.example',
  'evil.example:8000',
  'api.kura.example.evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'api.kura.example@evil.example',
  'evil.example:80@api.kura.example',
  'kura.example',
  'api.kura.example.',
  '[evil.example]',
  ' ',
];

test.each([
  'api.kura.example',
  'API.kura.example:8443',
  'learn.kura.example',
  'stepwise:8000',
  'old.kura.example',
  'localhost',
  'localhost:5173',
  '127.0.0.1',
  '127.0.0.1:8000',
  '[::1]',
  '[::1]:8000',
  '10.0.0.7',
  '[fd00::7]:80',
])('the server answers under %s', async (host) => {
  expect(await statusAt(host)).toBe(200);
});

test.each(foreign)('not under %j, for any path, and it tells its address', async (host) => {
  for (const url of ['/languages', '/docs/json', '/dev/mail', '/login', '/api/user', '/nowhere']) {
    expect(await statusAt(host, url), url).toBe(421);
  }
  const { body, headers } = await world.app.inject({ url: currentUser.path, headers: { host } });
  expect(JSON.parse(body)).toEqual({
    message:
      'This server does not answer under this name. Its address is https://api.kura.example.',
  });
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://learn.kura.example',
    'x-content-type-options': 'nosniff',
  });
});

test('a page whose own name was pointed at this server writes nothing', async () => {
  const headers = { host: 'evil.example', origin: 'http://evil.example' };
  const wrong = { body: { email: mentor.email, password: 'wrong' } };
  expect((await world.asVisitor(logIn, wrong, { headers })).status).toBe(421);
});

test('load balancers may call the probes under any host, or without one', async () => {
  for (const host of foreign) {
    expect([await statusAt(host, '/healthz'), await statusAt(host, '/readyz')]).toEqual([200, 200]);
  }
  const [answer] = await rawHttp(port, 'GET /healthz HTTP/1.0\r\n\r\n');
  expect(answer?.status).toBe(200);
});

test.each([
  ['no', ''],
  ['two', 'Host: api.kura.example\r\nHost: evil.example\r\n'],
])('a request with %s Host headers is refused', async (_, hosts) => {
  const sent = `GET /languages HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`;
  const [answer] = await rawHttp(port, sent);
  expect(answer?.status).toBe(400);
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    message: 'This is not a valid HTTP request.',
  });
});

test.each([
  ['evil.example', 'http://evil.example', 421],
  ['api.kura.example', 'https://api.kura.example', 101],
  ['127.0.0.1:8000', 'http://127.0.0.1:8000', 101],
])('a socket asked for under %s by a page of %s: %i', async (host, origin, status) => {
  expect(await statusOfUpgrade(port, { headers: { host, origin } })).toBe(status);
});

test('behind a proxy both the host of the request and the forwarded one must be ours', async () => {
  const proxied = await newWorld({ APP_URL: 'https://kura.example', TRUST_PROXY: '1' });
  const statusOf = async (host: string, forwarded: string) => {
    const headers = { host, 'x-forwarded-host': forwarded };
    return (await proxied.app.inject({ url: '/languages', headers })).statusCode;
  };
  expect(await statusOf('10.0.0.7:8000', 'kura.example')).toBe(200);
  expect(await statusOf('kura.example', 'evil.example')).toBe(421);
  expect(await statusOf('evil.example', 'kura.example')).toBe(421);
});
