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

test('the bell counts what is unread, and its panel says it in words, with dot and word', async () => {
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

test('a notice leads to its place, is read with that, and the panel is gone', async () => {
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

test('whoever goes elsewhere and comes back does not find the panel open again', async () => {
  const { router } = await openAs(hana);
  await openPanel();
  await act(() => router.navigate({ to: '/account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate({ to: '/localisation' }));
  await bell('Notices');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever opens the reflection by another way has read it too', async () => {
  const uuid = await submitted();
  await submitted('Whānau');
  await openAs(hana, `/mentor/review-learning/reflection/${uuid}`);
  await bell('Notices, 1 unread');
});

test('all are marked as read at once, and the bell knows', async () => {
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

test('where marking fails, it says that they are still unread', async () => {
  await submitted();
  const { server } = await openAs(hana);
  server.breaks('POST /api/notices/read', { status: 500, body: { message: 'Server Error' } });
  const panel = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));

  expect((await panel.findByRole('alert')).textContent).toContain('They are still unread.');
  expect(panel.getByText('1 unread')).toBeTruthy();
});

test.each<[string, Role, RegExp]>([
  ['a mentor', 'mentor', /When a learner submits a reflection/],
  ['a learner', 'independent_learner', /When your mentor sends a reflection back/],
])('where there is nothing yet, %s reads what will be there', async (_, role, words) => {
  await openAs(await world.person('Nobody', role), '/account');
  const panel = await openPanel('Notices');
  expect(await panel.findByText(words)).toBeTruthy();
});

test('where they cannot be read, it says so and offers to try again', async () => {
  await submitted();
  const { server } = await openAs(hana);
  server.breaks('GET /api/notices', { status: 500, body: { message: 'Server Error' } });
  const panel = await openPanel();
  expect((await panel.findByRole('alert')).textContent).toContain(
    'Your notices could not be loaded.',
  );
  server.breaks('GET /api/notices');
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findAllByRole('listitem')).toHaveLength(1);
});

test('each minute it looks again, and says politely when there is more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await submitted();
  await openAs(hana, '/account');
  // What was there when the page opened is no news.
  await bell('Notices, 1 unread');
  await submitted('Whānau');
  await vi.advanceTimersByTimeAsync(60_000);

  await bell('Notices, 2 unread');
  const said = screen.getByText('New notice. 2 unread.');
  expect(said.getAttribute('aria-live')).toBe('polite');
});

test('while the page is hidden it does not look', async () => {
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

test('that the session has ended meanwhile leads nobody away from what they read', async () => {
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
