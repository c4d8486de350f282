import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { newWorld, type World } from '#testing/world.ts';

const client = 'https://learn.kura.example';
let apart: World;
let together: World;
beforeAll(async () => {
  apart = await newWorld({ APP_URL: 'https://api.kura.example', WEB_ORIGIN: client });
  together = await newWorld();
});

const corsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-allow')),
  );
const admitted = {
  'access-control-allow-origin': client,
  'access-control-allow-credentials': 'true',
};

function preflight(world: World, url: string, method = 'POST', origin = client) {
  return world.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,if-match,x-requested-with,x-xsrf-token',
    },
  });
}

describe.each([client, 'https://evil.example', 'null', undefined])('asked from %s', (origin) => {
  test('an answer names the one origin that may read it, and never the one that asks', async () => {
    const headers = origin === undefined ? {} : { origin };
    for (const url of ['/api/user', '/api/nothing', '/sanctum/csrf-cookie', '/healthz']) {
      const answer = await apart.app.inject({ url, headers });
      expect(corsOf(answer.headers), url).toEqual(admitted);
    }
  });
});

test.each(endpoints.map(({ method, path }) => [method, path] as const))(
  '%s %s may be asked for beforehand, with every header a client sends',
  async (method, path) => {
    const { statusCode, headers, body } = await preflight(apart, path, method);
    expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' });
    expect(corsOf(headers)).toMatchObject(admitted);
    expect(headers['access-control-allow-methods']).toContain(method);
    expect(headers['access-control-allow-headers']).toMatch(/if-match.*x-xsrf-token/);
  },
);

test('the client can read a 404, too', async () => {
  expect((await preflight(apart, '/api/nothing')).statusCode).toBe(204);
  const answer = await apart.app.inject({ method: 'POST', url: '/api/nothing' });
  expect(answer.statusCode).toBe(404);
  expect(corsOf(answer.headers)).toEqual(admitted);
});

test('the client can read the error for a malformed URL, too', async () => {
  const url = '/api/%C3%28';
  const { statusCode, headers } = await apart.app.inject({ url });
  expect(statusCode).toBe(404);
  expect(corsOf(headers)).toEqual(admitted);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(corsOf((await together.app.inject({ url })).headers)).toEqual({});
});

test('a script of the client may read how long to wait and which request it was', async () => {
  const { headers } = await apart.app.inject({ url: '/api/user' });
  expect(headers['access-control-expose-headers']).toBe('Retry-After, X-Request-Id');
});

test('a preflight sets no cookie and says nothing of anybody', async () => {
  const { headers } = await preflight(apart, '/api/user', 'GET');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a write from the client is taken, from any other page it is a 419', async () => {
  const visit = await apart.app.inject({ url: '/sanctum/csrf-cookie' });
  const cookies = Object.fromEntries(visit.cookies.map(({ name, value }) => [name, value]));
  const post = (origin: string) =>
    apart.app.inject({
      method: 'POST',
      url: '/forgot-password',
      payload: { email: 'a@kura.example' },
      cookies,
      headers: { origin, 'x-xsrf-token': cookies['XSRF-TOKEN'] },
    });

  expect((await post(client)).statusCode).toBe(200);
  for (const origin of [
    'https://evil.example',
    `${client}.evil.example`,
    'http://learn.kura.example',
    `${client}:8443`,
    'null',
  ]) {
    const refused = await post(origin);
    expect(refused.statusCode, origin).toBe(419);
    expect(corsOf(refused.headers)).toEqual(admitted);
  }
});

test('where server and client share one origin, no other is let in', async () => {
  for (const url of ['/api/user', '/api/nothing']) {
    const { headers } = await together.app.inject({ url, headers: { origin: client } });
    expect(corsOf(headers)).toEqual({});
  }
  const { headers } = await preflight(together, '/api/user', 'GET');
  expect(corsOf(headers)).toEqual({});
});

test('hosts of one domain share the cookies where that is set', async () => {
  const shared = await newWorld({
    APP_URL: 'https://api.kura.example',
    WEB_ORIGIN: client,
    COOKIE_DOMAIN: 'kura.example',
  });
  const cookies: { name: string; value: string; domain?: string; secure?: boolean }[] = (
    await shared.app.inject({ url: '/sanctum/csrf-cookie' })
  ).cookies;

  expect(cookies.map(({ name, domain, secure }) => ({ name, domain, secure }))).toEqual([
    { name: 'stepwise_session', domain: 'kura.example', secure: true },
    { name: 'XSRF-TOKEN', domain: 'kura.example', secure: true },
  ]);
});
