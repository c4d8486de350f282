import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { type Permission, permissions, roles } from '#contract/permissions.ts';
import { userRoles } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { allPermissions, tokenOf, withToken } from './tokens.test-support.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  owner = await world.person('Mere', roles);
});

const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`;
const isPermission = (allow: string): allow is Permission => Object.hasOwn(permissions, allow);
const refused = { message: 'This action is unauthorized.' };

const opened = endpoints.filter(({ tokens }) => tokens);
/** Probes look at nobody’s right to call them. */
const probes = ['alive', 'ready'];
const closed = endpoints.filter(({ name, tokens }) => !tokens && !probes.includes(name));
const named = (list: typeof endpoints) => list.map((one) => [nameOf(one), one] as const);

test('the calls that take API tokens are these', () => {
  expect(opened.map(nameOf).toSorted()).toEqual([
    'GET /api/admin/figures',
    'GET /api/admin/learning/area/index',
    'GET /api/admin/learning/pod/index',
    'GET /api/admin/mentor/progress',
    'GET /api/admin/mentor/worklist',
    'GET /api/admin/organisation/index',
    'GET /api/admin/organisation/show/:uuid',
    'GET /api/admin/user/index',
    'GET /api/admin/user/show/:uuid',
    'GET /api/admin/user/subscriptions',
    'GET /api/user',
    'POST /api/admin/organisation/member/add',
    'POST /api/admin/organisation/member/remove',
    'POST /api/admin/organisation/store',
    'PUT /api/admin/organisation/update',
  ]);
});

test.each(named(closed))('%s takes no token, whatever it allows', async (_, endpoint) => {
  const { secret } = await tokenOf(world, owner);
  const answer = await withToken(world, secret, endpoint.method, { ...endpoint, body: {} });
  expect(answer).toMatchObject({ status: 403, json: refused });
});

test('no page and no file takes a token', async () => {
  const { secret } = await tokenOf(world, owner);
  const calls = new Set(endpoints.map(({ path }) => path));
  for (const { method, url } of world.app.servedRoutes) {
    if (method !== 'GET' || calls.has(url as `/${string}`)) continue;
    const path = url.replace(/\*$/, 'none');
    expect([url, (await withToken(world, secret, 'GET', { path })).status]).toEqual([url, 403]);
  }
});

describe.each(named(opened))('%s', (_, endpoint) => {
  const ask = async (secret: string) => {
    const body = schemasOf(endpoint).body && {};
    return withToken(world, secret, endpoint.method, { ...endpoint, ...(body && { body }) });
  };

  test('takes a token that may', async () => {
    const { allow } = endpoint;
    const { secret } = await tokenOf(world, owner, {
      permissions: isPermission(allow) ? [allow] : [],
    });
    const { status } = await ask(secret);
    expect([401, 403, 409, 419]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  test.runIf(isPermission(endpoint.allow))('refuses a token that may not', async () => {
    const others = allPermissions.filter((one) => one !== endpoint.allow);
    const { secret } = await tokenOf(world, owner, { permissions: others });
    expect(await ask(secret)).toMatchObject({ status: 403, json: refused });
  });

  test.runIf(isPermission(endpoint.allow))(
    'refuses a token whose owner no longer may',
    async () => {
      const former = await world.person('Tama', roles);
      const { secret } = await tokenOf(world, former);
      await world.db.delete(userRoles).where(eq(userRoles.user, former.uuid));
      expect(await ask(secret)).toMatchObject({ status: 403, json: refused });
    },
  );
});
