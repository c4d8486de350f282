import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { historyFilters } from '#contract/history/history.schemas.ts';
import { organisationFilters } from '#contract/organisations/organisations.schemas.ts';
import { userFilters } from '#contract/people/people.schemas.ts';
import { roles } from '#contract/permissions.ts';
import { subscriptionFilters } from '#contract/subscriptions/subscriptions.schemas.ts';
import { listenOnFreePort } from '#testing/live.ts';
import { rawHttp } from '#testing/raw-http.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { documents } from './documents.test-support.ts';

let world: World;
let person: Person;
let port: number;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  person = await world.person('Hana', roles);
  port = await listenOnFreePort(world.app);
});

/** As they stand in an address: NUL, another control character, half a character. */
const strange = ['%00', '%01', '%ED%A0%80'];

const keysOf = (query: z.ZodType | undefined) =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/** Documents check their queries themselves. */
const keysOfDocuments: Record<string, object> = {
  users: userFilters,
  organisations: organisationFilters,
  subscriptions: subscriptionFilters,
  history: historyFilters,
};
function keysAt(pattern: string): string[] {
  const [, list = ''] = /(\w+)\.(csv|xlsx)$/.exec(pattern) ?? [];
  return ['search', 'locale', 'expires', 'signature', ...Object.keys(keysOfDocuments[list] ?? {})];
}

const called = endpoints.map((endpoint) => {
  const { method, path } = endpoint;
  return { method, path, keys: keysOf(schemasOf(endpoint).query) };
});
const shown = Object.keys(documents).map((path) => ({ method: 'GET', path, keys: keysAt(path) }));
const all = [...called, ...shown].map((one) => [`${one.method} ${one.path}`, one] as const);

/** What is right there, so that only one part of the address is strange at a time. */
const sound: Record<string, () => string> = {
  type: () => 'area',
  kind: () => 'area',
  code: () => 'none',
  term: () => 'hana',
};
const soundPart = (name: string) => (sound[name] ?? newUuid)();

/** The address with each of its parts made strange in turn, then with each key. */
function addresses(path: string, keys: readonly string[], value: string): string[] {
  const parts = path.split('/');
  const build = (strangeAt: number) =>
    parts
      .map((part, index) => {
        if (index === strangeAt) return value;
        return part.startsWith(':') ? soundPart(part.slice(1)) : part.replace('*', 'none');
      })
      .join('/');
  const variable = parts.flatMap((part, index) => (/^:|\*$/.test(part) ? [index] : []));
  const whole = build(-1);
  return [
    ...variable.map(build),
    ...keys.map((key) => `${whole}?${key}=${value}`),
    ...keys.map((key) => `${whole}?${key}=a&${key}=${value}`),
  ];
}

test.each(all)('%s answers with any characters in its URL', async (_, one) => {
  const failed: string[] = [];
  for (const url of strange.flatMap((value) => addresses(one.path, one.keys, value))) {
    const { statusCode } = await world.raw(person, { method: one.method as 'GET', url });
    if (statusCode >= 500) failed.push(`${statusCode} ${url}`);
  }
  expect(failed).toEqual([]);
});

test('text that PostgreSQL cannot hold is simply not found', async () => {
  for (const url of [
    '/api/admin/user/search/%00?',
    '/api/admin/user/search/Ha%00na?',
    '/api/admin/user/search/%01?',
    '/api/admin/user/subscriptions?status=%00',
    '/api/admin/user/searchsubscriptions/%00?',
    '/api/admin/import/index?search=a%00',
    '/api/admin/history?kind=%00',
    '/api/admin/history?action=%00',
  ]) {
    const answer = await world.raw(person, { method: 'GET', url });
    const [list] = Object.values<{ data?: unknown[] }>(answer.json());
    expect([url, answer.statusCode, list?.data]).toEqual([url, 200, []]);
  }
});

test.each([
  '/docs/static/%2e%2e/package.json',
  '/docs/static/..%5c..%5cpackage.json',
  '/docs/static/%2e%2e%2f%2e%2e%2fpackage.json',
  '/docs/static/../../package.json',
  '/docs/static/%00',
])('%s is not there', async (path) => {
  // By hand: a client's library would have walked the path itself.
  const [answer] = await rawHttp(
    port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer?.status).toBe(404);
});
