// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { here } from '#contract/mentoring/turns.ts';
import { mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

const hereCall = 'POST /api/admin/mentor/reflection/here';

const othersOf = async (uuid: string) => {
  const { reply } = await world.as(rangi)(here, { body: { reflection: uuid } });
  return reply.others.map(({ name }) => name);
};

test('who else is writing is said since when, and locks nobody out', async () => {
  const { uuid } = await submitted();
  await othersOf(uuid);
  await open(hana, uuid);

  const line = await screen.findByText(/Rangi Pōtae is writing here since/);
  expect(line.textContent).toMatch(/since \d\d:\d\d$/);
  expect(await review()).toBeTruthy();
  expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']);
});

test('while the page is looked at, it asks again every 45 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { uuid } = await submitted();
  await open(hana, uuid);
  await review();
  expect(screen.queryByText(/is writing here/)).toBeNull();
  await othersOf(uuid);
  act(() => void vi.advanceTimersByTime(45_000));
  const line = await screen.findByText(/Rangi Pōtae is writing here/);

  await world.as(rangi)(here, { body: { reflection: uuid, leaving: true } });
  act(() => void vi.advanceTimersByTime(45_000));
  await waitForElementToBeRemoved(line);
  vi.useRealTimers();
});

test('whoever leaves the page says so', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  cleanup();
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
});

test('whoever leaves while their greeting is on its way says so after it as well', async () => {
  const { uuid } = await submitted();
  await othersOf(uuid);
  const server = await open(hana, uuid);
  await screen.findByText(/is writing here/);
  const before = server.callsOf(hereCall).length;
  const asked = () => server.callsOf(hereCall).length - before;
  const letThrough = server.holds(hereCall);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(asked()).toBe(1));
  cleanup();
  letThrough();
  await waitFor(() => expect(asked()).toBe(3));
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
});

test('a page out of sight has been left, until it is looked at again', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (to: 'hidden' | 'visible') =>
    act(() => {
      sight.mockReturnValue(to);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  turn('hidden');
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
  turn('visible');
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  sight.mockRestore();
});

test('what nobody can write in, nobody is said to be writing in', async () => {
  const { uuid } = await submitted();
  await loop.finish(rangi, uuid);
  const server = await open(hana, uuid);
  await screen.findByText(/^This reflection is complete/);
  expect(server.callsOf(hereCall)).toEqual([]);
});
