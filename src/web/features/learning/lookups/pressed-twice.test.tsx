// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lookupIndex, storeLookup, updateLookup } from '#contract/learning/lookups.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Moana Hēnare', 'learning_designer');
const kind = 'learning-aspects';
const update = `${updateLookup.method} ${updateLookup.path}`;
const retiredWords = async () =>
  (await world.as(designer)(lookupIndex, { params: { kind } })).reply.lookups
    .filter(({ retired }) => retired)
    .map(({ name }) => name);

async function openWith(...names: string[]) {
  for (const name of names) await world.as(designer)(storeLookup, { body: { kind, name } });
  const server = await connectBrowser(world, designer);
  await openApp('/learning/words');
  const list = within(await screen.findByRole('region', { name: 'Learning aspects' }));
  return { server, list, button: (name: string) => list.findByRole('button', { name }) };
}

test('a second press on Undo does nothing, and blames nobody else', async () => {
  const { server, list, button } = await openWith('Ako');
  await userEvent.click(await button('Retire: Ako'));
  const undo = await button('Undo: Ako');
  const arrives = server.holds(update);
  await userEvent.click(undo);
  await userEvent.click(undo);
  act(arrives);

  await button('Retire: Ako');
  await waitFor(() => expect(list.queryByRole('button', { name: 'Undo: Ako' })).toBeNull());
  expect(list.queryByText(/by someone else/)).toBeNull();
  expect(server.callsOf(update)).toHaveLength(2);
  expect(await retiredWords()).toEqual([]);
});

test('a word stays at work while another is retired', async () => {
  const { server, list, button } = await openWith('Whānau', 'Mana');
  const [first, second] = [await button('Retire: Whānau'), await button('Retire: Mana')];
  const arrives = server.holds(update);
  await userEvent.click(first);
  await userEvent.click(second);
  await userEvent.click(first);
  act(arrives);

  await button('Offer again: Whānau');
  await button('Offer again: Mana');
  expect(list.queryByText(/by someone else/)).toBeNull();
  expect(server.callsOf(update)).toHaveLength(2);
  expect(await retiredWords()).toEqual(['Mana', 'Whānau']);
});
