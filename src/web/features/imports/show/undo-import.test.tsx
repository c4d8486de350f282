// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
  uuid,
} from './import-screen.test-support.ts';

asAdministrator();

const undoing = 'POST /api/admin/import/undo';
const other = '0193a5c0-7a6e-7c4e-9a53-0242ac120009';
const done = anImport({ state: 'done', confirmed_at: at, confirmed_by: hana, can_be_undone: true });
const undo = anImport({
  uuid: other,
  undoes: uuid,
  counts: { create: 0, update: 2, same: 0, problem: 0, written: 0 },
  invitations: 0,
});
const change = { field: 'Name', from: 'Mere Rangi', to: 'Mere Tūhoe' };
const answers = {
  [showing]: { body: { import: done } },
  [listing]: { body: rowsOf([]) },
  [`GET /api/admin/import/show/${other}`]: { body: { import: undo } },
  [`GET /api/admin/import/rows/${other}`]: {
    body: rowsOf([aRow({ outcome: 'update', label: 'Mere Rangi', changes: [change] })]),
  },
  [undoing]: { body: { import: undo } },
};

test('undoing an import shows what each row would put back, before anything is saved', async () => {
  const server = fakeServer(answers);
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));

  expect(await screen.findByText(/^This puts back what teachers\.csv changed/)).toBeTruthy();
  const first = screen.getByRole('link', { name: 'Undo of teachers.csv' });
  expect(first.getAttribute('href')).toContain(`/imports/${uuid}`);
  expect((await screen.findByRole('row', { name: /Mere Rangi/ })).textContent).toContain(
    'Name: Mere Rangi → Mere Tūhoe',
  );
  expect(screen.getByRole('button', { name: 'Change 2 people' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change columns' })).toBeNull();
  expect(server.sent.filter(({ call }) => call === undoing)).toMatchObject([{ body: { uuid } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this undo?' }));
  expect(dialog.getByText(/^Nothing is put back\./)).toBeTruthy();
});

test('an undo whose answer is lost is said to be unknown, and found on the page once it is there', async () => {
  const server = fakeServer(answers);
  server.answers[undoing] = 'offline';
  await openApp(path);
  server.answers[showing] = {
    body: { import: { ...done, can_be_undone: false, undone_by: { uuid: other, state: 'ready' } } },
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const link = await screen.findByRole('link', { name: 'Check it' });
  expect(link.getAttribute('href')).toContain(`/imports/${other}`);
});

test('an undo that is refused says why, beside its button', async () => {
  const server = fakeServer(answers);
  const message = 'There is nothing of this import to undo.';
  server.answers[undoing] = { status: 422, body: { message, errors: { uuid: [message] } } };
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    `The undo wasn’t started. ${message}`,
  );
});

test.each([
  ['comparing', 'This import is being undone. Follow it'],
  ['ready', 'An undo of this import is ready to confirm. Check it'],
  ['done', 'This import was undone. See what was put back'],
] as const)('an import whose undo is %s says so, and leads to it', async (state, says) => {
  const record = { ...done, can_be_undone: false, undone_by: { uuid: other, state } };
  fakeServer({ ...answers, [showing]: { body: { import: record } } });
  await openApp(path);
  const link = await screen.findByRole('link', { name: /^(Follow|Check|See)/ });
  expect(link.closest('p, div')?.textContent).toContain(says);
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});
