import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring.ts';
import { newWorld } from '#testing/world.ts';

test('a mail sent by the product can be read at /dev/mail', async () => {
  const world = await newWorld();
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid: reflection } = await world.reflection(learner);
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();

  const list = await world.app.inject({ url: '/dev/mail' });
  const [, address = ''] = /href="(\/dev\/mail\/[^".]+)"/.exec(list.body) ?? [];
  const mail = await world.app.inject({ url: address });
  const shut = await world.app.inject({ url: `${address}/html` });

  expect(list.body).toContain('Your certificate for');
  expect(mail.body).toContain(`<iframe src="${address}/html"`);
  expect(shut.body).toContain('Hello Tama,');
  const inMaori = await world.app.inject({ url: `${address}?locale=mi` });
  expect(inMaori.body).toContain('title="The mail" lang="en-NZ"');
  expect(inMaori.body).toContain('<time lang="en-NZ"');
  expect(shut.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect((await world.app.inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404);
});

test('in production nobody reads mails there', async () => {
  const world = await newWorld({ APP_ENV: 'production' });

  expect((await world.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
});
