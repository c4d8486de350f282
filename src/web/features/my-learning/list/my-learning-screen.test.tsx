// @vitest-environment browser-and-server
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeAsset } from '#contract/learning/assets.ts';
import { removeAssignments } from '#contract/mentoring/assignments.ts';
import { areas } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { heading, openAs } from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana Tūtaki', 'mentor');
const designer = await world.person('Sina', 'learning_designer');

const learner = () => world.person('Mārama Pōtae', 'independent_learner');

/** Two areas, the first of them with two pods; all of them ask two questions. */
async function assigned(person: Person) {
  const [belonging, leading] = [await world.area(), await world.area()];
  const pods = [
    await world.pod('Settling in', [belonging]),
    await world.pod('Talking with whānau', [belonging]),
  ];
  for (const area of [belonging, leading]) await world.ask({ area }, ['One?', 'Two?']);
  for (const pod of pods) await world.ask({ pod }, ['Three?', 'Four?']);
  await world.assign(person, [belonging, leading]);
  return { belonging, leading, pods };
}

const nameOf = async (area: string) =>
  (await world.db.select().from(areas).where(eq(areas.uuid, area)))[0]?.name ?? '';

const open = (person: Person, address = '/my/learning') => openAs(world, person, address);

const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!found) throw new Error(`${name} is in no row`);
  return found;
};

test('somebody without areas is told who assigns them', async () => {
  await open(await learner());
  expect(
    await screen.findByText(/You have no learning areas yet. Your mentor assigns/),
  ).toBeTruthy();
});

test('areas are in their order, with the progress of each in words', async () => {
  const mere = await learner();
  const { belonging, leading, pods } = await assigned(mere);
  const { uuid } = await loop.submitted(mere, { area: belonging, pod: pods[0] ?? '' });
  await loop.finish(mentor, uuid);

  await open(mere);
  await heading(await nameOf(belonging));
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([await nameOf(belonging), await nameOf(leading)]);
  expect(screen.getByText('1 of 3 done, 33%')).toBeTruthy();
  expect(screen.getByText('0 of 1 done, 0%')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: /1 of 3 done, 33%/ });
  expect(bar.getAttribute('aria-valuenow')).toBe('33');
});

test('each reflection says in words whose turn it is, and offers what comes next', async () => {
  const mere = await learner();
  const { belonging, pods } = await assigned(mere);
  const [settling = '', whanau = ''] = pods;
  const { uuid, questions } = await loop.begin(mere, { area: belonging, pod: settling });
  await loop.answer(mere, uuid, questions[0]?.uuid ?? '', 'They felt safe.');
  await loop.submitted(mere, { area: belonging, pod: whanau });

  await open(mere);
  const writing = await row('Settling in');
  expect(writing.textContent).toMatch(/In progress since \d+\w\w \w+ \d{4}1 of 2 answered/);
  expect(within(writing).getByRole('link', { name: 'Continue: Settling in' })).toBeTruthy();
  const waiting = await row('Talking with whānau');
  expect(waiting.textContent).toMatch(/With your mentor since \d+\w\w \w+ \d{4}/);
  expect(within(waiting).getByRole('link', { name: 'Read: Talking with whānau' })).toBeTruthy();
  expect(screen.getAllByText('Not started')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Start: Area reflection/ })).toHaveLength(2);
});

test('beginning leads to the first question', async () => {
  const mere = await learner();
  await assigned(mere);
  const { address } = await open(mere);
  await clickButton('Start: Settling in');

  expect(await heading('Settling in', 1)).toBeTruthy();
  expect(await heading(/Three\?/)).toBeTruthy();
  expect(address()).toMatch(/^\/my\/learning\/reflection\/[0-9a-f-]{36}$/);
});

test('an area that is switched off says that nothing new begins there, once', async () => {
  const mere = await learner();
  const { belonging, pods } = await assigned(mere);
  await loop.begin(mere, { area: belonging, pod: pods[0] ?? '' });
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, belonging));
  await open(mere);

  const closed = /^New reflections can’t be started in this area at the moment/;
  expect(await screen.findAllByText(closed)).toHaveLength(1);
  expect(screen.queryByText('There are no questions yet.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue: Settling in' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Start: / })).toHaveLength(1);
});

test('a pod that can no longer be begun says so in its row', async () => {
  const mere = await learner();
  const { belonging } = await assigned(mere);
  await open(mere);
  await screen.findByRole('button', { name: 'Start: Settling in' });
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, belonging));
  await clickButton('Start: Settling in');

  const alert = await within(await row('Settling in')).findByRole('alert');
  expect(alert.textContent).toContain('The selected pod isn’t one you can work on.');
});

test('the assets of a pod are there to be opened', async () => {
  const mere = await learner();
  const { pods } = await assigned(mere);
  const body = { pod: pods[0] ?? '', title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body });

  await open(mere);
  const list = await screen.findByRole('list', { name: 'To read and watch: Settling in' });
  const link = within(list).getByRole('link', { name: /He pukapuka/ });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
});

test('what the mentor sent back comes first, with how much is left to look at', async () => {
  const mere = await learner();
  const { belonging, pods } = await assigned(mere);
  const { uuid } = await loop.submitted(mere, { area: belonging, pod: pods[0] ?? '' });
  await loop.giveBack(mentor, uuid, { 0: 'Which child?', 1: 'And then?' });

  for (const address of ['/my/learning', '/dashboard']) {
    cleanup();
    await open(mere, address);
    const words = await screen.findByText(/by Hana Tūtaki: 2 answers to revise/);
    expect(words.textContent).toMatch(/^Sent back on \d+\w\w \w+ \d{4} by/);
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Sent back to you');
  }
  await clickLink('Revise Settling in');
  expect(await heading(/Three\?/)).toBeTruthy();
});

test('an area no longer assigned stays below, with what was written in it', async () => {
  const mere = await learner();
  const { belonging } = await assigned(mere);
  await loop.submitted(mere, { area: belonging });
  await world.as(mentor)(removeAssignments, { body: { learner_id: mere.uuid } });

  await open(mere);
  expect(await screen.findByText('No longer assigned')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Read: Area reflection/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});

test('the dashboard links to first drafts', async () => {
  const mere = await learner();
  const { leading } = await assigned(mere);
  await loop.begin(mere, { area: leading });
  await open(mere, '/dashboard');
  expect(await heading('Continue writing')).toBeTruthy();
  expect(screen.getByText('0 of 2 answered')).toBeTruthy();
  await clickLink(`Continue ${await nameOf(leading)}`);
  expect(await heading(/One\?/)).toBeTruthy();
});

test('each area on the dashboard leads to it, a finished one to its opened part', async () => {
  const mere = await learner();
  const { leading } = await assigned(mere);
  const { uuid } = await loop.submitted(mere, { area: leading });
  await loop.finish(mentor, uuid);

  await open(mere, '/dashboard');
  await clickLink(await nameOf(leading));
  const found = await heading(await nameOf(leading));
  expect(found.closest('details')?.open).toBe(true);
});

test('a learner’s navigation is their own', async () => {
  await open(await learner());
  await heading('My learning', 1);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const names = within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(1, 5)).toEqual(['Dashboard', 'My learning', 'My learning', 'My certificates']);
  await userEvent.click(within(navigation).getByRole('link', { name: 'My certificates' }));
  expect(await heading('My certificates', 1)).toBeTruthy();
});

test('the dashboard says what comes next: what to begin, and when it is the mentor’s turn', async () => {
  const mere = await learner();
  const { belonging, pods } = await assigned(mere);
  await open(mere, '/dashboard');
  const next = await screen.findByRole('region', { name: 'What comes next' });
  expect(next.textContent).toContain('Settling in');
  expect(within(next).getByRole('button', { name: 'Start: Settling in' })).toBeTruthy();

  for (const pod of pods) await loop.submitted(mere, { area: belonging, pod });
  cleanup();
  await open(mere, '/dashboard');
  const then = await screen.findByRole('region', { name: 'What comes next' });
  expect(then.textContent).toContain(await nameOf(belonging));

  const { uuid } = await loop.begin(mere, { area: belonging });
  cleanup();
  await open(mere, '/dashboard');
  await screen.findByRole('heading', { name: 'Continue writing' });
  expect(screen.queryByRole('region', { name: 'What comes next' })).toBeNull();

  const { questions } = await loop.mine(mere, uuid);
  for (const question of questions) await loop.answer(mere, uuid, question.uuid, 'They sang.');
  await loop.submit(mere, uuid);
  await world.as(mentor)(removeAssignments, { body: { learner_id: mere.uuid } });
  cleanup();
  await open(mere, '/dashboard');
  await screen.findByRole('heading', { name: /^Nothing to write for now/ });
});
