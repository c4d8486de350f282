// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unreadNotices } from '#contract/notices/notices.ts';
import type { Role } from '#contract/permissions.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { clearXsrfToken, openApp, stubBrowserApis } from '../../app.test-support.tsx';
import { connectBrowser } from '../../real-server.test-support.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
});

let hana: Person;
let learner: Person;
beforeEach(async () => {
  localStorage.clear();
  clearXsrfToken();
  stubBrowserApis();
  hana = await world.person('Hana Rewi', 'mentor');
  learner = await world.person('Mere Tāne', 'independent_learner');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

async function submitted(pod = 'Settling in'): Promise<string> {
  const of = { pod: await world.pod(pod), submittedAt: null };
  const { uuid } = await world.reflection(learner, of);
  await loop.submit(learner, uuid);
  return uuid;
}

async function openAs(person: Person, address = '/localisation') {
  const server = await connectBrowser(world, person);
  const router = await openApp(address);
  return { server, router };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

async function openPanel(name: string | RegExp = /^Notices/) {
  await userEvent.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notices' }));
}

test('the bell counts unread notices, and its panel marks each of them in words', async () => {
  await submitted('Settling in');
  await submitted('Whānau');
  await openAs(hana);
  const panel = await openPanel('Notices, 2 unread');

  const rows = await panel.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Mere Tāne submitted “Whānau” in .+\.Unread/),
    expect.stringMatching(/^Mere Tāne submitted “Settling in” in .+\.Unread/),
  ]);
  expect(panel.getByText('2 unread')).toBeTruthy();
});

test('following a notice opens what it is about, marks it as read and closes the panel', async () => {
  const uuid = await submitted();
  const { router } = await openAs(hana);
  const panel = await openPanel('Notices, 1 unread');
  await userEvent.click(await panel.findByRole('link', { name: /^Mere Tāne submitted/ }));

  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/mentor/review-learning/reflection/${uuid}`),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await bell('Notices');
  expect((await world.as(hana)(unreadNotices, {})).reply).toEqual({ unread: 0 });
});

test('the panel is not open again after going to another page and back', async () => {
  const { router } = await openAs(hana);
  await openPanel();
  await act(() => router.navigate({ to: '/account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate({ to: '/localisation' }));
  await bell('Notices');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opening the reflection by another link marks its notice as read too', async () => {
  const uuid = await submitted();
  await submitted('Whānau');
  await openAs(hana, `/mentor/review-learning/reflection/${uuid}`);
  await bell('Notices, 1 unread');
});

test('all notices are marked as read at once, in the panel and on the bell', async () => {
  await submitted();
  await submitted('Whānau');
  await openAs(hana);
  const panel = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));

  expect(await panel.findByText('All read')).toBeTruthy();
  expect(panel.queryByText('Unread')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(await bell('Notices')).toBeTruthy();
});

test('if marking them as read fails, the panel says that they are still unread', async () => {
  await submitted();
  const { server } = await openAs(hana);
  server.breaks('POST /api/notices/read', { status: 500, body: { message: 'Server Error' } });
  const panel = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));

  expect((await panel.findByRole('alert')).textContent).toContain('They are still unread.');
  expect(panel.getByText('1 unread')).toBeTruthy();
});

test.each<[string, Role, RegExp]>([
  ['a mentor', 'mentor', /when a learner submits a reflection/],
  ['a learner', 'independent_learner', /when your mentor sends a reflection back/],
])('without any notice, %s reads what will appear there', async (_, role, words) => {
  await openAs(await world.person('Nobody', role), '/account');
  const panel = await openPanel('Notices');
  expect(await panel.findByText(words)).toBeTruthy();
});

test('if notices cannot be loaded, the panel says so and offers to try again', async () => {
  await submitted();
  const { server } = await openAs(hana);
  server.breaks('GET /api/notices', { status: 500, body: { message: 'Server Error' } });
  const panel = await openPanel();
  expect((await panel.findByRole('alert')).textContent).toContain('We couldn’t load your notices.');
  server.breaks('GET /api/notices');
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findAllByRole('listitem')).toHaveLength(1);
});

test('the bell checks each minute, and announces politely when there is more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await submitted();
  await openAs(hana, '/account');
  // What was unread when the page opened is not announced.
  await bell('Notices, 1 unread');
  await submitted('Whānau');
  await vi.advanceTimersByTimeAsync(60_000);

  await bell('Notices, 2 unread');
  const announcement = screen.getByText('New notice. 2 unread.');
  expect(announcement.getAttribute('aria-live')).toBe('polite');
});

test('the bell does not check while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await submitted();
  const { server } = await openAs(hana, '/account');
  await bell('Notices, 1 unread');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = server.callsOf('GET /api/notices/unread').length;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(server.callsOf('GET /api/notices/unread')).toHaveLength(before);
  hidden.mockRestore();
});

test('a session that ended while somebody reads does not take them to the login', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await submitted();
  const { server, router } = await openAs(hana, '/account');
  await bell('Notices, 1 unread');
  const before = server.callsOf('GET /api/notices/unread').length;
  server.breaks('GET /api/notices/unread', { status: 401, body: { message: 'Unauthenticated.' } });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(server.callsOf('GET /api/notices/unread').length).toBeGreaterThan(before);
  expect(router.state.location.pathname).toBe('/account');
});
