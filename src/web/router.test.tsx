// @vitest-environment jsdom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { pages } from '#contract/pages/page-list.ts';
import { redirects } from '#contract/pages/pages.ts';
import { translateToEnglish } from '#testing/english.ts';
import { reflectionWith } from '#web/features/mentoring/review/example-reflection.test-support.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from './app.test-support.tsx';

const hana = person('Hana Rewi', 'mentor');

setupBrowser();
beforeEach(() => {
  fakeServer({ 'GET /api/user': { body: hana } });
});

const path = (template: string) =>
  template.replace(/\$\w+/, '0193a5c0-7a6e-7c4e-9a53-000000000001');
const guardedBy = (wanted: string) => pages.filter(({ guard }) => guard === wanted);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each(guardedBy('auth'))('a guest who opens $path logs in first', async (page) => {
  const router = await openApp(path(page.path));
  await heading('Log in');
  const to = page.path === '/dashboard' ? undefined : path(page.path);
  expect(router.state.location.search).toMatchObject(to ? { to } : {});
});

test.each(guardedBy('guest'))('somebody logged in has no use for $path', async (page) => {
  storeLoggedInUser(hana);
  const router = await openApp(path(page.path));
  await heading('Dashboard');
  expect(router.state.location.pathname).toBe('/dashboard');
});

test.each([...guardedBy('guest'), ...guardedBy('public')].filter(({ path }) => path !== '/'))(
  '$path is there for a guest, under its title',
  async ({ path: template, title }) => {
    await openApp(path(template));
    await heading(translateToEnglish(title));
    expect(document.title).toBe(`${translateToEnglish(title)} – Stepwise`);
  },
);

test.each(Object.entries(redirects))('%s leads on to %s', async (from, to) => {
  storeLoggedInUser(person('Ana', 'admin', 'independent_learner'));
  const router = await openApp(from);
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
});

test('an unknown address leads to the page that says so', async () => {
  const router = await openApp('/no/such/page?x=1');
  await heading('Page not found (404)');
  expect(router.state.location.pathname).toBe('/page-not-found');
  expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});

test('the welcome page leads a guest to the login, others to the dashboard', async () => {
  await openApp('/');
  await heading('Log in');
  cleanup();

  storeLoggedInUser(hana);
  await openApp('/');
  await heading('Dashboard');
});

test('a page the role does not include keeps its address and says who may', async () => {
  storeLoggedInUser(hana);
  const router = await openApp('/users');
  await heading('Users');
  expect(router.state.location.pathname).toBe('/users');
  expect(screen.getByText(/people with the role Administrator/)).toBeTruthy();
});

test('somebody whose e-mail is not verified gets no further than that', async () => {
  const unverified = { ...hana, email_verified_at: null };
  storeLoggedInUser(unverified);
  fakeServer({ 'GET /api/user': { body: unverified } });
  const router = await openApp('/users');
  await heading('Verify email');
  expect(router.state.location.pathname).toBe('/verify-email');
});

test('staff see every entry; somebody who only learns sees their own learning', async () => {
  storeLoggedInUser(hana);
  await openApp('/account');
  const names = () =>
    screen
      .getByRole('navigation', { name: 'Main' })
      .textContent?.replace(
        /^MainStepwise(Not for your account\. An administrator can help\.)?/,
        '',
      );
  await heading('My account');
  expect(names()).toMatch(
    /^DashboardLearningOrganisationsSubscriptionsMentoringUsersLocalisation.*mentorLogout$/,
  );
  cleanup();

  const mere = person('Mere Tāne', 'independent_learner');
  storeLoggedInUser(mere);
  fakeServer({ 'GET /api/user': { body: mere } });
  await openApp('/account');
  await heading('My account');
  expect(names()).toBe('DashboardMy learningMTMere Tāneindependent learnerLogout');
});

test('after a change of page the heading has the focus and the document its title', async () => {
  storeLoggedInUser(hana);
  await openApp('/account');
  await heading('My account');
  expect(document.activeElement).toBe(document.body);

  const [organisations] = screen.getAllByRole('link', { name: 'Organisations' });
  if (organisations) await userEvent.click(organisations);
  // Once the screen is there: its heading may be shown while the screen is still on its way.
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Organisations')));
  expect(document.title).toBe('Organisations – Stepwise');
});

test('logging out in another tab logs out here, and keeps the way back', async () => {
  storeLoggedInUser(hana);
  const router = await openApp('/account');
  await heading('My account');

  localStorage.clear();
  const event = { key: 'authStatus', oldValue: '204', newValue: null };
  act(() => void dispatchEvent(new StorageEvent('storage', event)));
  await heading('Log in');
  expect(router.state.location.search).toMatchObject({ to: '/account', signed_out: '1' });
});

test('what a page shows is asked for once, although it is asked for ahead', async () => {
  const server = fakeServer({ 'GET /api/user': { body: hana } });
  storeLoggedInUser(hana);
  await openApp('/dashboard?page=2');
  await screen.findByRole('heading', { name: /review/ });
  expect(server.calls().toSorted()).toEqual([
    'GET /api/admin/mentor/queue',
    'GET /api/admin/mentor/signed-off',
    'GET /api/my/drafts',
    'GET /api/notices/unread',
    'GET /api/user',
  ]);
});

test('a screen that cannot be read says the reference, and can be tried again', async () => {
  const quote = 'Something went wrong on our side. Quote this reference: 7.';
  const failure = { status: 500, body: { message: 'Server Error', errors: { server: [quote] } } };
  const address = path('/mentor/review-learning/reflection/$reflection');
  const call = `GET ${address.replace('/mentor/review-learning/reflection', '/api/admin/mentor/reflection/show')}`;
  const server = fakeServer({ 'GET /api/user': { body: hana }, [call]: failure });
  storeLoggedInUser(hana);
  await openApp(address);
  expect(await screen.findByText(quote)).toBeTruthy();
  expect(document.title).toBe('Error: Something went wrong – Stepwise');
  // The router's own remark, which it makes in development only.
  vi.mocked(console.warn).mockClear();

  server.answers[call] = { body: { reflection: reflectionWith([null]) } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Belonging');
});

test('where not even the layout can be read, a card says so, and it can be tried again', async () => {
  const failure = { status: 500, body: { message: 'The server is busy.' } };
  const server = fakeServer({ 'GET /api/user': failure });
  localStorage.setItem('authStatus', '204');
  await openApp('/dashboard');
  await heading('Something went wrong');
  const card = within(screen.getByRole('main'));
  expect(card.getByText('The server is busy.')).toBeTruthy();
  expect(card.getByText('Stepwise')).toBeTruthy();

  server.answers['GET /api/user'] = { body: hana };
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: /review/ });
  vi.mocked(console.warn).mockClear();
});

test('a record that does not exist says so in its place', async () => {
  storeLoggedInUser(hana);
  const address = path('/mentor/review-learning/reflection/$reflection');
  const router = await openApp(address);
  await heading('Page not found (404)');
  expect(router.state.location.pathname).toBe(address);
  vi.mocked(console.warn).mockClear();
});
