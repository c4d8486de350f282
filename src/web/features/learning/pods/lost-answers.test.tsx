// @vitest-environment browser-and-server
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storePod } from '#contract/learning/learning.ts';
import { pods } from '#server/schema/index.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

const call = `${storePod.method} ${storePod.path}`;
const nameBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const podsNamed = (name: string) => world.db.$count(pods, eq(pods.name, name));

/** A designer whose first answer to Save gets lost: the pod is there, and they can't know. */
async function lostAfterSaving(name: string) {
  const designer = await world.person('Hana', 'learning_designer');
  const server = await connectBrowser(world, designer);
  await openApp('/learning/pods?edit=new');
  await userEvent.type(await nameBox(), name);
  server.breaks(call, 'lost');
  await save();
  await screen.findByText(/couldn’t reach the server/);
  server.breaks(call);
  expect(await podsNamed(name)).toBe(1);
}

test('Save that is pressed again after a lost answer makes no second pod', async () => {
  await lostAfterSaving('Settling in');
  await save();
  await closed();
  expect(await podsNamed('Settling in')).toBe(1);
});

test('nor does it after the page was loaded again', async () => {
  await lostAfterSaving('Moving on');
  cleanup();
  await openApp('/learning/pods?edit=new');
  expect((await nameBox()).value).toBe('Moving on');
  await save();
  await closed();
  expect(await podsNamed('Moving on')).toBe(1);
});

test('the next pod is another one, also of the same name', async () => {
  await lostAfterSaving('Whānau');
  await save();
  await closed();
  cleanup();
  await openApp('/learning/pods?edit=new');
  await userEvent.type(await nameBox(), 'Whānau');
  await save();
  await closed();
  expect(await podsNamed('Whānau')).toBe(2);
});

test('what was changed after a lost answer makes a second pod only by another Save', async () => {
  await lostAfterSaving('Belonging');
  await userEvent.type(await nameBox(), ' together');
  await save();
  expect(
    await screen.findByText(/^Your first save went through, with what you had typed then\./),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Already saved once' })).toBeTruthy();
  expect(screen.queryByText(/^Whoops!/)).toBeNull();
  expect(await podsNamed('Belonging together')).toBe(0);
  await save();
  await closed();
  expect(await podsNamed('Belonging together')).toBe(1);
});

test('what was changed after a Save that never arrived is saved as it is now', async () => {
  const designer = await world.person('Hana', 'learning_designer');
  const server = await connectBrowser(world, designer);
  await openApp('/learning/pods?edit=new');
  await userEvent.type(await nameBox(), 'Kaitiaki');
  server.breaks(call, 'offline');
  await save();
  await screen.findByText(/couldn’t reach the server/);
  server.breaks(call);
  await userEvent.type(await nameBox(), 'tanga');
  await save();
  await closed();
  expect([await podsNamed('Kaitiaki'), await podsNamed('Kaitiakitanga')]).toEqual([0, 1]);
});

test('a pod that is saved while another is on its way is a second one', async () => {
  const designer = await world.person('Hana', 'learning_designer');
  const server = await connectBrowser(world, designer);
  const router = await openApp('/learning/pods?edit=new');
  await userEvent.type(await nameBox(), 'Tuakana');
  const answer = server.holds(call);
  await save();
  await router.navigate({ to: '/dashboard' });
  await closed();
  await router.navigate({ to: '/learning/pods', search: { edit: 'new' } });
  await userEvent.clear(await nameBox());
  await userEvent.type(await nameBox(), 'Teina');
  await save();
  answer();
  await waitFor(async () =>
    expect([await podsNamed('Tuakana'), await podsNamed('Teina')]).toEqual([1, 1]),
  );
  expect(screen.queryByText(/^Your first save went through/)).toBeNull();
});
