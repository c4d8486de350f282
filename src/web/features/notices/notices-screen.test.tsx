// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { noticeSettings } from '#contract/notices/notices.ts';
import { notices } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { openApp, setupBrowser } from '../../app.test-support.tsx';
import { connectBrowser } from '../../real-server.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});
setupBrowser();

async function openAs(person: Person, address: string) {
  const server = await connectBrowser(world, person);
  const router = await openApp(address);
  return { server, router };
}

test('all notices are listed page by page in the address', async () => {
  const hana = await world.person('Hana', 'mentor');
  const learner = await world.person('Mere Tāne', 'independent_learner');
  for (let index = 1; index <= 17; index += 1) {
    const of = { area: await world.area(`Area ${index}`), submittedAt: null };
    await reflectionSteps(world).submit(learner, (await world.reflection(learner, of)).uuid);
  }
  const { router } = await openAs(hana, '/notices');
  expect(await screen.findByRole('link', { name: /“Area 17”/ })).toBeTruthy();
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(pages.textContent).toContain('17 in total, page 1 of 2');

  await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
  const last = await screen.findByRole('link', { name: /“Area 1”/ });
  expect(last.getAttribute('href')).toMatch(/^\/mentor\/review-learning\/reflection\//);
  expect(router.state.location.href).toBe('/notices?page=2');
});

test('what changed in how one logs in is said whatever one’s role, and leads to My account', async () => {
  const tama = await world.person('Tama');
  const row = { uuid: newUuid(), at: new Date(), recipient: tama.uuid, actor: tama.uuid };
  await world.db.insert(notices).values({ ...row, kind: 'passkey_added', mail: 'off' });
  await openAs(tama, '/notices');
  const link = await screen.findByRole('link', { name: /^A passkey was added to your account\./ });
  expect(link.getAttribute('href')).toBe('/account');
});

const section = async () =>
  within(
    (await screen.findByRole('heading', { level: 2, name: 'Emails' })).closest('section') ??
      document.body,
  );

test('in their account people choose for each group when they are mailed', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  await openAs(both, '/account');
  const mails = within(await (await section()).findByRole('form', { name: 'Emails' }));
  const review = within(mails.getByRole('group', { name: 'Reflections to review' }));
  const own = within(mails.getByRole('group', { name: 'Your reflections' }));
  expect(mails.queryByRole('group', { name: /Corrections/ })).toBeNull();
  expect(review.getByLabelText<HTMLInputElement>('In the morning digest').checked).toBe(true);
  expect(own.getByLabelText<HTMLInputElement>('Straight away').checked).toBe(true);
  expect(mails.getByText('We always email you about your certificates.')).toBeTruthy();
  expect(mails.getByText(/^The morning digest is sent at 7 am .+, 7:00\sam\.$/)).toBeTruthy();

  await userEvent.click(review.getByLabelText('Not at all'));
  await userEvent.click(mails.getByRole('button', { name: 'Save email choices' }));
  expect(await mails.findByText('Saved')).toBeTruthy();
  const { reply } = await world.as(both)(noticeSettings, {});
  expect(reply.settings).toEqual({
    to_review: 'off',
    own_learning: 'at_once',
    own_phrases: 'digest',
  });
});

test('a choice that could not be saved stays selected, and says so', async () => {
  const { server } = await openAs(await world.person('Hana', 'mentor'), '/account');
  const mails = within(await (await section()).findByRole('form', { name: 'Emails' }));
  const review = within(mails.getByRole('group', { name: 'Reflections to review' }));
  server.breaks('PUT /api/account/notices', 'offline');
  await userEvent.click(review.getByLabelText('Straight away'));
  await userEvent.click(mails.getByRole('button', { name: 'Save email choices' }));

  expect(await mails.findByText(/^We couldn’t reach the server\./)).toBeTruthy();
  expect(review.getByLabelText<HTMLInputElement>('Straight away').checked).toBe(true);
});

test('somebody who is mailed nothing reads why', async () => {
  await openAs(await world.person('Moana', []), '/account');
  expect(
    await (await section()).findByText(/^There’s nothing we’d email you about yet/),
  ).toBeTruthy();
});
