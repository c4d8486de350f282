// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  fakeServer,
  openApp,
  person,
  storeLoggedInUser,
  stubBrowserApis,
} from '../../app.test-support.tsx';

beforeEach(() => {
  localStorage.clear();
  stubBrowserApis();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = () => act(() => vi.advanceTimersByTimeAsync(5_100));

test('people who were redirected here return once the server is ready', async () => {
  const hana = person('Hana Rewi', 'mentor');
  storeLoggedInUser(hana);
  const server = fakeServer({ 'GET /api/user': { body: hana }, 'GET /languages': { status: 503 } });
  const router = await openApp('/maintenance?to=%2Fusers%3Fpage%3D2');
  expect(await screen.findByText('Application not available.')).toBeTruthy();

  await later();
  expect(router.state.location.pathname).toBe('/maintenance');
  server.answers['GET /languages'] = { body: { languages: [] } };
  await later();
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(router.state.location.href).toBe('/users?page=2');
});

test('people who opened the page themselves stay', async () => {
  const server = fakeServer({});
  await openApp('/maintenance');
  await later();
  expect(screen.getByText('Application not available.')).toBeTruthy();
  expect(server.calls()).toEqual([]);
});
