// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/features/users/actions/user-actions.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const tama = await world.person('Tama Tāne', 'independent_learner');

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function selectTama(search = '') {
  await openApp(`/users${search}`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Tama Tāne' }));
}

async function choose(action: string) {
  const field = await screen.findByRole('combobox', { name: 'With the selected people' });
  await userEvent.selectOptions(field, action);
  await press('Continue');
  return screen.findByRole('dialog');
}

test('the late answer of one action leaves the next one open, and whom it is for selected', async () => {
  const server = await connectBrowser(world, admin);
  await selectTama();
  await choose('Give the role Mentor');
  const arrives = server.holds('POST /api/admin/user/actions');
  await press('Give the role Mentor (1 person)');
  await press('Cancel');
  const next = await choose('Switch off');
  act(arrives);

  expect(await screen.findByText('1 person now has the role Mentor.')).toBeTruthy();
  expect(next.isConnected).toBe(true);
  await press('Cancel');
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('an action that fails after its dialog was closed says so above the list', async () => {
  const server = await connectBrowser(world, admin);
  await selectTama();
  await choose('Switch off');
  const fails = server.holds('POST /api/admin/user/actions');
  server.breaks('POST /api/admin/user/actions', 'offline');
  await press('Switch off (1 person)');
  await press('Cancel');
  act(fails);

  expect((await screen.findByText(/^We don’t know whether this was done\./)).textContent).toContain(
    'We couldn’t reach the server.',
  );
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('an action whose first answer is lost is asked for once more, done once, and can be undone', async () => {
  const server = await connectBrowser(world, admin);
  await selectTama();
  await choose('Switch off');
  server.breaks('POST /api/admin/user/actions', 'lost once');
  await press('Switch off (1 person)');

  expect(await screen.findByText('1 person switched off.')).toBeTruthy();
  expect(server.callsOf('POST /api/admin/user/actions')).toHaveLength(2);
  await press('Undo');
  expect(await screen.findByText('1 person switched on.')).toBeTruthy();
});

test.each([
  ['three times, as it is done once', true, 3],
  ['once by a browser that knows that it is offline', false, 1],
])('an action that gets no answer is asked for %s', async (_, onLine, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await connectBrowser(world, admin);
  await selectTama();
  await choose('Give the role Administrator');
  server.breaks('POST /api/admin/user/actions', 'offline');
  await press('Give the role Administrator (1 person)');

  await screen.findByText(/^We don’t know whether this was done\./);
  const sent = server.callsOf('POST /api/admin/user/actions');
  expect(sent).toHaveLength(times);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('the organisation of the list is offered where its name comes after the dialog', async () => {
  const kura = await world.organisation('Te Kura o Rangiriri', [tama]);
  const server = await connectBrowser(world, admin);
  const arrives = server.holds(`GET /api/admin/organisation/show/${kura}`);
  await selectTama(`?organisation=${kura}`);
  const preview = await choose('Remove from an organisation');
  expect(within(preview).queryByText(/will leave/)).toBeNull();
  act(arrives);

  expect(await within(preview).findByText(/^1 person will leave Te Kura o R/)).toBeTruthy();
});
