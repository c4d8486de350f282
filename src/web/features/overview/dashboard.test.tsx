// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import type { Role } from '#contract/permissions.ts';
import { questions, subscriptions } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';
import { openApp, setupBrowser } from '../../app.test-support.tsx';
import { connectBrowser } from '../../real-server.test-support.ts';

setupBrowser();

async function openAs(world: Awaited<ReturnType<typeof newWorld>>, ...held: Role[]) {
  const server = await connectBrowser(
    world,
    await world.person('Aroha', held, { passwordHash: 'set' }),
  );
  const router = await openApp('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return { server, router };
}

const rowOf = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  return { link, text: link.closest('li')?.textContent };
};

test('an administrator sees who needs a hand and how many, and opens the list of exactly those', async () => {
  const world = await newWorld();
  for (const name of ['Ōpure', 'Ana', 'Mere', 'Zoë'])
    await world.person(name, 'independent_learner', { passwordHash: 'set' });
  await world.person('Kiri', 'mentor', { invitedAt: new Date(), emailVerifiedAt: null });
  const { router } = await openAs(world, 'admin');

  expect(screen.getByText('You are logged in.')).toBeTruthy();
  const learners = await rowOf(/^4 learners have no learning area$/);
  expect(learners.text).toContain('Ana, Mere, Ōpure and 1 more');
  expect((await rowOf(/^1 invitation not accepted$/)).text).toContain('Kiri');
  expect(screen.queryByRole('link', { name: /past due/ })).toBeNull();

  await userEvent.click(learners.link);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(router.state.location.search).toMatchObject({
    role: 'independent_learner',
    active: '1',
    without_areas: '1',
  });
  const table = await screen.findByRole('table', { name: 'Users' });
  const names = within(table).getAllByRole('rowheader');
  expect(names.map((name) => name.textContent?.match(/Ana|Mere|Ōpure|Zoë/)?.[0])).toEqual([
    'Ana',
    'Mere',
    'Ōpure',
    'Zoë',
  ]);
});

test('people with a verified email and no role are one click away', async () => {
  const world = await newWorld();
  for (const name of ['Ana', 'Tama']) await world.person(name, [], { passwordHash: 'set' });
  const { router } = await openAs(world, 'admin');
  const newcomers = await rowOf(/^2 people have verified their email and have no role yet$/);
  expect(newcomers.text).toContain('Ana and Tama');

  await userEvent.click(newcomers.link);
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(router.state.location.search).toMatchObject({ role: 'none', active: '1', verified: '1' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map((link) => link.textContent);
  expect(names).toEqual([expect.stringContaining('Ana'), expect.stringContaining('Tama')]);
  expect(screen.getByText('Role: No role')).toBeTruthy();
});

test('each number opens a list of exactly so many rows, all of them selected', async () => {
  const world = await newWorld();
  const verified = { passwordHash: 'set' };
  const invited = { invitedAt: new Date(), emailVerifiedAt: null };
  for (const each of ['1', '2']) {
    await world.person(`Newcomer ${each}`, [], verified);
    await world.person(`Invited ${each}`, 'mentor', invited);
    await world.person(`Unverified ${each}`, 'mentor', { ...verified, emailVerifiedAt: null });
    const learner = await world.person(`Learner ${each}`, 'independent_learner', verified);
    await world.reflection(learner);
    const pastDue = { name: 'Annual', stripeStatus: 'past_due' };
    await world.db
      .insert(subscriptions)
      .values({ uuid: newUuid(), user: learner.uuid, ...pastDue });
  }
  const { router } = await openAs(world, 'admin');
  const panel = await screen.findByRole('region', { name: 'Needs attention' });
  const numbers = within(panel)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
  expect(numbers).toHaveLength(6);

  for (const name of numbers) {
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(await screen.findByText('All 2 selected'), name).toBeTruthy();
    expect(await screen.findAllByRole('rowheader'), name).toHaveLength(2);
    await router.navigate({ to: '/dashboard' });
  }
});

test('where nobody needs a hand, it says so', async () => {
  await openAs(await newWorld(), 'admin');
  expect(
    await screen.findByText('Nothing needs your attention: everyone has what they need.'),
  ).toBeTruthy();
});

test('a learning designer sees what is unfinished, and each number and name leads there', async () => {
  const world = await newWorld();
  const [belonging, place] = [await world.area('Belonging'), await world.area('Sense of place')];
  const asked = await world.pod('Settling in', [belonging]);
  const ask = (of: object) => ({ uuid: newUuid(), question: 'Why?', position: 0, ...of });
  const all = [ask({ area: belonging }), ask({ area: place }), ask({ pod: asked })];
  await world.db.insert(questions).values(all);
  const whanau = await world.pod('Whānau', [belonging]);
  await world.pod('Draft', [], false);
  await openAs(world, 'learning_designer');

  expect((await rowOf(/^1 area has no pods$/)).text).toContain('Sense of place');
  const unasked = await rowOf(/^1 pod has no questions$/);
  expect(unasked.text).toContain('Whānau');
  expect(unasked.link.getAttribute('href')).toBe('/learning/reflections');
  const named = screen.getByRole('link', { name: 'Whānau' });
  expect(named.getAttribute('href')).toBe(`/learning/reflections?edit=${whanau}`);
  expect((await rowOf(/^3 areas and pods have questions without te reo/)).text).toContain(
    'Belonging, Sense of place and Settling in',
  );
  const texts = await rowOf(/^[\d,]+ texts have no te reo Māori$/);
  expect(texts.link.getAttribute('href')).toBe('/localisation?language=mi&status=missing');
  expect(screen.queryByText(/in no area/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull();
});

test('a mentor who is an administrator too has their reflections first', async () => {
  await openAs(await newWorld(), 'admin', 'mentor', 'learning_designer');
  await screen.findByRole('heading', { name: 'Unfinished' });
  const parts = ['Nothing waiting for review', 'Needs attention', 'Unfinished'];
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.filter((each) => each && parts.includes(each))).toEqual(parts);
});

test.each<[Role[], boolean, boolean]>([
  [['mentor'], false, false],
  [['independent_learner'], false, false],
  [[], false, false],
  [['mentor', 'learning_designer'], false, true],
  [['admin', 'learning_designer'], true, true],
])(
  'with the roles %j the people panel is there: %s, the learning panel: %s',
  async (held, people, learning) => {
    const { server } = await openAs(await newWorld(), ...held);
    expect(screen.getByText('You are logged in.')).toBeTruthy();
    if (people) await screen.findByRole('heading', { name: 'Needs attention' });
    if (learning) await screen.findByRole('heading', { name: 'Unfinished' });
    expect(server.callsOf('GET /api/admin/overview')).toHaveLength(people ? 1 : 0);
    expect(server.callsOf('GET /api/admin/learning/overview')).toHaveLength(learning ? 1 : 0);
  },
);
