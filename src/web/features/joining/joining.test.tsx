// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { fakeServer, openApp, person, setupBrowser } from '../../app.test-support.tsx';

const hana = { ...person('Hana Rewi'), email_verified_at: null };
const secret = 'pūkeko wade past the mill';

setupBrowser();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillRegister() {
  await heading('Register');
  await type('Name', 'Hana Rewi');
  await type('Email', 'hana@example.nz');
  await type('Password', secret);
  await type('Confirm password', secret);
  await press('Register');
}

test('registering sends what clients of this API send, and leads to verifying the e-mail', async () => {
  const server = fakeServer({ 'POST /register': { status: 204 }, 'GET /api/user': { body: hana } });
  const router = await openApp('/register');
  await fillRegister();

  await heading('Verify email');
  expect(router.state.location.pathname).toBe('/verify-email');
  expect(server.sent.find(({ call }) => call === 'POST /register')?.body).toEqual({
    name: 'Hana Rewi',
    email: 'hana@example.nz',
    password: secret,
    password_confirmation: secret,
    organisation: null,
    role: 'admin',
    terms: false,
  });
});

test('whoever registered is logged in, and no storage holds the password', async () => {
  fakeServer({ 'POST /register': { status: 204 }, 'GET /api/user': { body: hana } });
  await openApp('/register');
  await fillRegister();

  await heading('Verify email');
  expect(localStorage.getItem('authStatus')).toBe('204');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(hana);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
});

test('a refused registration says so by each field and in the title, and loses nothing', async () => {
  const words = 'The email has already been taken.';
  const body = { message: words, errors: { email: [words] } };
  fakeServer({ 'POST /register': { status: 422, body } });
  await openApp('/register');
  await fillRegister();

  const summary = await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Error: Register – Stepwise');
  expect(document.getElementById('email-error')?.textContent).toBe(words);
  const kept = ['Name', 'Email', 'Password', 'Confirm password'].map((label) => field(label).value);
  expect(kept).toEqual(['Hana Rewi', 'hana@example.nz', secret, secret]);
});

test('maintenance in the middle of registering leads back, and the name is still there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer({ 'POST /register': { status: 503 } });
  await openApp('/register');
  await fillRegister();
  await heading('Maintenance (503)');
  await vi.advanceTimersByTimeAsync(5_100);

  await heading('Register');
  expect([field('Name').value, field('Password').value]).toEqual(['Hana Rewi', '']);
  vi.useRealTimers();
});

test('the meter says what is wrong with a password, and never stands in the way', async () => {
  const server = fakeServer({ 'POST /register': { status: 422 } });
  await openApp('/register');
  await heading('Register');
  await type('Name', 'Hana Rewi');
  await type('Password', 'password1');
  expect(await screen.findByText(/^Too easy to guess. /)).toBeTruthy();
  await press('Register');
  await waitFor(() => expect(server.calls()).toContain('POST /register'));

  await userEvent.clear(field('Password'));
  await type('Password', 'hana by the sea in winter');
  expect(await screen.findByText(/Leave out your name/)).toBeTruthy();
  await userEvent.clear(field('Password'));
  await type('Password', secret);
  expect(await screen.findByText(/^Looks good\./)).toBeTruthy();
});

test('asking for a link to reset the password says so in place, and the form stays', async () => {
  const status = 'We have emailed your password reset link.';
  fakeServer({ 'POST /forgot-password': { body: { status } } });
  const router = await openApp('/forgot-password');
  await heading('Forgot password');
  await type('Email', 'hana@example.nz');
  await press('Email Password Reset Link');

  expect((await screen.findByText(status)).closest('[role=status]')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/forgot-password');
  expect(field('Email').value).toBe('hana@example.nz');
});

test('what came of it is said in the language of the page, and each sentence says its own', async () => {
  const linkSent = 'Kua īmēratia te hononga.';
  const texts = serveTranslations({ mi: { accountAnswers: { linkSent } } });
  onTestFinished(texts.stop);
  const status = 'We have emailed your password reset link.';
  fakeServer({ 'POST /forgot-password': { body: { status } } });
  await openApp('/forgot-password');
  await heading('Forgot password');
  await press('Email Password Reset Link');
  await screen.findByText(status);

  await act(() => changeLanguage('mi'));
  expect(screen.getByText(linkSent).lang).toBe('mi');
  expect(screen.getByText(/^If there is an account with that address/).lang).toBe('en-NZ');
});

test('too many tries are told when to try again', async () => {
  const tooMany = { message: 'Too Many Attempts.' };
  fakeServer({
    'POST /forgot-password': { status: 429, body: tooMany, headers: { 'retry-after': '840' } },
  });
  await openApp('/forgot-password');
  await heading('Forgot password');
  await press('Email Password Reset Link');
  expect(
    await screen.findByText('Too many attempts. Please try again in 14 minutes.'),
  ).toBeTruthy();
});

test('the screens lead to one another', async () => {
  await openApp('/login');
  await heading('Log in');
  await userEvent.click(screen.getByRole('link', { name: 'Register' }));
  await heading('Register');
  await userEvent.click(screen.getByRole('link', { name: /Log in/ }));
  await heading('Log in');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await heading('Forgot password');
  await userEvent.click(screen.getByRole('link', { name: /log in/ }));
  await waitFor(() => heading('Log in'));
});
