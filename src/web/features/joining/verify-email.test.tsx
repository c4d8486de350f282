// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { intendedPath } from '#web/platform/session/intended-path.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';

const verified = person('Hana Rewi', 'mentor');
const hana = { ...verified, email_verified_at: null };

setupBrowser();
beforeEach(() => {
  storeLoggedInUser(hana);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const resend = () =>
  userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));

test('the link is sent again, which is said in place', async () => {
  fakeServer({
    'GET /api/user': { body: hana },
    'POST /email/verification-notification': { body: { status: 'verification-link-sent' } },
  });
  await openApp('/verify-email');
  await heading('Verify email');
  expect(screen.queryByRole('navigation')).toBeNull();
  await resend();

  const words =
    'A new verification link has been sent to the email address you provided during registration.';
  expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
});

test('whoever asks too often is told when to try again', async () => {
  fakeServer({
    'GET /api/user': { body: hana },
    'POST /email/verification-notification': { status: 429, headers: { 'retry-after': '41' } },
  });
  await openApp('/verify-email');
  await heading('Verify email');
  await resend();
  expect(
    await screen.findByText('Too many attempts. Please try again in 41 seconds.'),
  ).toBeTruthy();
});

test('a link that was no longer valid is said, and another one can be asked for', async () => {
  fakeServer({ 'GET /api/user': { body: hana } });
  await openApp('/verify-email?resend=1');
  expect(await screen.findByText(/That link is no longer valid/)).toBeTruthy();
});

test('whoever was verified meanwhile, in another browser, is led on when they ask again', async () => {
  const server = fakeServer({
    'GET /api/user': { body: hana },
    'POST /email/verification-notification': { status: 204 },
  });
  await openApp('/verify-email');
  await heading('Verify email');
  server.answers['GET /api/user'] = { body: verified };
  await resend();
  await heading('Dashboard');
  expect(await screen.findByText('Your email address is verified.')).toBeTruthy();
});

test('after the link in the mail the dashboard says it is verified, once', async () => {
  fakeServer({ 'GET /api/user': { body: verified } });
  const router = await openApp('/dashboard?verified=1');
  await heading('Dashboard');
  expect(await screen.findByText('Your email address is verified.')).toBeTruthy();
  expect(router.state.location.href).toBe('/dashboard');

  await router.navigate({ to: '/localisation' });
  await heading('Localisation');
  await router.navigate({ to: '/dashboard' });
  await heading('Dashboard');
  expect(screen.queryByText('Your email address is verified.')).toBeNull();
});

test('a verified person with an old link lands on the dashboard, which says so', async () => {
  storeLoggedInUser(verified);
  fakeServer({ 'GET /api/user': { body: verified } });
  const router = await openApp('/verify-email?resend=1');
  await heading('Dashboard');
  expect(screen.getByText(/link is no longer valid/)).toBeTruthy();
  expect(router.state.location.href).toBe('/dashboard');
});

test('409 leads to verifying, although this device believed otherwise', async () => {
  storeLoggedInUser(verified);
  fakeServer({
    'GET /api/user': { body: hana },
    'GET /api/admin/mentor/queue': { status: 409 },
    'GET /api/admin/mentor/signed-off': { status: 409 },
  });
  const router = await openApp('/dashboard');
  await heading('Verify email');
  expect(router.state.location.pathname).toBe('/verify-email');
  vi.mocked(console.warn).mockClear();
});

test('a mistyped address can be put right, with the password', async () => {
  const moved = { ...hana, email: 'hana.rewi@example.nz' };
  const server = fakeServer({
    'GET /api/user': { body: hana },
    'PUT /api/account/email': { body: { user: moved } },
  });
  await openApp('/verify-email');
  await heading('Verify email');
  await userEvent.click(screen.getByText('Is the address wrong?'));
  await userEvent.clear(screen.getByLabelText('New email'));
  await userEvent.type(screen.getByLabelText('New email'), moved.email);
  await userEvent.type(screen.getByLabelText('Current password'), 'tino pai rawa');
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));

  expect(await screen.findByText(moved.email)).toBeTruthy();
  expect(server.sent.find(({ call }) => call === 'PUT /api/account/email')?.body).toEqual({
    email: moved.email,
    current_password: 'tino pai rawa',
  });
});

test('logging out leads to the login', async () => {
  fakeServer({ 'GET /api/user': { body: hana }, 'POST /logout': { status: 204 } });
  await openApp('/verify-email');
  await heading('Verify email');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await heading('Log in');
  await waitFor(() => expect({ ...localStorage }).toEqual({}));
});

test('the login says why it is there when a verification link led to it', async () => {
  localStorage.clear();
  const path = encodeURIComponent('/verify-email/7/abc?expires=1&signature=2');
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `stepwise_intended=${path}; path=/`;
  await openApp('/login');
  expect(await screen.findByText('Log in to verify your email address.')).toBeTruthy();
  expect(intendedPath()).toBe('/verify-email/7/abc?expires=1&signature=2');
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'stepwise_intended=; path=/; max-age=0';
});
