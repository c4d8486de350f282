import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { isPermitted, permissions, roles } from '#contract/permissions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { documents } from './documents.test-support.ts';
import { needs, table } from './who-may-call.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ LIVE_SECRET: 'a secret of another server' });
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every call has its row in the table of who may, and no row is left over', () => {
  const described = Object.fromEntries(endpoints.map((one) => [nameOf(one), one.allow]));
  expect(described).toEqual(needs);
  expect(permissions).toEqual(table);
});

test('the server serves the calls of the contract, a few documents, and nothing else', () => {
  const documentOf = (url: string) =>
    Object.keys(documents).find((pattern) => url.startsWith(pattern.replace(/\*$/, '')));
  const served = world.app.servedRoutes.filter(({ url }) => !documentOf(url));
  const expected = endpoints.flatMap((one) =>
    one.method === 'GET' ? [nameOf(one), `HEAD ${one.path}`] : [nameOf(one)],
  );
  // No calls of a client: Stripe, and another server, sign what they send.
  expected.push('POST /stripe/webhook', 'POST /apps/:app/events');

  const names = served.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(names)).toEqual(new Set(expected));
  const shown = new Set(world.app.servedRoutes.map(({ url }) => documentOf(url)));
  expect(Object.keys(documents).filter((pattern) => !shown.has(pattern))).toEqual([]);
});

const callers = ['visitor', 'unverified', 'deactivated', 'no role', ...roles] as const;
type Caller = (typeof callers)[number];

/** What a caller may expect before anything is read of the call itself. */
function expected(
  { allow, method }: Pick<Endpoint, 'allow' | 'method'>,
  caller: Caller,
): 'in' | 401 | 403 | 409 | 419 {
  // Their sessions are over, and with a session ends its anti-forgery token.
  if (caller === 'deactivated' && method !== 'GET') return 419;
  if (allow === 'anyone') return 'in';
  if (caller === 'visitor' || caller === 'deactivated') return 401;
  if (allow === 'own-account') return 'in';
  if (caller === 'unverified') return 409;
  if (allow === 'verified') return 'in';
  const held = caller === 'no role' ? [] : [caller];
  return isPermitted({ roles: held }, allow) ? 'in' : 403;
}

async function personFor(caller: Caller): Promise<Person | null> {
  if (caller === 'visitor') return null;
  if (caller === 'unverified') return world.person('U', roles, { emailVerifiedAt: null });
  if (caller === 'deactivated') return world.person('D', roles, { active: false });
  return world.person(caller, caller === 'no role' ? [] : caller);
}

describe.each(callers)('%s', (caller) => {
  test.each(endpoints.map((one) => [nameOf(one), one] as const))('%s', async (_, endpoint) => {
    const person = await personFor(caller);
    const params = {
      type: 'area',
      kind: 'none',
      area: 'none',
      pod: 'none',
      uuid: 'none',
      learner: 'none',
      code: 'none',
      id: 'none',
      term: 'none',
    };
    const request = { params, query: {}, ...(schemasOf(endpoint).body && { body: {} }) };
    const call = person ? world.as(person) : world.asVisitor;

    const { status, reply } = await call(endpoint, request);

    const outcome = expected(endpoint, caller);
    if (outcome === 'in') expect([401, 403, 409, 419]).not.toContain(status);
    else
      expect({ status, data: Object.keys(reply ?? {}) }).toEqual({
        status: outcome,
        data: ['message'],
      });
    expect(status).toBeLessThan(500);
  });

  test.each(Object.entries(documents))('%s', async (pattern, allow) => {
    const person = await personFor(caller);
    const address = { method: 'GET' as const, url: pattern.replace(/:\w+|\*$/g, 'none') };
    const { statusCode } = person
      ? await world.raw(person, address)
      : await world.app.inject(address);

    const outcome = expected({ allow, method: 'GET' }, caller);
    if (outcome === 'in') expect([401, 403, 409]).not.toContain(statusCode);
    else expect(statusCode).toBe(outcome);
    expect(statusCode).toBeLessThan(500);
  });
});

test('/docs/json describes every call', async () => {
  const { paths, openapi } = (await world.app.inject({ url: '/docs/json' })).json();
  const described = endpoints.map(
    ({ method, path }) =>
      paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.operationId,
  );
  expect(openapi).toBe('3.1.0');
  expect(described).toEqual(endpoints.map(({ name }) => name));
});

test('/docs/json says of every value what may stand there', async () => {
  const { body } = await world.app.inject({ url: '/docs/json' });
  expect(body).toContain('"without_areas"');
  expect(body).not.toMatch(/"(anyOf|oneOf|allOf|enum)":\[\]/);
});

test('in production /docs is for administrators', async () => {
  const production = await newWorld({ APP_ENV: 'production', APP_URL: 'https://stepwise.example' });
  expect((await production.app.inject({ url: '/docs/json' })).statusCode).toBe(401);
});
