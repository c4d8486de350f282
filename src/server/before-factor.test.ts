import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { roles } from '#contract/permissions.ts';
import { factorRules } from '#server/schema/index.ts';
import { addOrganisation } from '#testing/provider-fixtures.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { documents } from './documents.test-support.ts';

/** Somebody of every role, and somebody with a role at one organisation, whose factor is overdue. */
let person: Person;
let atOrganisation: Person;
let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  person = await world.person('Mere', roles);
  await world.db
    .update(factorRules)
    .set({ secondFactor: 'required', graceDays: 0, requiredSince: new Date() })
    .where(inArray(factorRules.role, ['admin', 'organisation_admin']));
  atOrganisation = await world.person('Tama');
  await world.organisationRole(atOrganisation, 'organisation_admin', await addOrganisation(world));
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What they need to set one up, to see who they are and to leave: whoever adds a call here says so. */
const open = [
  'POST /logout',
  'GET /api/user',
  'POST /user/confirm-password',
  'GET /api/account/factors',
  'GET /api/account/identities',
  'POST /api/account/authenticator-app',
  'POST /api/account/authenticator-app/confirm',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
];

const refusal = {
  message: 'Your role needs two-step login. Set it up to continue.',
  two_factor_required: true,
};

test.each(endpoints.map((one) => [nameOf(one), one] as const))(
  '%s waits for the second factor that a role requires, unless it helps to set it up',
  async (name, endpoint) => {
    if (name === 'POST /logout') return;
    const params = { type: 'area', kind: 'none', area: 'none', pod: 'none', uuid: 'none' };
    const ids = { ...params, learner: 'none', code: 'none', id: 'none', term: 'none' };
    const body = schemasOf(endpoint).body && { body: {} };
    for (const who of [person, atOrganisation]) {
      const { status, reply } = await world.as(who)(endpoint, { params: ids, query: {}, ...body });
      if (endpoint.allow === 'anyone' || open.includes(name)) {
        expect(reply ?? {}).not.toHaveProperty('two_factor_required');
      } else {
        expect({ status, reply }).toEqual({ status: 403, reply: refusal });
      }
    }
  },
);

test('what helps to set it up is said by the contract, and nothing else', () => {
  const flagged = endpoints.filter(({ beforeFactor }) => beforeFactor).map(nameOf);
  expect(flagged.toSorted()).toEqual(open.toSorted());
});

test.each(
  Object.entries(documents).filter(([path]) => !path.includes('*') && !path.startsWith('/dev')),
)('%s waits for it too, unless anybody may open it', async (path, needs) => {
  const url = path.replace(/:\w+/g, 'none');
  const answer = await world.raw(person, { method: 'GET', url });
  expect(answer.body.includes('two_factor_required')).toBe(needs !== 'anyone');
});

test('a browser that opens a file is led to the page that sets it up, and back to the file', async () => {
  const { statusCode, headers } = await world.raw(person, {
    method: 'GET',
    url: '/api/admin/export/users.csv?sort=name',
    headers: { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' },
  });
  expect(statusCode).toBe(303);
  const { pathname, searchParams } = new URL(String(headers.location));
  expect(pathname).toBe('/two-step-login');
  expect(searchParams.get('to')).toBe('/api/admin/export/users.csv?sort=name');
});
