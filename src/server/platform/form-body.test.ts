import fastify from 'fastify';
import { expect, test } from 'vitest';
import { userSearch } from '#contract/people.ts';
import { newWorld } from '#testing/world.ts';
import { formBody } from './form-body.ts';

const type = 'application/x-www-form-urlencoded';

/** What a route of its own is given of a form. */
async function read(payload: string) {
  const app = fastify();
  formBody(app);
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
  ['name=M%E4ori', 'refused'],
])('a form of %j is read as what it stands for', async (form, json) => {
  expect(await read(form)).toEqual(json);
});

test('no form can be so deep or so long that reading it takes a while, nor reach beyond itself', async () => {
  expect(await read(`a${'[b]'.repeat(100_000)}=1`)).toHaveProperty('a.b.b.b.b');
  expect((await read('a=1&'.repeat(9_000))).a).toHaveLength(9_000);
  expect((await read('a[]=1&'.repeat(9_000))).a).toHaveLength(9_000);
  expect(await read('a=1&'.repeat(200_000))).toBe('refused');
  await read('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1');
  expect({}).not.toHaveProperty('admin');
});

test('a person that a form adds has the roles it names', async () => {
  const world = await newWorld();
  const admin = await world.person('Mere', 'admin');
  const form = 'name=Tama&email=tama%40kura.example&active=1&roles[]=mentor&roles[]=admin';
  const stored = await world.raw(admin, {
    ...{ method: 'POST', url: '/api/admin/user/store', payload: form },
    type,
  });
  expect(stored.statusCode).toBe(201);

  const found = await world.as(admin)(userSearch, { params: { term: 'tama@' }, query: {} });
  const roles = found.reply.users.data.flatMap((user) => user.roles.map(({ name }) => name));
  expect(roles).toEqual(['admin', 'mentor']);
});
