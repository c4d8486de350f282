// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitFault } from '#web/platform/calls/faults.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';
import { clearFaults } from './recorded-faults.ts';
import { showDebugBar } from './show-debug-bar.tsx';

setupBrowser();

let hide: () => void;
beforeEach(async () => {
  await act(async () => {
    hide = showDebugBar();
  });
});
afterEach(() => act(async () => hide()));

const bar = () => screen.findByRole('region', { name: 'Faults on this page' });

test('a failed call is shown with its status, its address without names, and its request', async () => {
  const user = person('Hana', 'learning_designer');
  storeLoggedInUser(user);
  fakeServer({
    'GET /api/user': { body: user },
    'GET /api/notices/unread': { status: 500, headers: { 'x-request-id': '0199-abc' } },
  });
  await openApp('/learning/areas');

  const region = within(await bar());
  await region.findByText(/GET \/api\/notices\/unread answered 500/);
  region.getByText('request 0199-abc');
});

test('uncaught errors are shown, and the bar goes away when it is cleared', async () => {
  act(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    emitFault({ kind: 'live-lost' });
  });
  const region = within(await bar());
  region.getByText('2 faults on this page');
  region.getByText(/Uncaught: x is not a function/);
  region.getByText(/The live connection was lost/);

  await userEvent.click(region.getByRole('button', { name: 'Clear' }));

  expect(screen.queryByRole('region', { name: 'Faults on this page' })).toBeNull();
});

test('without faults there is no bar', () => {
  act(() => clearFaults());
  expect(screen.queryByRole('region', { name: 'Faults on this page' })).toBeNull();
});
