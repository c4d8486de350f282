// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';

/* Back from a provider that let somebody in: the session is open, and this device knows of none yet. */

setupBrowser();
afterEach(cleanup);

const hana = person('Hana Rewi', 'mentor');
const mere = { ...person('Mere Tāne', 'admin'), uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120009' };
const whoIsHere = () => JSON.parse(localStorage.getItem('userData') ?? 'null');

test('a login by a provider goes on to where it began, and the storage says who is here', async () => {
  fakeServer({ 'GET /api/user': { body: hana } });
  const router = await openApp('/login?sign_in=done&to=%2Faccount');
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  expect(router.state.location.pathname).toBe('/account');
  expect(localStorage.getItem('authStatus')).toBe('204');
  expect(whoIsHere()).toEqual(hana);
});

test('whoever was here before makes room for whom the provider let in', async () => {
  storeLoggedInUser(mere);
  fakeServer({ 'GET /api/user': { body: hana } });
  await openApp('/login?sign_in=done');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(whoIsHere()).toEqual(hana);
});

test('an address that says so without a session lets nobody in', async () => {
  fakeServer({ 'GET /api/user': { status: 401, body: { message: 'Unauthenticated.' } } });
  const router = await openApp('/login?sign_in=done');
  await screen.findByRole('alert');
  expect(router.state.location.pathname).toBe('/login');
  expect(whoIsHere()).toBeNull();
});

test.each([
  ['not-linked', /ask whoever looks after Stepwise at your organisation for an invitation/],
  ['refused', /^That login isn’t one of your organisation’s\./],
  ['not-active', /^Your account is switched off\./],
  ['expired', /^That took too long, or was started in another browser\./],
  ['cancelled', /^You stopped before you were logged in\./],
  ['unavailable', /^The provider doesn’t answer at the moment\. Please log in with your password/],
])(
  'whom a provider did not simply let in (%s) is told why, above the form',
  async (outcome, words) => {
    fakeServer({});
    await openApp(`/login?sign_in=${outcome}`);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  },
);
