// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Session } from '#contract/accounts/my-account.ts';
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
const session = (browser: string, current: boolean): Session => ({
  id: browser,
  current,
  remembered: !current,
  browser,
  address: '203.0.113.7',
  created_at: '2026-11-18T08:00:00.000Z',
  last_seen_at: '2026-11-18T09:00:00.000Z',
});
const sessions = [session('Chrome on Windows', true), session('Safari on iPhone', false)];

setupBrowser();
beforeEach(() => {
  storeLoggedInUser(hana);
});

type Answers = Parameters<typeof fakeServer>[0];

async function openAccount(answers: Answers = {}) {
  const server = fakeServer({
    'GET /api/user': { body: hana },
    'GET /api/account/sessions': { body: { sessions } },
    ...answers,
  });
  const router = await openApp('/account');
  await screen.findByText('Chrome on Windows');
  return { server, router };
}

function section(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`There is no section ${name}.`);
  return within(found);
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const press = (within: ReturnType<typeof section>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

test('name and language save on their own, and the new name is everywhere at once', async () => {
  const user = { ...hana, name: 'Hana Tūtaki', locale: 'mi' };
  const { server } = await openAccount({ 'PUT /api/account/profile': { body: { user } } });
  const profile = section('Name and language');
  await retype(profile.getByLabelText('Name'), 'Hana Tūtaki');
  await userEvent.click(profile.getByRole('radio', { name: 'Te reo Māori' }));
  server.answers['GET /api/user'] = { body: user };
  await press(profile, 'Save name and language');

  expect((await profile.findByText('Saved')).closest('[role=status]')).toBeTruthy();
  const sent = server.sent.find(({ call }) => call === 'PUT /api/account/profile');
  expect(sent?.body).toEqual({ name: 'Hana Tūtaki', locale: 'mi' });
  expect(screen.getAllByText('Hana Tūtaki').length).toBeGreaterThan(0);
  expect(localStorage.getItem('userData')).toContain('Hana Tūtaki');

  await userEvent.type(profile.getByLabelText('Name'), '!');
  expect(profile.queryByText('Saved')).toBeNull();
});

test('a refused change of e-mail keeps what was typed and says why beside the field', async () => {
  const words = 'The password is incorrect.';
  const body = { message: words, errors: { current_password: [words] } };
  await openAccount({ 'PUT /api/account/email': { status: 422, body } });
  const email = section('Email');
  await retype(email.getByLabelText('New email'), 'hana@kura.example');
  await userEvent.type(email.getByLabelText('Current password'), 'guess');
  await press(email, 'Change email');

  await email.findByText('Whoops! Something went wrong.');
  expect(document.title).toBe('Error: My account – Stepwise');
  expect(email.getByLabelText<HTMLInputElement>('New email').value).toBe('hana@kura.example');
  expect(document.getElementById('email-current_password-error')?.textContent).toBe(words);
  await userEvent.click(email.getByRole('link', { name: words }));
  expect(document.activeElement).toBe(email.getByLabelText('Current password'));
});

test('a changed e-mail has to be verified before one goes on', async () => {
  const user = { ...hana, email: 'hana@kura.example', email_verified_at: null };
  const { server } = await openAccount({ 'PUT /api/account/email': { body: { user } } });
  const email = section('Email');
  expect(email.getByText(/^Open the link we email to your new address/)).toBeTruthy();
  server.answers['GET /api/user'] = { body: user };
  await userEvent.type(email.getByLabelText('Current password'), 'tino pai rawa');
  await press(email, 'Change email');

  await screen.findByRole('heading', { level: 1, name: 'Verify email' });
  expect(screen.getByText('hana@kura.example')).toBeTruthy();
});

test('what was typed is there again after a session that had ended', async () => {
  const { server } = await openAccount({
    'PUT /api/account/profile': { status: 401 },
    'POST /login': { status: 204 },
  });
  const profile = section('Name and language');
  await retype(profile.getByLabelText('Name'), 'Hana Tūtaki');
  await press(profile, 'Save name and language');

  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  server.answers['PUT /api/account/profile'] = { body: { user: hana } };
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  // The heading may be there while the page is still loading.
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Hana Tūtaki');
});

test('a new password empties its fields and says that others are logged out', async () => {
  const { server } = await openAccount({ 'PUT /api/account/password': { status: 204 } });
  const password = section('Password');
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await userEvent.type(password.getByLabelText(label), `tūī at dawn ${label}`);
  }
  await press(password, 'Change password');

  expect(await password.findByText('Saved. You’re logged out on all other devices.')).toBeTruthy();
  expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  const reads = () => server.calls().filter((call) => call === 'GET /api/account/sessions');
  await waitFor(() => expect(reads()).toHaveLength(2));
});

test('a description in place of the name of a browser says which language it is in', async () => {
  const browser = { words: 'Another program', locale: 'en-NZ' };
  const other = { ...session('', false), id: 'other', browser };
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  await openAccount({
    'GET /api/account/sessions': { body: { sessions: [...sessions, other] } },
  });
  await act(() => changeLanguage('mi'));

  expect(screen.getByText('Another program').lang).toBe('en-NZ');
  expect(screen.getByText('Chrome on Windows').lang).toBe('');
});

test('people see where they are logged in, and can log out everywhere', async () => {
  const { server } = await openAccount({ 'DELETE /api/account/sessions': { status: 204 } });
  const list = section('Where you’re logged in');
  const [here, there] = list.getAllByRole('listitem');
  expect(here?.textContent).toContain('This device');
  expect(there?.textContent).toContain('Last used 18th Nov 2026, 10:00\u00A0pm');
  await press(list, 'Log out everywhere');

  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(server.calls()).toContain('DELETE /api/account/sessions');
  expect(localStorage.getItem('authStatus')).toBeNull();
});

test('everything stored can be downloaded, to read and as data', async () => {
  await openAccount();
  const links = section('Your data').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/account/export.html',
    '/api/account/export',
  ]);
});

test('a list that cannot be read leaves the rest of the page in place', async () => {
  fakeServer({ 'GET /api/user': { body: hana }, 'GET /api/account/sessions': { status: 500 } });
  await openApp('/account');
  expect(await screen.findByText(/We couldn’t load the list/)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

const picture = new File(['picture'], 'me.png', { type: 'image/png' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });

test('a chosen photo is shown and sent as it is, with its type', async () => {
  const user = { ...hana, profile_photo: '/photos/1' };
  const { server } = await openAccount({ 'PUT /api/account/photo': { body: { user } } });
  server.answers['GET /api/user'] = { body: user };
  choose(picture);

  await section('Photo').findByText('Saved');
  const sent = server.sent.find(({ call }) => call === 'PUT /api/account/photo');
  expect(sent?.headers.get('content-type')).toBe('image/png');
  expect(sent?.body).toBe(picture);
  expect(document.querySelectorAll('img[src="/photos/1"]').length).toBeGreaterThan(0);
});

const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
Object.defineProperty(large, 'size', { value: 6.21 * 1024 * 1024 });

test.each([
  [new File(['x'], 'cv.pdf', { type: 'application/pdf' }), /^This isn’t a picture we can read\./],
  [large, 'This photo is 6.3 MB. Please choose one of at most 5 MB.'],
])(
  'a file that cannot be the photo is refused with a reason, and not sent',
  async (file, words) => {
    const { server } = await openAccount();
    choose(file);
    // Other parts of the page may show alerts as well.
    expect((await section('Photo').findByRole('alert')).textContent).toMatch(words);
    expect(server.calls()).not.toContain('PUT /api/account/photo');
  },
);

test('a photo that did not reach the server can be sent again', async () => {
  const { server } = await openAccount({ 'PUT /api/account/photo': 'offline' });
  const photo = section('Photo');
  choose(picture);
  expect((await photo.findByRole('alert')).textContent).toMatch(/reach the server/);
  server.answers['PUT /api/account/photo'] = { body: { user: hana } };
  await press(photo, 'Try again');
  expect(await photo.findByText('Saved')).toBeTruthy();
});

test('a photo can be dropped onto its place, and removed', async () => {
  const user = { ...hana, profile_photo: '/photos/1' };
  const { server } = await openAccount({
    'PUT /api/account/photo': { body: { user } },
    'DELETE /api/account/photo': { body: { user: hana } },
  });
  server.answers['GET /api/user'] = { body: user };
  const photo = section('Photo');
  fireEvent.drop(photo.getByText(/drop a file here/), { dataTransfer: { files: [picture] } });
  await photo.findByText('Saved');

  server.answers['GET /api/user'] = { body: hana };
  await press(photo, 'Remove photo');
  expect(await photo.findByText('Removed')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
