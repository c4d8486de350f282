import { v7 as newUuid } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { endMaintenance, startMaintenance } from './protection/maintenance.ts';

let world: World;
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  learner = await world.person('Tama', 'independent_learner');
});
beforeEach(() => endMaintenance(world.db));

/** What a browser says of itself when somebody follows a link. */
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
};

async function follow(url: string, { as, headers }: Following = {}) {
  const asked = { method: 'GET' as const, url, headers: { ...browser, ...headers } };
  const answer = as ? await world.raw(as, asked) : await world.app.inject(asked);
  const [, title = ''] = /<h1>(.*?)<\/h1>/s.exec(answer.body) ?? [];
  const links = [...answer.body.matchAll(/<a class="button" href="(.*?)">(.*?)<\/a>/g)];
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    wait: answer.headers['retry-after'],
    title: title.replace(/<.*?>/g, ''),
    next: links.map(([, to, does]) => `${does}: ${to}`),
    body: answer.body,
  };
}
type Following = { as?: Person; headers?: Record<string, string> };

const page = { type: 'text/html; charset=utf-8' };

test.each([
  ['/photos/none', 401, 'Please log in first', 'Log in: http://stepwise.test/login'],
  ['/api/nowhere', 404, 'Page not found.', 'Go to the home page: http://stepwise.test/'],
  ['/%ff', 404, 'Page not found.', 'Go to the home page: http://stepwise.test/'],
  ['/certificates/none', 404, 'No such certificate', 'Go to the home page: http://stepwise.test/'],
])('%s opened in a browser is a page, %i, with a next step', async (url, status, title, next) => {
  expect(await follow(url)).toMatchObject({ ...page, status, title, next: [next] });
});

test('a page that an account may not open, or not yet, is an error page too', async () => {
  const newcomer = await world.person('New', [], { emailVerifiedAt: null });
  expect(await follow('/api/admin/export/users.csv', { as: learner })).toMatchObject({
    ...page,
    status: 403,
    title: 'No access',
    next: ['Go to the home page: http://stepwise.test/'],
  });
  expect(await follow(`/api/assets/${newUuid()}`, { as: newcomer })).toMatchObject({
    ...page,
    status: 409,
    next: ['Verify email: http://stepwise.test/verify-email'],
  });
});

test('a certificate whose PDF is not drawn yet says so, and leads back to it', async () => {
  const loop = reflectionSteps(world);
  const mentor = await world.person('Aroha', 'mentor');
  const { uuid } = await loop.submitted(learner);
  await loop.finish(mentor, uuid);
  const { certificate } = await loop.mine(learner, uuid);

  const found = await follow(new URL(certificate?.pdf ?? '').pathname);

  expect(found).toMatchObject({ ...page, status: 503, wait: '3', next: ['Try again: '] });
  expect(found.title).toMatch(/^Certificate SW-\d+-\d+ is being prepared$/);
});

test('a certificate asked for during maintenance is a page that leads back to it', async () => {
  await startMaintenance(world.db, new Date(0));
  // A node looks once a second whether it is closed: it has to have looked.
  const statusNow = async () => (await follow('/api/nowhere')).status;
  await expect.poll(statusNow).toBe(503);
  const { body, ...found } = await follow('/certificates/none');

  expect(found).toMatchObject({ ...page, wait: '60', next: ['Try again: '] });
  expect(body).toContain('It will be back soon. Please try again in 1 minute.');
  const [, style = ''] = /rel="stylesheet" href="(.*?)"/.exec(body) ?? [];
  expect((await world.app.inject({ url: style })).headers['content-type']).toMatch('text/css');
  await endMaintenance(world.db);
  await expect.poll(statusNow).toBe(404);
});

test.each([
  ['a verification link', `/verify-email/${newUuid()}/none?expires=1&signature=x`, 6],
  ['a certificate', '/certificates/none', 60],
])('after too many tries %s is a page that says how long to wait', async (_, url, tries) => {
  const person = await world.person('Mere');
  let found = await follow(url, { as: person });
  for (let time = 0; time < tries && found.status !== 429; time += 1) {
    found = await follow(url, { as: person });
  }
  expect(found).toMatchObject({
    ...page,
    status: 429,
    title: 'Please wait a moment',
    next: ['Try again: '],
    wait: expect.stringMatching(/^\d+$/),
  });
  expect(found.body).toMatch(/Please try again in \d+ (seconds?|minute)/);
});

test('under another host the error page leads to the right one', async () => {
  expect(await follow('/login', { headers: { host: 'evil.example' } })).toMatchObject({
    ...page,
    status: 421,
    next: ['Go there: http://stepwise.test/'],
  });
});

test('the error page is in its reader’s language, as far as it is translated', async () => {
  const { body } = await follow('/api/nowhere', { headers: { 'accept-language': 'mi' } });
  expect(body).toContain('<html lang="mi">');
});

test.each([
  { accept: 'application/json, text/plain, */*' },
  { accept: '*/*' },
  { 'x-requested-with': 'XMLHttpRequest' },
  { 'sec-fetch-mode': 'cors' },
])('a request with %j gets JSON', async (headers) => {
  for (const url of ['/photos/none', '/api/nowhere', '/%ff']) {
    const { type, body } = await follow(url, { headers });
    expect(type).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  }
});
