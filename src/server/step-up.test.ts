import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { roles } from '#contract/permissions.ts';
import { auditEvents, sessions } from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { type SampleCalls, worldOfSamples } from '#testing/sample-calls.ts';
import type { Person, World } from '#testing/world.ts';
import { documents } from './documents.test-support.ts';

let world: World;
let samples: SampleCalls;
beforeAll(async () => {
  ({ world, samples } = await worldOfSamples());
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** As if so many minutes had gone by since they showed who they are. */
const age = ({ uuid: user }: Pick<Person, 'uuid'>, minutes: number) =>
  world.db
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(sessions.user, user));

async function somebody() {
  const person = await world.person('Mere', roles);
  await world.raw(person, { method: 'GET', url: '/api/user' });
  return person;
}

/** What people are asked again for: whoever adds a call here or takes one away says so. */
const asking = [
  'GET /api/account/export',
  'POST /api/account/identities/link',
  'POST /api/account/identities/confirm',
  'POST /api/account/identities/remove',
  'POST /api/admin/sign-in-providers',
  'PUT /api/admin/sign-in-providers',
  'PUT /api/admin/organisation/sign-in',
  'POST /api/account/sessions/end',
  'POST /api/account/sessions/end-others',
  'POST /api/admin/user/store',
  'PUT /api/admin/user/update',
  'POST /api/admin/user/actions',
  'POST /api/admin/user/end-sessions',
  'POST /api/admin/organisation/role/grant',
  'POST /api/admin/organisation/role/end',
  'POST /api/admin/user/factors/reset',
  'PUT /api/admin/factor-rules',
  'POST /api/admin/import/confirm',
  'POST /api/admin/localisation/import/confirm',
  'POST /api/admin/mentor/reflection/reopen',
  'POST /api/admin/certificate/correct',
];
/** What asks for the password by itself: who has a second factor shows that one. */
const askingForFactor = [
  'PUT /api/account/email',
  'PUT /api/account/password',
  'POST /api/account/authenticator-app',
  'POST /api/account/authenticator-app/confirm',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'POST /api/account/recovery-codes',
  'POST /api/account/factors/remove',
  'POST /api/account/token/store',
];
/** Files that hold what is stored about people. */
const askingFiles = /^\/api\/(admin\/export\/|admin\/history\.csv$|account\/export\.html$)/;

test.each(endpoints.map((one) => [nameOf(one), one] as const))(
  '%s asks again after ten minutes where it is dangerous, and nowhere else',
  async (name, endpoint) => {
    const person = await somebody();
    await age(person, 11);
    const params = { type: 'area', kind: 'none', area: 'none', pod: 'none', uuid: 'none' };
    const ids = { ...params, learner: 'none', code: 'none', id: 'none', term: 'none' };
    const body = schemasOf(endpoint).body && { body: {} };
    const call = () => world.as(person)(endpoint, { params: ids, query: {}, ...body });
    expect((await call()).status === 423).toBe(asking.includes(name));
    if (!askingForFactor.includes(name)) return;
    await giveFactor(world, person.uuid);
    expect(await call()).toMatchObject({
      status: 423,
      reply: { step_up: { methods: ['app', 'recovery-code'] } },
    });
  },
);

test.each(asking.filter((name) => !name.startsWith('GET')))(
  '%s changes nothing until they have shown who they are',
  async (name) => {
    const endpoint = endpoints.find((one) => nameOf(one) === name);
    const prepare = samples.get(endpoint?.name ?? '');
    const takesNothing = endpoint && !schemasOf(endpoint).body;
    const sample = takesNothing ? { caller: await somebody(), body: {} } : await prepare?.();
    if (!endpoint || !sample?.caller) throw new Error(`There is no sample of ${name}`);
    const { caller, body } = sample;
    const send = () => world.as(caller)(endpoint, { params: {}, query: {}, body });
    await world.raw(caller, { method: 'GET', url: '/api/user' });
    await age(caller, 11);
    const before = await world.db.$count(auditEvents);
    const refused = await send();
    expect({ status: refused.status, reply: refused.reply }).toMatchObject({
      status: 423,
      reply: { message: 'Confirm it’s you to continue.', step_up: { methods: ['password'] } },
    });
    expect(await world.db.$count(auditEvents)).toBe(before);
    await age(caller, 9);
    expect((await send()).status).not.toBe(423);
  },
);

test.each(Object.keys(documents).filter((path) => !path.includes('*') && !path.startsWith('/dev')))(
  '%s asks a script by 423, where it holds what is stored about people',
  async (path) => {
    const person = await somebody();
    await age(person, 11);
    const url = path.replace(/:\w+/g, 'none');
    const { statusCode } = await world.raw(person, { method: 'GET', url });
    expect(statusCode === 423).toBe(askingFiles.test(path));
  },
);

test('a browser that opens a file is led to the page that asks, and back to the file', async () => {
  const person = await somebody();
  await age(person, 11);
  const open = () =>
    world.raw(person, {
      method: 'GET',
      url: '/api/admin/export/users.csv?search=M%C4%81hina&sort=name',
      headers: { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' },
    });
  const { statusCode, headers } = await open();
  expect(statusCode).toBe(303);
  const { pathname, searchParams } = new URL(String(headers.location));
  expect(pathname).toBe('/confirm');
  expect(searchParams.get('to')).toBe('/api/admin/export/users.csv?search=M%C4%81hina&sort=name');
  await age(person, 9);
  expect((await open()).statusCode).toBe(200);
});

test('who may not is told that, and not asked who they are', async () => {
  const mentor = await world.person('Tama', 'mentor');
  await world.raw(mentor, { method: 'GET', url: '/api/user' });
  await age(mentor, 11);
  const { statusCode } = await world.raw(mentor, {
    method: 'GET',
    url: '/api/admin/export/users.csv',
  });
  expect(statusCode).toBe(403);
});
