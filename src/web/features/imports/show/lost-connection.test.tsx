// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, openApp } from '#web/app.test-support.tsx';
import {
  anImport,
  aRow,
  asAdministrator,
  at,
  hana,
  listing,
  path,
  rowsOf,
  showing,
} from './import-screen.test-support.ts';

const confirming = 'POST /api/admin/import/confirm';
const dropping = 'POST /api/admin/import/drop';
const unreachable = 'We couldn’t reach the server.';

asAdministrator();

/** Until what it returns is called, the call isn't answered. */
function holds(call: string) {
  const { fetch } = globalThis;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (`${init.method ?? 'GET'} ${address}` === call) await held.promise;
    return fetch(address, init);
  });
  return held.resolve;
}

/** Opens the dialog of an act whose answer is lost. */
async function loseTheAnswerOf(call: string, name: RegExp) {
  const server = fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: { body: rowsOf([aRow({})]) },
    [call]: 'offline',
  });
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('dialog');
  const press = () => userEvent.click(within(dialog).getByRole('button', { name }));
  const close = () => userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  return { server, dialog, press, close };
}

test('while the page can’t ask how far the server has got, it says so, and no longer than that', async () => {
  const progress = { processed: 2_000, of: 10_000, seconds_left: 34 };
  const working = { body: { import: anImport({ state: 'writing', progress }) } };
  const server = fakeServer({ [showing]: working });
  await openApp(path);
  await screen.findByText(/2,000 of 10,000 rows/);

  server.answers[showing] = 'offline';
  const words = await screen.findByText(
    `This may be out of date. ${unreachable} We’ll keep trying.`,
  );
  expect(words.closest('[role=status]')).toBeTruthy();
  expect(screen.getByText(/2,000 of 10,000 rows/)).toBeTruthy();
  server.answers[showing] = working;
  await waitFor(() => expect(words.isConnected).toBe(false), { timeout: 5_000 });
});

test('a confirmation whose answer is lost claims nothing, and shows what became of it', async () => {
  const { server, dialog, press } = await loseTheAnswerOf(confirming, /^Add 1 person/);
  await press();
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    `We don’t know whether it was started. ${unreachable}`,
  );
  const done = anImport({ state: 'done', confirmed_at: at, confirmed_by: hana });
  server.answers[showing] = { body: { import: done } };
  await press();
  expect(await screen.findByText(/1 added, 1 changed/)).toBeTruthy();
  expect(dialog.isConnected).toBe(false);
});

test.each([
  [confirming, /^Add 1 person/],
  [dropping, /^Discard$/],
])('%s that fails after its dialog was closed says so on the page', async (call, name) => {
  const { press, close } = await loseTheAnswerOf(call, name);
  const arrives = holds(call);
  await press();
  await close();
  arrives();
  expect(
    await screen.findByText(`teachers.csv: we don’t know whether this was done. ${unreachable}`),
  ).toBeTruthy();
});
