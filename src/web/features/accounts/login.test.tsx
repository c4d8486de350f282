// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';

const hana = person('Hana Rewi', 'mentor');

setupBrowser();
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logInButton = () => screen.getByRole('button', { name: 'Log in' });

async function logInAs(address: string, secret: string) {
  await userEvent.type(await email(), address);
  await userEvent.type(password(), secret);
  await userEvent.click(logInButton());
}

const goodServer = () =>
  fakeServer({ 'POST /login': { status: 204 }, 'GET /api/user': { body: hana } });

test('a plain login leads to the dashboard, and the storage says who is here', async () => {
  const server = goodServer();
  const router = await openApp('/login');
  await logInAs('hana@example.nz', 'tino pai rawa');

  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('authStatus')).toBe('204');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(hana);
  expect(server.sent.find(({ call }) => call === 'POST /login')?.body).toEqual({
    email: 'hana@example.nz',
    password: 'tino pai rawa',
    remember: false,
  });
});

test('the password is never stored, whatever is remembered', async () => {
  goodServer();
  await openApp('/login');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await logInAs('hana@example.nz', 'tino pai rawa');

  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(JSON.parse(localStorage.getItem('userLogin') ?? '')).toEqual({
    email: 'hana@example.nz',
    remember: true,
  });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tino pai rawa');
});

test('a refusal stands beside its field and in a summary that takes the focus', async () => {
  const words = 'These credentials do not match our records.';
  fakeServer({
    'POST /login': { status: 422, body: { message: words, errors: { email: [words] } } },
  });
  await openApp('/login');
  await logInAs('hana@example.nz', 'wrong');

  const summary = await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Error: Log in – Stepwise');
  expect((await email()).getAttribute('aria-invalid')).toBe('true');
  expect((await email()).getAttribute('aria-describedby')).toBe('email-error');
  expect(document.getElementById('email-error')?.textContent).toBe(words);
  expect([(await email()).value, password().value]).toEqual(['hana@example.nz', 'wrong']);

  await userEvent.click(screen.getByRole('link', { name: words }));
  expect(document.activeElement).toBe(await email());
});

test('whoever is locked out reads for how long, and is offered a new password', async () => {
  const words = 'Too many login attempts. Please try again in 57 seconds.';
  fakeServer({
    'POST /login': { status: 422, body: { message: words, errors: { email: [words] } } },
  });
  const router = await openApp('/login');
  await logInAs('hana@example.nz', 'tino pai rawa');

  await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.getElementById('email-error')?.textContent).toBe(words);
  await userEvent.click(screen.getByRole('link', { name: 'Choose a new password by email' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
  expect((await email()).value).toBe('hana@example.nz');
});

test.each([
  [{ status: 429, body: { message: 'Too Many Attempts.' } }, 'Too Many Attempts.'],
  [
    { status: 500, body: { message: 'Server Error', errors: { server: ['Quote: 7.'] } } },
    'Quote: 7.',
  ],
  ['offline' as const, /We couldn’t reach the server/],
])('any other failure (%j) is said, and nothing typed is lost', async (answer, words) => {
  fakeServer({ 'POST /login': answer });
  await openApp('/login');
  await logInAs('hana@example.nz', 'tino pai rawa');

  expect(await screen.findByText(words)).toBeTruthy();
  expect(password().value).toBe('tino pai rawa');
  expect(localStorage.getItem('authStatus')).toBeNull();
});

test('the password can be looked at', async () => {
  await openApp('/login');
  await userEvent.type((await email()) && password(), 'tino pai');
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(password()).toMatchObject({ type: 'text', value: 'tino pai' });
});

test('a remembered e-mail is there already, and the cursor where it is needed', async () => {
  localStorage.setItem('userLogin', '{"email":"hana@example.nz","remember":true}');
  await openApp('/login');
  expect((await email()).value).toBe('hana@example.nz');
  expect(document.activeElement).toBe(password());
});

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

test('after a reset the login says so, in words of ours only', async () => {
  await openApp(`/login?reset=${encodeURIComponent(base64('Your password has been reset.'))}`);
  expect(await screen.findByText('Your password has been reset.')).toBeTruthy();
});

test('so it does in another language, and goes on doing so when that is switched', async () => {
  const passwordReset = 'Kua tautuhia anō tō kupuhipa.';
  const texts = serveTranslations({ mi: { accountAnswers: { passwordReset } }, 'en-NZ': {} });
  onTestFinished(texts.stop);
  await changeLanguage('mi');
  await openApp(`/login?reset=${encodeURIComponent(base64(passwordReset))}`);
  expect((await screen.findByText(passwordReset)).lang).toBe('mi');

  await act(() => changeLanguage('en-NZ'));
  expect(screen.getByText('Your password has been reset.')).toBeTruthy();
});

test.each(['%%%', base64('Send us your password: evil.example'), 'w6k', ''])(
  'a reset of %j shows nothing',
  async (reset) => {
    await openApp(`/login?reset=${encodeURIComponent(reset)}`);
    await email();
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('whoever was signed out is told, and comes back to where they were', async () => {
  goodServer();
  const router = await openApp('/login?signed_out=1&to=%2Fusers%3Fsearch%3Dt%25C4%2581ne');
  const notice = 'You were logged out. Log in to continue; what you typed is kept.';
  expect(await screen.findByText(notice)).toBeTruthy();

  await logInAs('hana@example.nz', 'tino pai rawa');
  await screen.findByRole('heading', { name: 'Users' });
  expect(router.state.location.href).toBe('/users?search=t%C4%81ne');
});

test('demo accounts are there in the demo only, and fill in the form', async () => {
  await openApp('/login');
  await email();
  expect(screen.queryByText('Demo accounts')).toBeNull();
  cleanup();

  document.head.innerHTML = '<meta name="environment" content="demo">';
  await openApp('/login');
  await userEvent.click(await screen.findByRole('button', { name: /Designer/ }));
  expect((await email()).value).toBe('designer@stepwise.example');
  expect(password().value).toBe('stepwise-demo');
  expect(document.activeElement).toBe(logInButton());
});

test('logging out forgets the person, and the e-mail unless it is remembered', async () => {
  storeLoggedInUser(hana);
  localStorage.setItem('userLogin', '{"email":"hana@example.nz","remember":false}');
  fakeServer({ 'GET /api/user': { body: hana }, 'POST /logout': { status: 204 } });
  await openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

  await waitFor(async () => expect((await email()).value).toBe(''));
  expect({ ...localStorage }).toEqual({});
});

test('a logout that did not reach the server says that one is still logged in', async () => {
  storeLoggedInUser(hana);
  fakeServer({ 'GET /api/user': { body: hana }, 'POST /logout': 'offline' });
  await openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findByText(/^You are still logged in\./)).role).toBe('alert');
  expect(localStorage.getItem('authStatus')).toBe('204');
});

const secondStepServer = (answer: { status?: number; body?: object }) =>
  fakeServer({
    'POST /login': { body: { two_factor: true, factors: ['app'] } },
    'POST /two-factor-challenge': answer,
    'GET /api/user': { body: hana },
  });

test('with a second factor the code is asked for after the password, and only then one is in', async () => {
  const server = secondStepServer({ status: 204 });
  const router = await openApp('/login?to=%2Fusers');
  await logInAs('hana@example.nz', 'tino pai rawa');

  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(code);
  expect(localStorage.getItem('authStatus')).toBeNull();
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  expect(server.sent.find(({ call }) => call === 'POST /two-factor-challenge')?.body).toEqual({
    code: '123456',
  });
});

test('without the phone a recovery code does, and the one that takes its place is shown first', async () => {
  secondStepServer({ body: { recovery_code: 'k7x2-9mqd-4hjt-6wbn' } });
  const router = await openApp('/login');
  await logInAs('hana@example.nz', 'tino pai rawa');
  await userEvent.click(await screen.findByRole('button', { name: 'I don’t have my phone' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd{Enter}');

  expect(await screen.findByText('k7x2-9mqd-4hjt-6wbn')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('a wrong code stands beside its field, and the password can be typed again', async () => {
  const words = 'This code isn’t right, or was used already.';
  secondStepServer({ status: 422, body: { message: words, errors: { code: [words] } } });
  await openApp('/login');
  await logInAs('hana@example.nz', 'tino pai rawa');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '1{Enter}');
  await waitFor(() => expect(document.getElementById('code-error')?.textContent).toBe(words));
  await userEvent.click(screen.getByRole('button', { name: 'Log in as someone else' }));
  expect(await email()).toBeTruthy();
});
