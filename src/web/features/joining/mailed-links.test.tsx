// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';

const secret = 'pūkeko wade past the mill';

setupBrowser();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const link = '/password-reset/s3cret?email=a%2Bb%40example.nz';

test('opening the mailed link changes nothing; the button resets and leads to the login', async () => {
  const status = 'Your password has been reset.';
  const server = fakeServer({ 'POST /reset-password': { body: { status } } });
  const router = await openApp(link);
  await heading('Reset password');
  expect(server.calls()).toEqual([]);

  await type('Password', secret);
  await type('Confirm password', secret);
  await press('Reset password');
  await heading('Log in');
  expect(router.state.location.href).toBe(`/login?reset=${encodeURIComponent(btoa(status))}`);
  expect(screen.getByText(status)).toBeTruthy();
  expect(server.sent.find(({ call }) => call === 'POST /reset-password')?.body).toEqual({
    token: 's3cret',
    email: 'a+b@example.nz',
    password: secret,
    password_confirmation: secret,
  });
});

test('a reset link that is used or too old is not called a mistake in the form', async () => {
  const words = 'This password reset token is invalid.';
  fakeServer({
    'POST /reset-password': { status: 422, body: { message: words, errors: { email: [words] } } },
  });
  await openApp(link);
  await heading('Reset password');
  await press('Reset password');
  const summary = await screen.findByRole('region', { name: 'This link no longer works' });
  expect(summary.textContent).toContain(words);
});

test('an invitation is the same screen with a welcome', async () => {
  await openApp(`${link}&invitation=1`);
  await heading('Reset password');
  expect(screen.getByText(/welcome to Stepwise/)).toBeTruthy();
});

test('a mailed link works on a device that believes in a session long over', async () => {
  storeLoggedInUser(person('Hana Rewi', 'mentor'));
  fakeServer({ 'GET /api/user': { status: 401 } });
  const router = await openApp(link);
  await heading('Reset password');
  expect(router.state.location.pathname).toBe('/password-reset/s3cret');
  expect(localStorage.getItem('authStatus')).toBeNull();
});

test('a mailed link opened by somebody who is logged in says so, and can be gone on with', async () => {
  const hana = person('Hana Rewi', 'mentor');
  storeLoggedInUser(hana);
  const server = fakeServer({ 'GET /api/user': { body: hana }, 'POST /logout': { status: 204 } });
  const router = await openApp(link);
  await heading('Dashboard');
  expect(await screen.findByText(/You’re logged in as Hana Rewi/)).toBeTruthy();

  await press('Log out and open the link');
  await heading('Reset password');
  expect(router.state.location.href).toBe(link);
  expect(server.calls()).toContain('POST /logout');
});

test('a set-up link that is used or too old says what to do, above the form', async () => {
  const words = 'This link has been used or is more than an hour old. Run npm run administrator.';
  fakeServer({
    'POST /api/set-up': { status: 422, body: { message: words, errors: { token: [words] } } },
  });
  await openApp('/set-up/s3cret');
  await heading('First administrator');
  await press('Create account');
  const summary = await screen.findByRole('region', { name: 'This link no longer works' });
  expect(summary.textContent).toContain(words);
  expect(summary.querySelector('a')).toBeNull();
});

test('the first administrator is led to the dashboard, logged in', async () => {
  const ana = person('Ana', 'admin');
  const server = fakeServer({
    'POST /api/set-up': { status: 204 },
    'GET /api/user': { body: ana },
  });
  await openApp('/set-up/s3cret');
  await heading('First administrator');
  await type('Name', 'Ana');
  await press('Create account');
  await heading('Dashboard');
  expect(localStorage.getItem('authStatus')).toBe('204');
  expect(server.sent.find(({ call }) => call === 'POST /api/set-up')?.body).toMatchObject({
    token: 's3cret',
    name: 'Ana',
  });
});

test('whoever takes up an invitation goes on to the login, which has their email already', async () => {
  fakeServer({ 'POST /reset-password': { body: { status: 'Your password has been reset.' } } });
  await openApp(`${link}&invitation=1`);
  await heading('Reset password');
  await type('Password', secret);
  await type('Confirm password', secret);
  await userEvent.click(screen.getByRole('button', { name: /^Set/ }));

  await heading('Log in');
  expect(screen.getByText('Your password is set. Log in with it to begin.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a+b@example.nz');
  expect(screen.queryByText(/has been reset/)).toBeNull();
});
