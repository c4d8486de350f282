// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { importIndex, uploadImport } from '#contract/imports/imports.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const uploading = `POST ${uploadImport.path}`;

/** What sends files with progress, on its way through the browser of the test. */
class RequestByFetch {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  #headers = new Headers();
  #address = '';
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getResponseHeader = () => null;
  async send(body: Blob) {
    try {
      const answer = await fetch(this.#address, { method: 'POST', headers: this.#headers, body });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', RequestByFetch));

const people = (name: string, lastModified = 1) =>
  new File(['Name,Email\r\nMāia,maia@kura.example\r\n'], name, { type: 'text/csv', lastModified });
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('File to import'), file);

async function loseTheUploadOf(file: File) {
  const hana = await world.person('Hana Parata', 'admin');
  const server = await connectBrowser(world, hana);
  await openApp('/imports?kind=people');
  server.breaks(uploading, 'lost');
  await choose(file);
  const alert = await screen.findByRole('alert');
  server.breaks(uploading);
  const imported = async () => {
    const query = { search: file.name };
    return (await world.as(hana)(importIndex, { query })).reply.imports.data.length;
  };
  return { server, alert, imported };
}

test('an upload whose answer is lost claims nothing, and is in the list', async () => {
  const { alert } = await loseTheUploadOf(people('lost.csv'));
  expect(alert.textContent).toBe(
    'We don’t know whether it was uploaded. We couldn’t reach the server. Choose the same file again: it won’t be imported twice.',
  );
  expect(await screen.findByRole('link', { name: 'lost.csv' })).toBeTruthy();
});

test('the same file, chosen again, opens the import that there is', async () => {
  const { imported } = await loseTheUploadOf(people('again.csv'));
  await choose(people('again.csv'));
  expect(await screen.findByText('again.csv')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('File to import')).toBeNull());
  expect(await imported()).toBe(1);
});

test('a file that was saved since is an import of its own', async () => {
  const { imported } = await loseTheUploadOf(people('edited.csv'));
  await choose(people('edited.csv', 2));
  await waitFor(() => expect(screen.queryByLabelText('File to import')).toBeNull());
  expect(await imported()).toBe(2);
});

test('an upload that was refused is said not to be there', async () => {
  const hana = await world.person('Hana Parata', 'admin');
  await connectBrowser(world, hana);
  await openApp('/imports?kind=people');
  await choose(new File(['%PDF-1.7'], 'people.csv', { type: 'text/csv' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not uploaded\. /);
});

test('an upload that fails on a page that was gone to says so there, and leads back', async () => {
  const hana = await world.person('Hana Parata', 'admin');
  const server = await connectBrowser(world, hana);
  const router = await openApp('/imports?kind=people');
  const arrives = server.holds(uploading);
  server.breaks(uploading, { status: 500 });
  await choose(people('left.csv'));
  await act(() => router.navigate({ to: '/users' }));
  act(arrives);
  const line = (await screen.findByText(/^left\.csv: nothing was changed\./)).closest('p');
  await userEvent.click(within(line ?? document.body).getByRole('link', { name: 'Imports' }));
  expect(await screen.findByLabelText('File to import')).toBeTruthy();
  await waitFor(() => expect(line?.isConnected).toBe(false));
});
