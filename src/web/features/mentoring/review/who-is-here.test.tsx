// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('another mentor is shown with the time since when they write, and nobody is locked out', async () => {
  const { uuid } = await submitted();
  await othersOf(uuid);
  await open(hana, uuid);

  const line = await screen.findByText(/Rangi Pōtae has been writing here since/);
  expect(line.textContent).toMatch(/since \d{1,2}:\d\d\s[ap]m$/);
  expect(await review()).toBeTruthy();
  expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']);
});

test('a visible page checks every 45 seconds who else is here', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const afterAnotherCheck = () => act(() => void vi.advanceTimersByTime(45_000));
  const { uuid } = await submitted();
  await open(hana, uuid);
  await review();
  expect(screen.queryByText(/has been writing here/)).toBeNull();
  await othersOf(uuid);
  afterAnotherCheck();
  const line = await screen.findByText(/Rangi Pōtae has been writing here/);

  await world.as(rangi)(here, { body: { reflection: uuid, leaving: true } });
  // A check that was under way when Rangi left may still have seen him.
  await vi.waitFor(() => {
    afterAnotherCheck();
    expect(line.isConnected).toBe(false);
  }, 60_000);
});

test('leaving the page is noticed at once', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  cleanup();
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
});

test('leaving while the arrival call is pending is sent again after it', async () => {
  const { uuid } = await submitted();
  await othersOf(uuid);
  const server = await open(hana, uuid);
  await screen.findByText(/has been writing here/);
  const before = server.callsOf(hereCall).length;
  const calls = () => server.callsOf(hereCall).length - before;
  const letThrough = server.holds(hereCall);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(calls()).toBe(1));
  cleanup();
  letThrough();
  await waitFor(() => expect(calls()).toBe(3));
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
});

test('a hidden page counts as left, until it is visible again', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const setVisibility = (to: 'hidden' | 'visible') =>
    act(() => {
      visibility.mockReturnValue(to);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  setVisibility('hidden');
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
  setVisibility('visible');
  await waitFor(async () => expect(await othersOf(uuid)).toEqual(['Hana Tūtaki']));
  visibility.mockRestore();
});

test('nobody is shown as writing in a complete reflection', async () => {
  const { uuid } = await submitted();
  await loop.finish(rangi, uuid);
  const server = await open(hana, uuid);
  await screen.findByText(/^This reflection is complete/);
  expect(server.callsOf(hereCall)).toEqual([]);
});
