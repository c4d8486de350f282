// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { storePod } from '#contract/learning/learning.ts';
import { regionIndex, storeOrganisation } from '#contract/organisations/organisations.ts';
import { auditEvents } from '#server/schema/index.ts';
import { setupRealServer } from '../../real-server.test-support.ts';
import {
  activeOption,
  field,
  findStatus,
  isUnder,
  option,
  optionsUnder,
  paletteOf,
  pressCtrlK,
  typeTerm,
} from './palette.test-support.tsx';

const world = await setupRealServer();
const { openAs } = paletteOf(world);
const aroha = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Tūtaki', 'mentor');

const callTo = (term: string) => `GET /api/admin/user/search/${term}`;
const learnersAndReflections = 'Learners and reflections';

test('an administrator finds people by name or email, macrons or not, and opens one', async () => {
  const { uuid } = await world.person('Wiremu Pōtae', 'mentor', { email: 'wp@kura.example' });
  const { at } = await openAs(aroha);
  await typeTerm('potae');
  await isUnder('People', ['Wiremu Pōtae | wp@kura.example']);
  await typeTerm('wp@kura');
  await isUnder('People', ['Wiremu Pōtae | wp@kura.example']);

  await userEvent.click(await option(/^Wiremu Pōtae/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wiremu Pōtae' })).toBeTruthy();
  expect(at()).toBe(`/users/${uuid}`);
});

test('of many matches five are shown, with a link to the list of all of them', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await world.person(`Tūmanako ${number}`, 'mentor');
  const { at } = await openAs(aroha);
  await typeTerm('tumanako');
  await waitFor(() => expect(optionsUnder('People')).toHaveLength(6));
  expect(optionsUnder('People').at(-1)).toBe('See all 7 people who match');

  await userEvent.click(await option(/^See all 7/));
  expect(await screen.findByText('7 found', { ignore: '.visually-hidden' })).toBeTruthy();
  expect(at()).toBe('/users?search=tumanako');
});

test('organisations are found by name or code, and open in their panel', async () => {
  const { regions } = (await world.as(aroha)(regionIndex, {})).reply;
  const [region = ''] = Object.keys(regions);
  const body: CallInput<typeof storeOrganisation>['body'] = {
    name: 'Ōhinetahi Kindergarten',
    code: '70707',
    type: 'ece',
    city: 'Governors Bay',
    region,
    email: 'office@ohinetahi.example',
  };
  const { organisation } = (await world.as(aroha)(storeOrganisation, { body })).reply;
  const { at } = await openAs(aroha);
  await typeTerm('ohinetahi');
  await isUnder('Organisations', ['Ōhinetahi Kindergarten | 70707, Governors Bay']);
  await typeTerm('70707');
  await userEvent.click(await option(/^Ōhinetahi/));
  await screen.findByRole('dialog', { name: 'Ōhinetahi Kindergarten' });
  expect(at()).toBe(`/organisations?view=${organisation.uuid}`);
});

async function waiting(learner: string) {
  const person = await world.person(learner, 'independent_learner');
  const { uuid } = await world.reflection(person, { pod: await world.pod('Whanaungatanga') });
  return { ...person, reflection: uuid };
}

test('a mentor finds learners and reflections that wait for a review, and nobody else', async () => {
  const mere = await waiting('Mere Kāretu');
  await world.person('Karetu Admin', 'admin');
  const { server, at } = await openAs(hana);
  await typeTerm('karetu');
  await isUnder(learnersAndReflections, [
    'Mere Kāretu | Whanaungatanga, waiting for review',
    'Mere Kāretu',
  ]);
  expect(optionsUnder('People')).toEqual([]);
  expect(server.asked.filter(({ call }) => call.includes('/user/search/'))).toEqual([]);

  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: /Whanaungatanga/ });
  expect(at()).toBe(`/mentor/review-learning/reflection/${mere.reflection}`);
  await pressCtrlK();
  await typeTerm('karetu');
  await userEvent.click(await option('Mere Kāretu'));
  await waitFor(() => expect(at()).toBe(`/mentor/review-learning?learner=${mere.uuid}`));
});

test('a reflection that is only listed is not recorded as read', async () => {
  const { reflection } = await waiting('Pania Rēweti');
  await openAs(hana);
  await typeTerm('reweti');
  await waitFor(() => expect(optionsUnder(learnersAndReflections)).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await userEvent.hover(await option(/waiting for review/));
  const events = world.db.select().from(auditEvents).where(eq(auditEvents.subject, reflection));
  expect(await events).toEqual([]);
});

test('a designer finds learners to assign to, and areas and pods by either name to edit', async () => {
  const moana = await world.person('Moana Rewi', 'learning_designer');
  const tama = await world.person('Tama Hohepa', 'independent_learner');
  const area = await world.area('Relationships');
  const body = { name: 'Welcome', name_mi: 'Pōwhiri', active: true, podAreas: [area] };
  const { pod } = (await world.as(moana)(storePod, { body })).reply;
  const { at } = await openAs(moana);
  await typeTerm('hohepa');
  await userEvent.click(await option('Tama Hohepa'));
  await waitFor(() => expect(at()).toBe(`/mentor/assign-learning?learner=${tama.uuid}`));

  await pressCtrlK();
  await typeTerm('powhiri');
  await isUnder('Learning', ['Welcome | Relationships']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /pod/i })).toBeTruthy();
  expect(at()).toBe(`/learning/pods?area=${area}&edit=${pod.uuid}`);
});

test('more than five matches without a list of their own are said to be cut off', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await world.area(`Kaupapa ${number}`);
  await openAs(hana);
  await typeTerm('kaupapa');
  await waitFor(() => expect(optionsUnder('Learning')).toHaveLength(5));
  await findStatus(/There are more\. Keep typing to narrow them down\.$/);
  await typeTerm('kaupapa 6');
  await isUnder('Learning', ['Kaupapa 6']);
});

test('a learner finds their own areas, and reflections that wait for them', async () => {
  const rangi = await world.person('Rangi Pōtae', 'independent_learner');
  const area = await world.area('Leadership');
  await world.assign(rangi, [area]);
  const { uuid } = await world.reflection(rangi, { area, submittedAt: null });
  const { server, at } = await openAs(rangi);
  const carryOn = await option('Continue writing: Leadership');
  expect(carryOn.getAttribute('href')).toBe(`/my/learning/reflection/${uuid}`);
  await typeTerm('leadersh');
  await isUnder('My learning', ['Leadership']);
  expect(server.asked.filter(({ call }) => call.includes('/api/admin/'))).toEqual([]);
  await userEvent.click(await option('Leadership'));
  await waitFor(() => expect(at()).toBe(`/my/learning/reflection/${uuid}`));
});

test('a pod without a reflection is found in its area, which is open', async () => {
  const hoani = await world.person('Hoani Parata', 'independent_learner');
  const area = await world.area('Whakawhanaungatanga');
  const pod = await world.pod('Whanaungatanga', [area]);
  await world.assign(hoani, [area]);
  const { at } = await openAs(hoani);
  await typeTerm('whanaungatanga');
  await userEvent.click(await option(/^Whanaungatanga/));
  await waitFor(() => expect(at()).toBe(`/my/learning#${area}/${pod}`));
  await waitFor(() => {
    const row = document.getElementById(`${area}/${pod}`);
    expect(row?.closest('details')?.open).toBe(true);
  });
});

test('an older answer never replaces a newer one, and its request is cancelled', async () => {
  await world.person('Kahurangi Smith', 'mentor');
  await world.person('Kahu Jones', 'mentor');
  const { server } = await openAs(aroha);
  const called = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => called.mockRestore());
  const release = server.holds(callTo('kahu'));
  await typeTerm('kahu');
  await waitFor(() => expect(server.callsOf(callTo('kahu'))).toHaveLength(1));
  await typeTerm('kahurangi');
  await waitFor(() => expect(optionsUnder('People').join()).toMatch(/^Kahurangi Smith \| [^,]+$/));
  const [, older] = called.mock.calls.find(([to]) => String(to).includes('/search/kahu?')) ?? [];
  expect(older?.signal?.aborted).toBe(true);

  release();
  await findStatus(/^\d+ results?$/);
  expect(optionsUnder('People').join()).toMatch(/^Kahurangi Smith \| [^,]+$/);
});

test('while somebody types on, options that still match stay until the new answer', async () => {
  await world.person('Piripi Alpha', 'mentor', { email: 'p1@kura.example' });
  await world.person('Piripi Beta', 'mentor', { email: 'p2@kura.example' });
  const { server } = await openAs(aroha);
  await typeTerm('piripi');
  await waitFor(() => expect(optionsUnder('People')).toHaveLength(2));
  const release = server.holds(callTo('piripi%20b'));
  await typeTerm('piripi b');
  await waitFor(() => expect(optionsUnder('People')).toEqual(['Piripi Beta | p2@kura.example']));
  release();
});

test('an option that somebody moved to stays active when others come above it', async () => {
  await waiting('Hēmi Paki');
  const { name } = await waiting('Rangi Paki');
  await world.person('Paki Street', 'admin');
  const { server } = await openAs(aroha);
  const release = server.holds(callTo('paki'));
  await typeTerm('paki');
  await waitFor(() => expect(optionsUnder(learnersAndReflections)).toHaveLength(4));
  await userEvent.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe(name);
  release();
  await waitFor(() => expect(optionsUnder('People')).toHaveLength(3));
  expect(await activeOption()).toBe(name);
});

test.each([
  ['a fault of the server', { status: 500, body: { message: 'Server Error' } }],
  ['no connection', 'offline'],
] as const)(
  'with %s it says so, pages are still found, and it can be tried again',
  async (_, mishap) => {
    const { email } = await world.person('Usha Patel', 'mentor');
    const { server } = await openAs(aroha);
    server.breaks(callTo('us'), mishap);
    await typeTerm('us');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Not everything could be searched\. .+ Try again$/,
    );
    expect(optionsUnder('Go to')[0]).toBe('Users');
    expect(optionsUnder('People')).toEqual([]);

    server.breaks(callTo('us'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(optionsUnder('People').join()).toContain(`Usha Patel | ${email}`));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('punctuation alone is not searched for', async () => {
  const { server } = await openAs(aroha);
  await typeTerm('..');
  await findStatus(/^Nothing matches “\.\.”/);
  expect(server.asked.filter(({ call }) => call.includes('/search/'))).toEqual([]);
  expect(await field()).toBeTruthy();
});
