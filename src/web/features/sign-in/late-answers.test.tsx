// @vitest-environment browser-and-server
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { removeIdentity } from '#contract/single-sign-on/identities.ts';
import { addIdentity, addProvider } from '#testing/provider-fixtures.ts';
import { openApp } from '#web/app.test-support.tsx';
import { pressAndClose } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const provider = await addProvider(world);
const unlinkCall = `POST ${removeIdentity.path}`;

/** Presses Unlink, and closes the dialog before that is answered. */
async function unlinkAndClose() {
  const mere = await world.person('Mere Tāne', 'mentor', { passwordHash: 'set' });
  await addIdentity(world, mere.uuid, provider);
  const server = await connectBrowser(world, mere);
  await openApp('/account');
  const button = await screen.findByRole('button', { name: /^Unlink/ });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  const arrives = server.holds(unlinkCall);
  await pressAndClose(dialog, 'Unlink');
  return { server, button, arrives };
}

test('a login that was unlinked after its dialog was closed says so, and goes', async () => {
  const { button, arrives } = await unlinkAndClose();
  act(arrives);
  expect(await screen.findByText(/ is no longer linked\.$/)).toBeTruthy();
  await waitFor(() => expect(button.isConnected).toBe(false));
});

test('one whose answer is lost then says that it may have been unlinked', async () => {
  const { server, button, arrives } = await unlinkAndClose();
  server.breaks(unlinkCall, 'lost');
  act(arrives);
  expect(await screen.findByText(/: we don’t know whether this was done\./)).toBeTruthy();
  await waitFor(() => expect(button.isConnected).toBe(false));
});
