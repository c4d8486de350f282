// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setupBrowser, storeLoggedInUser } from '../../app.test-support.tsx';
import { hana, openAccount, press, section } from './account.test-support.tsx';

setupBrowser();
beforeEach(() => {
  storeLoggedInUser(hana);
});

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

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

test('everything stored can be downloaded, to read and as data', async () => {
  await openAccount();
  const links = section('Your data').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/account/export.html',
    '/api/account/export',
  ]);
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
