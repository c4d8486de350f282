// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { endAnyToken, endToken } from '#contract/api-tokens/api-tokens.ts';
import { tokenOf } from '#server/features/api-tokens/tokens.test-support.ts';
import { openApp } from '#web/app.test-support.tsx';
import { pressAndClose } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Mere', 'admin');

afterEach(cleanup);

const places = [
  ['/account', `POST ${endToken.path}`],
  ['/system', `POST ${endAnyToken.path}`],
] as const;

/** Presses End, and closes the dialog before that is answered. */
async function endAndClose(place: string, call: string) {
  const name = `Script ${crypto.randomUUID().slice(0, 8)}`;
  await tokenOf(world, admin, { name });
  const server = await connectBrowser(world, admin);
  const router = await openApp(place);
  const row = await screen.findByRole('button', { name: `End the token “${name}”` });
  await userEvent.click(row);
  const dialog = await screen.findByRole('dialog');
  const arrives = server.holds(call);
  await pressAndClose(dialog, 'End');
  return { server, router, name, row, arrives };
}

test.each(places)(
  'on %s, a token ended after its dialog was closed says so, and goes',
  async (place, call) => {
    const { name, row, arrives } = await endAndClose(place, call);
    act(arrives);
    expect(await screen.findByText(`“${name}” has been ended.`)).toBeTruthy();
    await waitFor(() => expect(row.isConnected).toBe(false));
  },
);

test.each(places)(
  'on %s, one whose answer is lost then says that it may have been',
  async (place, call) => {
    const { server, name, row, arrives } = await endAndClose(place, call);
    server.breaks(call, 'lost');
    act(arrives);
    expect(
      await screen.findByText(
        `${name}: we don’t know whether this was done. We couldn’t reach the server.`,
      ),
    ).toBeTruthy();
    await waitFor(() => expect(row.isConnected).toBe(false));
  },
);

test('one that was not ended says so on the page that was gone to, and leads back', async () => {
  const { server, router, name, arrives } = await endAndClose(...places[0]);
  await act(() => router.navigate({ to: '/users' }));
  server.breaks(places[0][1], { status: 500 });
  act(arrives);
  const line = (await screen.findByText(new RegExp(`${name}: nothing was changed`))).closest('p');
  await userEvent.click(within(line ?? document.body).getByRole('link', { name: 'My account' }));

  await userEvent.click(await screen.findByRole('button', { name: `End the token “${name}”` }));
  expect(line?.isConnected).toBe(false);
});
