import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { newWorld } from '#testing/world.ts';

const here = { APP_URL: 'http://localhost:8000' };

test('a mail sent by the product can be read at /dev/mail', async () => {
  const world = await newWorld(here);
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid: reflection } = await world.reflection(learner);
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();

  const list = await world.app.inject({ url: '/dev/mail' });
  const [, address = ''] = /href="(\/dev\/mail\/[^".]+)"/.exec(list.body) ?? [];
  const mail = await world.app.inject({ url: address });
  const framed = await world.app.inject({ url: `${address}/html` });

  expect(list.body).toContain('Your certificate for');
  expect(mail.body).toContain(`<iframe src="${address}/html"`);
  expect(framed.body).toContain('Kia ora Tama,');
  const inMaori = await world.app.inject({ url: `${address}?locale=mi` });
  expect(inMaori.body).toContain('title="The email" lang="en-NZ"');
  expect(inMaori.body).toContain('<time lang="en-NZ"');
  expect(framed.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect((await world.app.inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404);
});

test('in production nobody reads mails there', async () => {
  const world = await newWorld({ APP_ENV: 'production' });

  expect((await world.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
});

const elsewhere = '192.0.2.7';
const proxied = { TRUST_PROXY: '1' };

/** As people could ask from elsewhere, by whatever way a proxy on this machine passes it on. */
test.each<[string, Record<string, string>, { remoteAddress?: string; headers?: Headers }]>([
  ['from another machine', {}, { remoteAddress: elsewhere }],
  ['through a proxy', {}, { headers: { 'x-forwarded-for': elsewhere } }],
  ['through a proxy that is trusted', proxied, { headers: { 'x-forwarded-for': elsewhere } }],
  ['that claims to be on this machine', proxied, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through another kind of proxy', {}, { headers: { forwarded: `for=${elsewhere}` } }],
  ['through a proxy that adds no header', { APP_URL: 'http://stepwise.example' }, {}],
  [
    'from a page whose host name resolves to this machine',
    {},
    { headers: { host: 'stepwise.example' } },
  ],
])('a visitor %s reads no mail, an administrator does', async (_, settings, how) => {
  const world = await newWorld({ ...here, ALLOWED_HOSTS: 'stepwise.example', ...settings });
  for (const url of ['/dev/mail', '/dev/mail/a', '/dev/mail/a/html']) {
    expect((await world.app.inject({ url, ...how })).statusCode, url).toBe(401);
  }
  const statusFor = async (role: 'admin' | 'mentor') => {
    const person = await world.person('Aroha', role);
    const { headers = {}, ...from } = how;
    return (await world.raw(person, { method: 'GET', url: '/dev/mail', headers, ...from }))
      .statusCode;
  };
  expect(await statusFor('admin')).toBe(200);
  expect(await statusFor('mentor')).toBe(403);
});

type Headers = Record<string, string>;
