// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { endOtherSessions } from '#contract/my-account/sessions.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '#web/app.test-support.tsx';
import { call } from '#web/platform/calls/call.ts';
import { announceProof } from './proof-channel.ts';

const hana = person('Hana Rewi', 'mentor');
const refused = (methods: string[]) => ({
  status: 423,
  body: { message: 'Confirm it’s you to continue.', step_up: { methods } },
});
const confirmCall = 'POST /user/confirm-password';
const endCall = 'POST /api/account/sessions/end-others';
const setUpCall = 'POST /api/account/authenticator-app';
const app = {
  body: { secret: 'ABCD', url: 'otpauth://totp/x', picture: { size: 21, path: 'M0,0h1v1h-1z' } },
};

setupBrowser();
beforeEach(() => storeLoggedInUser(hana));

/** On My account, with the form to set up an app filled in. */
async function setUpAnApp(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    'GET /api/user': { body: hana },
    'GET /api/account/sessions': { body: { sessions: [] } },
    'GET /api/account/factors': { body: { factors: [], recovery_codes: 0 } },
    ...answers,
  });
  await openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const field = document.getElementById('factor-current_password');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
  await userEvent.type(field, 'kererū');
  await userEvent.keyboard('{Enter}');
  return { server, field };
}

const theDialog = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });
const callsOf = (server: ReturnType<typeof fakeServer>) =>
  server.calls().filter((name) => name.startsWith('POST'));

test('a refused call asks in place, and is then sent again as it was', async () => {
  // A browser that wrongly says so keeps no form from being sent.
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const wrong = {
    status: 422,
    body: { message: 'No.', errors: { password: ['The password is incorrect.'] } },
  };
  const { server, field } = await setUpAnApp({
    [setUpCall]: [refused(['password']), app],
    [confirmCall]: [wrong, { status: 204 }],
  });
  const dialog = within(await theDialog());
  expect(field.value).toBe('kererū');
  const password = dialog.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await userEvent.keyboard('guess{Enter}');
  await dialog.findAllByText('The password is incorrect.');
  await userEvent.clear(password);
  await userEvent.type(password, 'right{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('ABCD');
  expect(callsOf(server)).toEqual([setUpCall, confirmCall, confirmCall, setUpCall]);
  expect(server.sent.filter(({ call }) => call === setUpCall).map(({ body }) => body)).toEqual([
    { current_password: 'kererū' },
    { current_password: 'kererū' },
  ]);
});

test('whoever does not want to keeps what was typed, and reads why nothing happened', async () => {
  const { server, field } = await setUpAnApp({ [setUpCall]: refused(['password']) });
  await userEvent.click(within(await theDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findAllByText('Confirm it’s you to continue.');
  expect(field.value).toBe('kererū');
  expect(callsOf(server)).toEqual([setUpCall]);
});

test('two calls that are refused at once ask once, and both are then sent again', async () => {
  const { server } = await setUpAnApp({
    [setUpCall]: [refused(['password']), app],
    [endCall]: [refused(['password']), { status: 204 }],
    [confirmCall]: { status: 204 },
  });
  await theDialog();
  const ending = call(endOtherSessions, {});
  await waitFor(() => expect(callsOf(server)).toEqual([setUpCall, endCall]));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.type(within(await theDialog()).getByLabelText('Password'), 'right{Enter}');

  await ending;
  await screen.findByText('ABCD');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf(server).slice(2, 3)).toEqual([confirmCall]);
  expect(callsOf(server).slice(3).toSorted()).toEqual([setUpCall, endCall].toSorted());
});

test('with a second factor it asks for a code, and shows the recovery code that replaces one', async () => {
  const { server } = await setUpAnApp({
    [setUpCall]: [refused(['app', 'recovery-code']), app],
    [confirmCall]: { body: { recovery_code: 'new0-code' } },
  });
  const dialog = within(await theDialog());
  expect(dialog.queryByLabelText('Password')).toBeNull();
  dialog.getByLabelText('Code');
  await userEvent.click(dialog.getByRole('button', { name: 'I don’t have my phone' }));
  await userEvent.type(dialog.getByLabelText('Recovery code'), 'old{Enter}');
  await dialog.findByText('new0-code');
  expect(callsOf(server)).toEqual([setUpCall, confirmCall]);
  await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(callsOf(server)).toEqual([setUpCall, confirmCall, setUpCall]));
});

const provider = {
  uuid: '01900000-0000-7000-8000-000000000001',
  name: 'Kura login',
  kind: 'oidc',
};
const identity = {
  uuid: '01900000-0000-7000-8000-000000000002',
  provider,
  email: null,
  linked_at: '2026-11-23T00:00:00.000Z',
  last_used_at: null,
};
const identities = { body: { identities: [identity], can_link: [] } };

test('whoever logs in by a provider alone confirms there in a tab, and the form goes on', async () => {
  const { server, field } = await setUpAnApp({
    [setUpCall]: [refused(['sso']), app],
    'GET /api/account/identities': identities,
  });
  const dialog = within(await theDialog());
  const link = await dialog.findByRole('link', { name: 'Continue with Kura login' });
  expect(link.getAttribute('href')).toContain(`/auth/${provider.uuid}?to=%2Fconfirm`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(field.value).toBe('kererū');

  announceProof();
  await screen.findByText('ABCD');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf(server)).toEqual([setUpCall, setUpCall]);
});

test('who has no password is asked for none, until the server asks for it', async () => {
  const wanted = { current_password: ['The password is required.'] };
  fakeServer({
    'GET /api/user': { body: { ...hana, without_password: true } },
    'GET /api/account/sessions': { body: { sessions: [] } },
    'PUT /api/account/email': { status: 422, body: { message: 'No.', errors: wanted } },
  });
  storeLoggedInUser({ ...hana, without_password: true });
  await openApp('/account');
  await screen.findByRole('button', { name: 'Set a password' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.type(screen.getByLabelText('New email'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  await screen.findByLabelText('Current password');
});

test.each([
  ['password', ['password'], 'Confirm'],
  ['passkey', ['passkey', 'recovery-code'], 'Use a passkey'],
  ['linked login', ['sso'], 'Continue with Kura login'],
])('on the way to a file, whoever has a %s is asked for that', async (_, methods, name) => {
  fakeServer({
    'GET /api/user': { body: hana },
    'GET /api/account/factors': {
      body: { factors: [], recovery_codes: 0, confirm_by: methods },
    },
    'GET /api/account/identities': identities,
  });
  await openApp('/confirm?to=/api/account/export');
  await screen.findByText(name);
  expect(screen.queryByLabelText('Password') !== null).toBe(methods.includes('password'));
});
