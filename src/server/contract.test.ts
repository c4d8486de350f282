import { beforeAll, describe, expect, test } from 'vitest';
import type { Allow, Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { may, type Permission, permissions, type Role, roles } from '#contract/permissions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** The table of api.md, "Who may call what", in its own words: roles across, permissions down. */
const table: Record<Permission, Role[]> = {
  'people.manage': ['admin'],
  'learning.read': ['admin', 'learning_designer', 'mentor'],
  'learning.write': ['admin', 'learning_designer'],
  'learning.assign': ['admin', 'learning_designer', 'mentor'],
  'reflections.review': ['admin', 'mentor'],
  'own-learning': ['independent_learner'],
  'localisation.edit': ['admin', 'learning_designer'],
  'audit.read': ['admin'],
};

/** What each call needs, by its address: a call that is not here fails. */
const needs: Record<string, Allow> = {
  'GET /sanctum/csrf-cookie': 'anyone',
  'POST /login': 'anyone',
  'POST /logout': 'own-account',
  'GET /api/user': 'own-account',
  'POST /register': 'anyone',
  'POST /forgot-password': 'anyone',
  'POST /reset-password': 'anyone',
  'POST /api/set-up': 'anyone',
  'POST /email/verification-notification': 'own-account',
  'GET /api/user/subscriptions': 'own-account',
  'PUT /api/account/profile': 'own-account',
  'PUT /api/account/email': 'own-account',
  'PUT /api/account/password': 'own-account',
  'PUT /api/account/photo': 'own-account',
  'DELETE /api/account/photo': 'own-account',
  'GET /api/account/sessions': 'own-account',
  'DELETE /api/account/sessions': 'own-account',
  'GET /api/account/export': 'own-account',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /api/certificates/:code': 'anyone',
  'GET /api/admin/learning/area/index': 'learning.read',
  'POST /api/admin/learning/area/store': 'learning.write',
  'PUT /api/admin/learning/area/update': 'learning.write',
  'PUT /api/admin/learning/area/pods': 'learning.write',
  'GET /api/admin/learning/pod/index': 'learning.read',
  'GET /api/admin/learning/pod/list/:area': 'learning.read',
  'GET /api/admin/learning/pod/orphan': 'learning.read',
  'POST /api/admin/learning/pod/store': 'learning.write',
  'PUT /api/admin/learning/pod/update': 'learning.write',
  'GET /api/admin/learning/learning-aspects': 'learning.read',
  'GET /api/admin/learning/subject-matters': 'learning.read',
  'GET /api/admin/learning/lookup/:kind': 'learning.read',
  'POST /api/admin/learning/lookup/store': 'learning.write',
  'PUT /api/admin/learning/lookup/update': 'learning.write',
  'GET /api/admin/learning/pod/assets/:pod': 'learning.read',
  'POST /api/admin/learning/asset/store': 'learning.write',
  'POST /api/admin/learning/asset/upload': 'learning.write',
  'PUT /api/admin/learning/asset/update': 'learning.write',
  'PUT /api/admin/learning/asset/order': 'learning.write',
  'POST /api/admin/learning/asset/remove': 'learning.write',
  'POST /api/admin/learning/asset/restore': 'learning.write',
  'GET /api/admin/learning/reflection/index/:type/:uuid': 'learning.read',
  'PUT /api/admin/learning/reflection/update': 'learning.write',
  'GET /api/learning/getuserlearning/:learner': 'learning.assign',
  'POST /api/learning/saveuserlearning': 'learning.assign',
  'POST /api/learning/removeuserlearning': 'learning.assign',
  'GET /api/learning/written/:learner': 'learning.assign',
  'POST /api/learning/assign-many/preview': 'learning.assign',
  'POST /api/learning/assign-many': 'learning.assign',
  'GET /api/learning/organisations': 'learning.assign',
  'GET /api/admin/user/independentlearnerlist': 'learning.assign',
  'GET /api/admin/mentor/worklist': 'reflections.review',
  'GET /api/admin/mentor/signed-off': 'reflections.review',
  'GET /api/admin/mentor/index/:learner': 'reflections.review',
  'GET /api/admin/mentor/reflection/show/:uuid': 'reflections.review',
  'POST /api/admin/mentor/review/store': 'reflections.review',
  'POST /api/admin/mentor/review/update': 'reflections.review',
  'POST /api/admin/mentor/review/update/external': 'reflections.review',
  'POST /api/admin/mentor/reflection/sign-off': 'reflections.review',
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every call has its row in the table of who may, and no row is left over', () => {
  const described = Object.fromEntries(endpoints.map((one) => [nameOf(one), one.allow]));
  expect(described).toEqual(needs);
  expect(permissions).toEqual(table);
});

test('the server serves the calls of the contract, a few documents, and nothing else', () => {
  const documents = [
    '/certificates/*',
    '/dev/mail*',
    '/docs*',
    '/assets/*',
    '/page/*',
    '/verify-email/:id/:hash',
    '/maintenance/bypass/:secret',
    '/api/account/export.html',
    '/photos/:uuid',
    '/api/assets/:uuid',
  ];
  const isDocument = (url: string) =>
    documents.some((pattern) => url.startsWith(pattern.replace(/\*$/, '')));
  const served = world.app.servedRoutes.filter(({ url }) => !isDocument(url));
  const expected = endpoints.flatMap((one) =>
    one.method === 'GET' ? [nameOf(one), `HEAD ${one.path}`] : [nameOf(one)],
  );

  const names = served.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(names)).toEqual(new Set(expected));
});

const callers = ['visitor', 'unverified', 'deactivated', 'no role', ...roles] as const;
type Caller = (typeof callers)[number];

/** What a caller may expect before anything is read of the call itself. */
function expected({ allow, method }: Endpoint, caller: Caller): 'in' | 401 | 403 | 409 | 419 {
  // Their sessions are over, and with a session ends its anti-forgery token.
  if (caller === 'deactivated' && method !== 'GET') return 419;
  if (allow === 'anyone') return 'in';
  if (caller === 'visitor' || caller === 'deactivated') return 401;
  if (allow === 'own-account') return 'in';
  if (caller === 'unverified') return 409;
  if (allow === 'verified') return 'in';
  const held = caller === 'no role' ? [] : [caller];
  return may({ roles: held }, allow) ? 'in' : 403;
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
      ...{ type: 'area', kind: 'none', area: 'none', pod: 'none' },
      ...{ uuid: 'none', learner: 'none', code: 'none' },
    };
    const request = { params, query: {}, ...(endpoint.body && { body: {} }) };
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

test('in production /docs is for administrators', async () => {
  const production = await newWorld({ APP_ENV: 'production', APP_URL: 'https://stepwise.example' });
  expect((await production.app.inject({ url: '/docs/json' })).statusCode).toBe(401);
});
