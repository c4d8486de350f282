// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton } from '#web/controls.test-support.ts';
import {
  atTheEnd,
  beginWithAnswers,
  heading,
  openAs,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const hana = await world.person('Hana Tūtaki', 'mentor');

test('what was submitted in another window and sent back is not submitted again unread', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await openAs(world, mere, writingAt(uuid, atTheEnd));
  await screen.findByRole('button', { name: 'Submit' });
  await loop.submit(mere, uuid);
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  await clickButton('Submit');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Not submitted\.It was sent back since you opened it\./);
  await heading('Check and submit again');
  expect(await heading('Asked for, but not changed', 3)).toBeTruthy();
  expect(await status()).toBe('in_progress');

  await clickButton('Submit again');
  await heading(/^Submitted/);
  expect(await status()).toBe('review');
});
