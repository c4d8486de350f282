// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { fakeServer, openApp, setupBrowser, storeLoggedInUser } from '../../app.test-support.tsx';
import { hana, openAccount, press, section, session, sessions } from './account.test-support.tsx';

setupBrowser();
beforeEach(() => {
  storeLoggedInUser(hana);
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
  expect(here?.textContent).toContain(
    'password and authenticator app · identity confirmed 18th Nov 2026, 9:15\u00A0pm',
  );
  expect(there?.textContent).toContain('Last used 18th Nov 2026, 10:00\u00A0pm');
  await press(list, 'Log out everywhere');

  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(server.calls()).toContain('DELETE /api/account/sessions');
  expect(localStorage.getItem('authStatus')).toBeNull();
});

test('one device is logged out, or all others, and the list says so', async () => {
  const { server } = await openAccount({
    'POST /api/account/sessions/end': { status: 204 },
    'POST /api/account/sessions/end-others': { status: 204 },
  });
  const list = section('Where you’re logged in');
  // Here one logs out by the menu.
  expect(list.queryByRole('button', { name: 'Log out of Chrome on Windows' })).toBeNull();
  const third = { ...session('Firefox on Android', false), methods: ['passkey' as const] };
  server.answers['GET /api/account/sessions'] = { body: { sessions: [sessions[0], third] } };
  await press(list, 'Log out of Safari on iPhone');

  await list.findByText('Safari on iPhone is logged out.');
  expect(server.sent.at(-2)).toMatchObject({ body: { id: 'Safari on iPhone' } });
  expect(list.queryByText('Safari on iPhone')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('list')));

  server.answers['GET /api/account/sessions'] = { body: { sessions: sessions.slice(0, 1) } };
  await press(list, 'Log out on all other devices');
  await list.findByText('You’re logged out on all other devices.');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.queryByRole('button', { name: 'Log out on all other devices' })).toBeNull();
});

test('a list that cannot be read leaves the rest of the page in place', async () => {
  fakeServer({ 'GET /api/user': { body: hana }, 'GET /api/account/sessions': { status: 500 } });
  await openApp('/account');
  expect(await screen.findByText(/We couldn’t load the list/)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

test('of two devices that are logged out at once, the one that failed is named', async () => {
  const end = 'POST /api/account/sessions/end';
  const { server } = await openAccount({
    'GET /api/account/sessions': {
      body: { sessions: [...sessions, session('Firefox on Android', false)] },
    },
    [end]: [{ status: 204 }, { status: 500 }],
  });
  const firstArrives = holdFirst(end);
  const list = section('Where you’re logged in');
  const button = (device: string) => list.getByRole('button', { name: `Log out of ${device}` });
  await press(list, 'Log out of Safari on iPhone');
  await press(list, 'Log out of Firefox on Android');
  expect(button('Safari on iPhone').getAttribute('aria-disabled')).toBe('true');
  await press(list, 'Log out of Safari on iPhone');
  await list.findByText('Firefox on Android is logged out.');
  firstArrives();

  expect((await list.findByRole('alert')).textContent).toContain('Safari on iPhone');
  await waitFor(() => expect(button('Safari on iPhone').getAttribute('aria-disabled')).toBeNull());
  expect(server.calls().filter((call) => call === end)).toHaveLength(2);
});

/** The first call of this address waits until the function that comes back is called. */
function holdFirst(call: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const passOn = fetch;
  let isHeld = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!isHeld && call === `${init.method} ${address}`) {
      isHeld = true;
      await promise;
    }
    return passOn(address, init);
  });
  return resolve;
}
