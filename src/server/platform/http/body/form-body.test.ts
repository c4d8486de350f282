import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { flag } from '#contract/fields/fields.schemas.ts';
import { userSearch } from '#contract/people/people.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld } from '#testing/world.ts';
import { coerceFormFlags, formBodyParser } from './form-body.ts';

const type = 'application/x-www-form-urlencoded';

/** The body that a route gets for a form. */
async function read(payload: string) {
  const app = fastify();
  formBodyParser(app);
  app.setErrorHandler((_, _request, reply) => reply.status(422).send('refused'));
  app.post('/', async ({ body }) => body);
  const headers = { 'content-type': type };
  const { payload: answer } = await app.inject({ method: 'POST', url: '/', payload, headers });
  return answer === 'refused' ? answer : JSON.parse(answer);
}

test.each([
  ['name=T%C4%81ne+Mahuta&active=1', { name: 'Tāne Mahuta', active: '1' }],
  ['name=Tāne', { name: 'Tāne' }],
  ['roles[]=mentor&roles[]=admin', { roles: ['mentor', 'admin'] }],
  ['roles%5B0%5D=mentor&roles%5B1%5D=admin', { roles: ['mentor', 'admin'] }],
  ['roles=mentor&roles=admin&roles=x', { roles: ['mentor', 'admin', 'x'] }],
  ['roles=mentor&roles[]=admin', { roles: ['mentor', 'admin'] }],
  [
    'questions[0][question]=One&questions[0][active]=1&questions[1][question]=Two',
    { questions: [{ question: 'One', active: '1' }, { question: 'Two' }] },
  ],
  ['contents=', { contents: '' }],
  ['contents=a=b%26c&&empty', { contents: 'a=b&c', empty: '' }],
  ['name=M%E4ori', 'refused'],
])('a form of %j is read as the JSON it stands for', async (form, json) => {
  expect(await read(form)).toEqual(json);
});

test('no form can be so deep or so long that reading it takes a while, nor reach beyond itself', async () => {
  expect(await read(`a${'[b]'.repeat(100_000)}=1`)).toHaveProperty('a.b.b.b.b');
  expect((await read('a=1&'.repeat(9_000))).a).toHaveLength(9_000);
  expect((await read('a[]=1&'.repeat(9_000))).a).toHaveLength(9_000);
  expect(await read('a=1&'.repeat(200_000))).toBe('refused');
  expect(await read(`${'&'.repeat(200_000)}a=1`)).toBe('refused');
  await read('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1');
  expect({}).not.toHaveProperty('admin');
});

test('a form may hold a thousand records of three fields, and no more names than that', async () => {
  const record = (_: unknown, index: number) =>
    ['learner', 'mentor', 'from'].map((field) => `moves[${index}][${field}]=x&`).join('');
  const { moves } = await read(Array.from({ length: 1_000 }, record).join(''));
  expect(moves).toHaveLength(1_000);
  expect(moves[999]).toEqual({ learner: 'x', mentor: 'x', from: 'x' });

  expect(await read(Array.from({ length: 9_000 }, (_, index) => `a[${index}]=1&`).join(''))).toBe(
    'refused',
  );
});

test('a person that a form adds has the roles it names', async () => {
  const world = await newWorld();
  const admin = await world.person('Mere', 'admin');
  const form = 'name=Tama&email=tama%40kura.example&active=1&roles[]=mentor&roles[]=admin';
  const stored = await world.raw(admin, {
    method: 'POST',
    url: '/api/admin/user/store',
    payload: form,
    type,
  });
  expect(stored.statusCode).toBe(201);

  const found = await world.as(admin)(userSearch, { params: { term: 'tama@' }, query: {} });
  const roles = found.reply.users.data.flatMap((user) => user.roles.map(({ name }) => name));
  expect(roles).toEqual(['admin', 'mentor']);
});

test.each([
  ['on', 30 * 24],
  ['true', 30 * 24],
  ['1', 30 * 24],
  ['yes', 30 * 24],
  ['off', 2],
  ['false', 2],
  ['0', 2],
  ['', 2],
])('a form in which remember is %j logs in for %i hours', async (remember, hours) => {
  const world = await theWorld();
  const { email } = await world.person('Hana', [], { passwordHash: await hashPassword(password) });
  const browser = browserOf(world.app);
  await browser.get('/sanctum/csrf-cookie');

  const { statusCode, cookies } = await world.app.inject({
    method: 'POST',
    url: '/login',
    payload: new URLSearchParams({ email, password, remember }).toString(),
    headers: { 'content-type': type, 'x-xsrf-token': browser.cookie('XSRF-TOKEN') },
    cookies: { stepwise_session: browser.cookie('stepwise_session') },
  });

  const set: { name: string; maxAge?: number }[] = cookies;
  expect(statusCode).toBe(204);
  expect(set.find(({ name }) => name === 'stepwise_session')?.maxAge).toBe(hours * 3_600);
});

test('a flag in a list of records is read in the same way, and JSON is left as it is', async () => {
  const schema = z.object({
    list: z.array(z.object({ active: flag.optional(), name: z.string() })),
  });
  const given = { list: [{ active: 'on', name: 'on' }, { active: '' }], active: 'on' };
  expect(coerceFormFlags(schema, given)).toEqual({
    list: [{ active: true, name: 'on' }, { active: false }],
    active: 'on',
  });
  expect(flag.safeParse('on').success).toBe(false);
  expect(flag.safeParse('').success).toBe(false);
});

const password = 'kererū in the kōwhai';
let world: ReturnType<typeof newWorld> | undefined;
const theWorld = () => {
  world ??= newWorld({ RATE_LIMITS: 'off' });
  return world;
};
