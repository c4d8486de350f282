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

  const shown = within(await bar());
  await shown.findByText(/GET \/api\/notices\/unread answered 500/);
  shown.getByText('request 0199-abc');
});

test('what nobody caught is shown, and it goes away when it is cleared', async () => {
  act(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    emitFault({ kind: 'live-lost' });
  });
  const shown = within(await bar());
  shown.getByText('2 faults on this page');
  shown.getByText(/Uncaught: x is not a function/);
  shown.getByText(/The live connection was lost/);

  await userEvent.click(shown.getByRole('button', { name: 'Clear' }));

  expect(screen.queryByRole('region', { name: 'Faults on this page' })).toBeNull();
});

test('while all is well there is no bar', () => {
  act(() => clearFaults());
  expect(screen.queryByRole('region', { name: 'Faults on this page' })).toBeNull();
});
