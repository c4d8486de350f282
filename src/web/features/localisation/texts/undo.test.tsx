// @vitest-environment browser-and-server
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { textIndex, updateText } from '#contract/localisation/wordings.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const updateCall = 'PUT /api/admin/localisation/text/update';
const removeCall = 'POST /api/admin/localisation/text/remove';

const world = await setupRealServer();
const designer = await world.person('Hana Rāwiri', 'learning_designer');
const other = await world.person('Aroha Ngata', 'admin');

/** Saves a wording of a text, which the list then says. */
async function reword(key: string, text: string) {
  const server = await connectBrowser(world, designer);
  await openApp(`/localisation?search=${key}&text=${key}`);
  const box = await screen.findByRole('textbox', { name: `Wording of ${key}` });
  await userEvent.type(box, `${text}{Enter}`);
  await screen.findByText(`${key} saved`);
  return server;
}

test('Undo does not overwrite what somebody else has saved since', async () => {
  const server = await reword('shared.copy', 'Tārua');
  const body = { locale: 'mi', key: 'shared.copy', text: 'Kape' };
  await world.as(other)(updateText, { body });

  server.breaks(updateCall, 'offline');
  server.breaks(removeCall, 'offline');
  await clickButton('Undo shared.copy');
  await screen.findByText(/We couldn’t reach the server/);
  server.breaks(updateCall);
  server.breaks(removeCall);
  await clickButton('Undo shared.copy');

  await waitFor(() => expect(screen.queryByText(/We couldn’t reach the server/)).toBeNull());
  await screen.findByText(/^We couldn’t undo this\./);
  const query = { locale: 'mi', search: 'shared.copy' };
  const { reply } = await world.as(other)(textIndex, { query });
  expect(reply.texts.data).toMatchObject([{ key: 'shared.copy', text: 'Kape' }]);
});

test('a second press on Undo does nothing, and does not say that it failed', async () => {
  const server = await reword('shared.close', 'Katia mai');
  const undo = screen.getByRole('button', { name: 'Undo shared.close' });
  const sent = () => [...server.callsOf(updateCall), ...server.callsOf(removeCall)];
  const before = sent().length;
  const arrive = [server.holds(updateCall), server.holds(removeCall)];
  await userEvent.click(undo);
  await userEvent.click(undo);
  for (const arrives of arrive) act(arrives);

  await screen.findByText('shared.close is as it was');
  expect(screen.queryByText(/^We couldn’t undo this/)).toBeNull();
  expect(sent()).toHaveLength(before + 1);
});

test('nor does a second press on Reset to the original', async () => {
  const body = { locale: 'mi', key: 'shared.edit', text: 'Whakatika mai' };
  await world.as(other)(updateText, { body });
  const server = await connectBrowser(world, designer);
  await openApp('/localisation?search=shared.edit');
  const putBack = await screen.findByRole('button', { name: 'Reset to the original: shared.edit' });
  const arrives = server.holds(removeCall);
  await userEvent.click(putBack);
  await userEvent.click(putBack);
  act(arrives);

  await screen.findByText('shared.edit reset');
  expect(screen.queryByText(/^We couldn’t undo this/)).toBeNull();
  expect(server.callsOf(removeCall)).toHaveLength(1);
});
