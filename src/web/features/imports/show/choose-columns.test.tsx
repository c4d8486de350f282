// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, openApp } from '#web/app.test-support.tsx';
import {
  anImport,
  asAdministrator,
  listing,
  path,
  rowsOf,
  showing,
} from './import-screen.test-support.ts';

asAdministrator();

const columns = anImport().columns.map((column) => ({ ...column, field: null }));
const unmatched = { body: { import: anImport({ state: 'columns', columns }) } };
const choosing = 'PUT /api/admin/import/columns';
const confirming = 'POST /api/admin/import/confirm';
const field = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

test('columns that were matched by hand are still so after the page is loaded again', async () => {
  const server = fakeServer({ [showing]: unmatched, [listing]: { body: rowsOf([]) } });
  await openApp(path);
  await userEvent.selectOptions(await field('Name'), 'Name');
  await userEvent.selectOptions(await field('Email'), 'Email');
  cleanup();
  await openApp(path);
  expect((await field('Name')).value).toBe('name');
  expect((await field('Email')).value).toBe('email');

  server.answers[choosing] = { body: { import: anImport() } };
  server.answers[showing] = { body: { import: anImport() } };
  await userEvent.click(screen.getByRole('button', { name: 'Compare the rows' }));
  await screen.findByRole('button', { name: 'Change columns' });
  server.answers[showing] = unmatched;
  cleanup();
  await openApp(path);
  expect((await field('Name')).value).toBe('');
});

test('columns that were chosen elsewhere since go over what was matched in this tab', async () => {
  const server = fakeServer({ [showing]: unmatched, [listing]: { body: rowsOf([]) } });
  await openApp(path);
  await userEvent.selectOptions(await field('Remarks'), 'Name');
  cleanup();
  server.answers[showing] = { body: { import: anImport() } };
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Change columns' }));
  expect((await field('Name')).value).toBe('name');
  expect((await field('Remarks')).value).toBe('');
});

test('rows whose columns were matched differently in another tab are shown before they are confirmed', async () => {
  const server = fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: { body: rowsOf([]) },
  });
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 person and change 1' }));
  const counts = { create: 3, update: 0, same: 0, problem: 0, written: 0 };
  const present = { import: anImport({ columns, counts }) };
  server.answers[showing] = { body: present };
  const message = 'The columns were matched differently since you saw these rows.';
  server.answers[confirming] = {
    status: 412,
    body: { message, current: present },
  };
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 person and change 1' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(`Not started. ${message}`);
  expect(await dialog.findByText('3 people will be added.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Add 3 people' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 people' }));
  const again = within(screen.getByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'Add 3 people' }));
  const confirmed = server.sent.filter(({ call }) => call === confirming);
  const [before, now] = [['name', 'email', null], columns.map(({ field }) => field)];
  expect(confirmed.map(({ body }) => body)).toMatchObject([
    { seen: before },
    { seen: before },
    { seen: now },
  ]);
});
