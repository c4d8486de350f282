// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clickButton } from '#web/controls.test-support.ts';
import { ask, atTheEnd, mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');

test('sending back can be undone for a minute, and then Undo is gone', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  await screen.findByRole('button', { name: 'Undo' });
  // Opened again, so that no answer is under way while the clock is put forward.
  await open(hana, uuid, atTheEnd);
  const undo = await screen.findByRole('button', { name: 'Undo' });

  const secondsLeft = () => Number(/\d+/.exec(undo.textContent)?.[0]);
  const [left, now] = [secondsLeft(), Date.now()];
  expect(left).toBeLessThanOrEqual(60);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(now + (left - 3) * 1_000);
  await waitFor(() => expect([1, 2, 3]).toContain(secondsLeft()));
  vi.setSystemTime(now + (left + 1) * 1_000);
  await waitFor(() => expect(undo.isConnected).toBe(false));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What Mere Tāne was asked for' })).toBeTruthy();

  vi.useRealTimers();
  expect((await loop.shown(hana, uuid)).status).toBe('in_progress');
});
