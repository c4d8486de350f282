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

const withoutRole =
  '20 new people have no role, so there is nothing they can do yet. You can write their roles in a Roles column and upload the file again, or give them roles afterwards, under Users.';
const withoutOrganisation =
  '1 new person is put into no organisation. If the file says where they work, press Change columns and choose Organisation codes for that column: names are understood as well.';
const leaving =
  '1 mentor is switched off or loses the role, and 43 learners will then have no mentor. You can assign the learners to someone else first, under Mentors and learners.';

test('the preview and the confirmation say who gets no role or organisation, and which learners keep no mentor', async () => {
  const user = userEvent.setup();
  const record = anImport({
    without_role: 20,
    without_organisation: 1,
    leaving: { mentors: 1, learners: 43 },
  });
  fakeServer({
    [showing]: { body: { import: record } },
    [listing]: { body: rowsOf([aRow({ label: 'Mere', outcome: 'update', learners_left: 43 })]) },
  });
  await openApp(path);

  expect(await screen.findByText(withoutRole)).toBeTruthy();
  expect(screen.getByText(withoutOrganisation)).toBeTruthy();
  expect(screen.getByText(leaving)).toBeTruthy();
  const row = (await screen.findByRole('rowheader', { name: 'Mere' })).closest('tr');
  expect(row?.textContent).toContain('43 learners will then have no mentor.');
  await user.click(screen.getByRole('button', { name: 'Add 1 person and change 1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(withoutRole)).toBeTruthy();
  expect(dialog.getByText(withoutOrganisation)).toBeTruthy();
  expect(dialog.getByText(leaving)).toBeTruthy();
});

test('what many rows have wrong is said above them, with how many they are', async () => {
  const text = 'There is no role “Teacher”.';
  const frequent_problems = [
    { rows: 412, header: 'Role', text },
    { rows: 3, header: null, text: 'This row is broken.' },
  ];
  fakeServer({
    [showing]: { body: { import: anImport({ frequent_problems }) } },
    [listing]: { body: rowsOf([aRow({})]) },
  });
  await openApp(path);

  const said = (await screen.findByText('The same problem is in many rows:')).parentElement;
  const items = within(said ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `412 rows, Role: ${text}`,
    '3 rows: This row is broken.',
  ]);
});

test('when it is done, whoever was added and has no role yet is a link away', async () => {
  const done = anImport({ state: 'done', confirmed_at: at, confirmed_by: hana, without_role: 20 });
  fakeServer({
    [showing]: { body: { import: done } },
    [listing]: { body: rowsOf([aRow({ written: true, subject: hana.uuid })]) },
  });
  await openApp(path);

  expect(await screen.findByText(/^20 people who were added have no role yet/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Select them in the list of users' });
  expect(link.getAttribute('href')).toBe(`/users?role=none&import=${uuid}&select=all`);
  const added = screen.getByRole('link', { name: 'Show the people it added' });
  expect(added.getAttribute('href')).toBe(`/users?import=${uuid}`);
});

test('who is in no organisation though a column says so needs no other column', async () => {
  const columns = [
    { letter: 'A', header: 'Name', field: 'name', samples: ['Māia'] },
    { letter: 'B', header: 'School', field: 'organisations', samples: ['Kura'] },
  ];
  fakeServer({
    [showing]: { body: { import: anImport({ without_organisation: 8, columns }) } },
    [listing]: { body: rowsOf([aRow({ label: 'Māia' })]) },
  });
  await openApp(path);

  const words = '8 new people are put into no organisation, as their rows don’t name one.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/choose Organisation codes/)).toBeNull();
});

test('nothing is said of roles and mentors where an import leaves nobody without them', async () => {
  fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: { body: rowsOf([aRow({})]) },
  });
  await openApp(path);

  expect(await screen.findByRole('rowheader', { name: 'Māia' })).toBeTruthy();
  expect(screen.queryByText(/no role|no organisation|no mentor/)).toBeNull();
});
