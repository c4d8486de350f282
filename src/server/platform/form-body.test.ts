import { expect, test } from 'vitest';
import { userSearch } from '#contract/people.ts';
import { newWorld } from '#testing/world.ts';
import { formBody } from './form-body.ts';

test.each([
  ['name=T%C4%81ne+Mahuta&active=1', { name: 'Tāne Mahuta', active: '1' }],
  ['roles[]=mentor&roles[]=admin', { roles: ['mentor', 'admin'] }],
  ['roles%5B0%5D=mentor&roles%5B1%5D=admin', { roles: ['mentor', 'admin'] }],
  ['roles=mentor&roles=admin&roles=x', { roles: ['mentor', 'admin', 'x'] }],
  [
    'questions[0][question]=One&questions[0][active]=1&questions[1][question]=Two',
    { questions: [{ question: 'One', active: '1' }, { question: 'Two' }] },
  ],
  ['contents=', { contents: '' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['[]=1&a]=2&a[=3', { '[]': '1', 'a]': '2', 'a[': '3' }],
  ['', {}],
])('a form of %j is read as what it stands for', (form, json) => {
  expect(formBody(form)).toEqual(json);
});

test('no form can be so deep or so long that reading it takes a while, nor reach beyond itself', () => {
  const deep = `a${'[b]'.repeat(100_000)}`;
  expect(formBody(`${deep}=1`)).toEqual({ [deep]: '1' });
  expect(formBody('a=1&'.repeat(200_000)).a).toHaveLength(200_000);
  expect(formBody('a[]=1&'.repeat(100_000)).a).toHaveLength(100_000);
  formBody('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1');
  expect({}).not.toHaveProperty('admin');
});

test('a person that a form adds has the roles it names', async () => {
  const world = await newWorld();
  const admin = await world.person('Mere', 'admin');
  const form = 'name=Tama&email=tama%40kura.example&active=1&roles[]=mentor&roles[]=admin';
  const stored = await world.raw(admin, {
    ...{ method: 'POST', url: '/api/admin/user/store', payload: form },
    type: 'application/x-www-form-urlencoded',
  });
  expect(stored.statusCode).toBe(201);

  const found = await world.as(admin)(userSearch, { params: { term: 'tama@' }, query: {} });
  const roles = found.reply.users.data.flatMap((user) => user.roles.map(({ name }) => name));
  expect(roles).toEqual(['admin', 'mentor']);
});
