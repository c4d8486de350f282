import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { newWorld, type World } from '#testing/world.ts';
import { statusesOf } from './refusals.ts';

type Operation = {
  operationId: string;
  security: object[];
  parameters?: { name?: string; $ref?: string }[];
  responses: Record<string, { $ref?: string; content?: object }>;
};

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

async function readDocument() {
  const { body } = await world.app.inject({ url: '/docs/json' });
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(body);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return {
    body,
    paths,
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
  };
}

test('a linter of such documents finds no error in /docs/json', async () => {
  const { body } = await readDocument();
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: body, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message, location }) => [location[0]?.pointer, message])).toEqual([]);
});

test('/docs/json says of each call which statuses it answers, and which headers it honours', async () => {
  const { operations } = await readDocument();
  for (const endpoint of endpoints) {
    const { responses = {}, parameters = [] } = operations.get(endpoint.name) ?? {};
    expect(Object.keys(responses)).toEqual(statusesOf(endpoint).map(String).toSorted());
    const honours = (header: string) =>
      parameters.some(({ $ref }) => $ref === `#/components/parameters/${header}`);
    const { name, editing = false, idempotent = false } = endpoint;
    expect([name, honours('IfMatch')]).toEqual([name, editing]);
    expect([name, honours('IdempotencyKey')]).toEqual([name, idempotent]);
    expect(responses[204]?.content).toBeUndefined();
  }
});

test('/docs/json has every page and file, but for those that only our own pages need', async () => {
  const { paths } = await readDocument();
  const left = world.app.servedRoutes
    .filter(({ method, url }) => {
      const path = url.replace(/:(\w+)/g, '{$1}');
      return method === 'GET' && !paths[path]?.get;
    })
    .map(({ url }) => url.replace(/style-\w+/, 'style').replace(/^\/(docs|dev\/mail)\b.*/, '/$1'));
  expect([...new Set(left)].toSorted()).toEqual([
    '/app/:key',
    '/assets/style.css',
    '/certificates/style.css',
    '/dev/mail',
    '/docs',
    '/maintenance/bypass/:secret',
  ]);
});

test('/docs/json says how to prove who one is: by cookie, with a header where it writes, or by token', async () => {
  const { operations } = await readDocument();
  const securityOf = (name: string) => operations.get(name)?.security;
  expect(securityOf('checkCertificate')).toEqual([]);
  expect(securityOf('mentorBoard')).toEqual([{ session: [] }]);
  expect(securityOf('worklist')).toEqual([{ session: [] }, { token: [] }]);
  expect(securityOf('signOff')).toEqual([{ session: [], antiForgery: [] }]);
});

test.each(['', '?x', '?x=/static/index.html', '/'])(
  '/docs/static/index.html%s leads to the page and not back to itself',
  async (more) => {
    const { headers } = await world.app.inject({ url: `/docs/static/index.html${more}` });
    expect(headers.location).toBe('/docs/');
  },
);

test('the documentation says that it is English, whatever its reader’s language', async () => {
  const { statusCode, body } = await world.app.inject({
    url: '/docs/',
    headers: { 'accept-language': 'mi' },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en">');
});
