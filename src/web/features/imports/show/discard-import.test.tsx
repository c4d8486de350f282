// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Import } from '#contract/imports/imports.ts';
import { fakeServer, openApp } from '#web/app.test-support.tsx';
import {
  anImport,
  aRow,
  asAdministrator,
  listing,
  path,
  rowsOf,
  showing,
  uuid,
} from './import-screen.test-support.ts';

const dropping = 'POST /api/admin/import/drop';

asAdministrator();

async function ask(change: Partial<Import>) {
  const user = userEvent.setup();
  const server = fakeServer({
    [showing]: { body: { import: anImport(change) } },
    [listing]: { body: rowsOf([aRow({})]) },
    [dropping]: { body: { import: anImport({ state: 'dropped' }) } },
  });
  await openApp(path);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this import?' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const dropped = () => server.sent.filter(({ call }) => call === dropping);
  return { server, dialog, press, dropped };
}

test('an import is discarded after a question, which says that nobody is changed by it', async () => {
  const { server, dialog, press, dropped } = await ask({ state: 'ready' });
  expect(dialog.textContent).toContain(
    'What was read from teachers.csv will be deleted. No user is added or changed.',
  );
  expect(dropped()).toEqual([]);

  server.answers[showing] = { body: { import: anImport({ state: 'dropped' }) } };
  await press('Discard');
  expect(await screen.findByText(/^This import was discarded/)).toBeTruthy();
  expect(dropped()).toMatchObject([{ body: { uuid } }]);
});

test.each(['ready', 'columns'] as const)(
  'an import in the state %s stays where somebody thinks better of discarding it',
  async (state) => {
    const { press, dropped } = await ask({ state, kind: 'organisations' });
    expect(screen.getByText(/No organisation is added or changed\.$/)).toBeTruthy();
    await press('Cancel');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(dropped()).toEqual([]);
  },
);

test('an import whose discarding went through though the answer got lost is shown as discarded', async () => {
  const { server, press } = await ask({ state: 'ready' });
  server.answers[dropping] = 'offline';
  server.answers[showing] = { body: { import: anImport({ state: 'dropped' }) } };
  await press('Discard');

  expect(await screen.findByText(/^This import was discarded/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
