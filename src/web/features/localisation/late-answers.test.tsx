// @vitest-environment browser-and-server
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { areaIndex } from '#contract/learning/learning.ts';
import { removeText, textIndex, updateText } from '#contract/localisation/wordings.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Hana Rāwiri', 'learning_designer');
const key = 'shared.copy';
const locale = 'mi';

const edit = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^(Edit|Translate) ${name}:`) }));
const box = (name: string) => screen.findByRole('textbox', { name: `Wording of ${name}` });

beforeEach(async () => {
  await world.as(designer)(removeText, { body: { locale, key } });
});

/** Types a wording and saves it on a line that brings no answer yet. */
async function saveOnSlowLine(search: string) {
  const server = await connectBrowser(world, designer);
  const router = await openApp(`/localisation${search}`);
  await screen.findByRole('table', { name: 'Texts' });
  await edit(key);
  const arrives = server.holds(`${updateText.method} ${updateText.path}`);
  await userEvent.type(await box(key), 'Tārua{Enter}');
  return { server, router, arrives };
}

test('the answer of a save is said, and leaves the next text open that is being written since', async () => {
  const { arrives } = await saveOnSlowLine('?search=shared.c');
  await edit('shared.close');
  await userEvent.type(await box('shared.close'), 'Kat');
  act(arrives);

  expect(await screen.findByText(`${key} saved`)).toBeTruthy();
  await userEvent.type(await box('shared.close'), 'ia');
  expect((await box('shared.close')).textContent).toBe('Katia');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
});

test('the answer of a save fetches nobody back who has gone to another page', async () => {
  const { router, arrives } = await saveOnSlowLine('?search=shared.copy');
  await act(() => router.navigate({ to: '/learning/areas' }));
  await screen.findByRole('heading', { level: 1, name: 'Learning areas' });
  act(arrives);

  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Tārua'));
  await userEvent.click(screen.getByRole('heading', { level: 1, name: 'Learning areas' }));
  expect(router.state.location.pathname).toBe('/learning/areas');
});

test('nor does it while that page is on its way', async () => {
  const { server, router, arrives } = await saveOnSlowLine('?search=shared.copy');
  const opens = server.holds(`GET ${areaIndex.path}`);
  act(() => void router.navigate({ to: '/learning/areas' }));
  act(arrives);
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Tārua'));
  act(opens);

  await screen.findByRole('heading', { level: 1, name: 'Learning areas' });
  expect(router.state.location.pathname).toBe('/learning/areas');
});

test('“Next missing” fetches nobody back either', async () => {
  const server = await connectBrowser(world, designer);
  const router = await openApp('/localisation?search=qqq');
  const next = await screen.findByRole('button', { name: 'Next missing' });
  await screen.findByText(/^Nothing matches/);
  const arrives = server.holds(`GET ${textIndex.path}`);
  await userEvent.click(next);
  await act(() => router.navigate({ to: '/learning/areas' }));
  await screen.findByRole('heading', { level: 1, name: 'Learning areas' });
  act(arrives);

  await userEvent.click(screen.getByRole('heading', { level: 1, name: 'Learning areas' }));
  await waitFor(() => expect(server.callsOf(`GET ${textIndex.path}`)).not.toHaveLength(0));
  expect(router.state.location.pathname).toBe('/learning/areas');
});
