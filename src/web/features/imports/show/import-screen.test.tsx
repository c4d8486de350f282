// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
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

test('while the server works, the page shows its progress and the time left, then the result', async () => {
  const progress = { processed: 2_000, of: 10_000, seconds_left: 34 };
  const done = anImport({ state: 'done', confirmed_at: at, confirmed_by: hana });
  const server = fakeServer({
    [showing]: { body: { import: anImport({ state: 'writing', progress }) } },
    [listing]: { body: rowsOf([aRow({ written: true, subject: hana.uuid })]) },
  });
  await openApp(path);

  expect(await screen.findByText(/2,000 of 10,000 rows, about 40 seconds left/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  server.answers[showing] = { body: { import: done } };
  expect(await screen.findByText(/1 added, 1 changed, 1 problem\./)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Māia' })).getAttribute('href')).toContain(
    `/users/${hana.uuid}`,
  );
});

test('a change is shown as old and new, a problem with its cell and reason', async () => {
  fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: {
      body: rowsOf([
        aRow({
          line: 3,
          outcome: 'update',
          label: 'Mere',
          subject: hana.uuid,
          changes: [{ field: 'Roles', from: 'Mentor', to: 'Administrator' }],
        }),
        aRow({
          line: 4,
          outcome: 'problem',
          label: 'Hemi',
          problems: [
            { cell: 'B4', header: 'Email', value: 'x', text: 'That is no address.' },
            { cell: 'A4', header: 'Name', value: 'ā'.repeat(10_000), text: 'Too long.' },
          ],
        }),
      ]),
    },
  });
  await openApp(path);

  const update = (await screen.findByRole('link', { name: 'Mere' })).closest('tr');
  expect(update?.textContent).toContain('Roles: Mentor → Administrator');
  expect(update?.querySelector('del')?.textContent).toBe('Mentor');
  const problem = screen.getByRole('rowheader', { name: 'Hemi' }).closest('tr');
  expect(problem?.textContent).toContain('B4, Email “x”: That is no address.');
  expect(problem?.textContent).toContain(`A4, Name “${'ā'.repeat(120)}…”: Too long.`);
});

test.each([
  [0, 'There is nothing to save: no row would change anything.'],
  [2, 'There is nothing to save: each row has a problem or would change nothing.'],
])(
  'with %i problems and no change there is nothing to confirm, and the page says so',
  async (problem, why) => {
    const counts = { create: 0, update: 0, same: 3 - problem, problem, written: 0 };
    fakeServer({
      [showing]: { body: { import: anImport({ counts }) } },
      [listing]: { body: rowsOf([]) },
    });
    await openApp(path);

    expect(await screen.findByRole('heading', { name: 'Nothing to confirm' })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText(/^Nothing is saved yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Add|Change) .*(person|people)/ })).toBeNull();
  },
);

test('texts from the server in another language than the page are marked with it', async () => {
  const inTeReo = (words: string) => ({ words, locale: 'mi' });
  const problem = inTeReo('Tuhia te Yes, te No rānei.');
  const changes = [{ field: inTeReo('Ngā tūnga'), from: 'Mentor', to: inTeReo('Kaiwhakahaere') }];
  fakeServer({
    [showing]: { body: { import: anImport({ read_as: inTeReo('He kōnae Excel') }) } },
    [listing]: {
      body: rowsOf([
        aRow({ outcome: 'update', label: 'Mere', changes }),
        aRow({
          line: 4,
          outcome: 'problem',
          label: 'Hemi',
          problems: [{ cell: 'B4', header: 'Active', value: 'x', text: problem }],
        }),
      ]),
    },
  });
  await openApp(path);

  for (const words of [problem.words, 'Ngā tūnga', 'Kaiwhakahaere', 'He kōnae Excel']) {
    expect((await screen.findByText(words)).lang, words).toBe('mi');
  }
});

test('the reason of a failed import is marked with its language as well', async () => {
  const reason = { words: 'He kōnae pakaru.', locale: 'mi' };
  fakeServer({ [showing]: { body: { import: anImport({ state: 'failed', reason }) } } });
  await openApp(path);

  expect((await screen.findByText(reason.words)).lang).toBe('mi');
});

test('a column without a header is named by its letter', async () => {
  const columns = [{ letter: 'A', header: 'A', field: null, samples: ['Māia'] }];
  fakeServer({ [showing]: { body: { import: anImport({ state: 'columns', columns }) } } });
  await openApp(path);

  expect(await screen.findByLabelText('Column A')).toBeTruthy();
});

test('the confirmation says what will happen, and lets people choose whether invitations are sent', async () => {
  const user = userEvent.setup();
  const { sent } = fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: { body: rowsOf([aRow({})]) },
    'POST /api/admin/import/confirm': { body: { import: anImport({ state: 'writing' }) } },
  });
  await openApp(path);
  await user.click(await screen.findByRole('button', { name: 'Add 1 person and change 1' }));

  const dialog = screen.getByRole('dialog', { name: 'Add 1 person and change 1?' });
  expect(dialog.textContent).toContain('1 person will be added.');
  expect(dialog.textContent).toContain('1 row with a problem will be left out');
  expect(dialog.textContent).toContain('1 person will get an email');
  await user.click(screen.getByRole('switch', { name: 'Send invitations now' }));
  await user.click(
    screen.getAllByRole('button', { name: 'Add 1 person and change 1' }).at(-1) ?? dialog,
  );

  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/admin/import/confirm')?.body).toEqual({
      uuid,
      send_invitations: false,
      seen: ['name', 'email', null],
    }),
  );
});

test('a refused confirmation shows its error in the dialog', async () => {
  const user = userEvent.setup();
  const message = 'This import isn’t ready to be confirmed.';
  fakeServer({
    [showing]: { body: { import: anImport() } },
    [listing]: { body: rowsOf([aRow({})]) },
    'POST /api/admin/import/confirm': {
      status: 422,
      body: { message, errors: { uuid: [message] } },
    },
  });
  await openApp(path);
  await user.click(await screen.findByRole('button', { name: /^Add 1 person/ }));
  await user.click(
    screen.getAllByRole('button', { name: /^Add 1 person/ }).at(-1) ?? document.body,
  );

  expect((await screen.findByRole('alert')).textContent).toContain(`Not started. ${message}`);
});

test('a field has only one column: choosing it for another moves it', async () => {
  const user = userEvent.setup();
  const { sent } = fakeServer({
    [showing]: { body: { import: anImport({ state: 'columns' }) } },
    'PUT /api/admin/import/columns': { body: { import: anImport({ state: 'comparing' }) } },
  });
  await openApp(path);
  await user.selectOptions(await screen.findByLabelText('Remarks'), 'Name');
  expect(screen.getByLabelText<HTMLSelectElement>('Name').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Compare the rows' }));

  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'PUT /api/admin/import/columns')?.body).toEqual({
      uuid,
      columns: [null, 'email', 'name'],
    }),
  );
});
