// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton } from '#web/controls.test-support.ts';
import {
  atTheEnd,
  beginWithAnswers,
  firstQuestion,
  heading,
  openAs,
  secondQuestion,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const withdrawCall = 'POST /api/my/reflection/withdraw';

test('a withdrawal whose answer is lost opens at the beginning, too', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await openAs(world, mere, writingAt(uuid, atTheEnd));
  await clickButton('Submit');
  await heading(/^Submitted/);
  server.breaks(withdrawCall, 'lost');
  await clickButton('Withdraw submission');

  const withdrawn = await heading(/^You’ve withdrawn it\./);
  expect(document.activeElement).toBe(withdrawn);
  expect(await status()).toBe('in_progress');
  await heading(new RegExp(firstQuestion));
  expect(screen.queryByRole('heading', { name: 'Check and submit' })).toBeNull();
});

test('withdrawn in the moment in which it is sent back, it says what the mentor asks for', async () => {
  const hana = await world.person('Hana Tūtaki', 'mentor');
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await loop.submit(mere, uuid);
  await openAs(world, mere, writingAt(uuid));
  await screen.findByRole('button', { name: 'Withdraw submission' });
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  await clickButton('Withdraw submission');

  const sentBack = await heading(/^Sent back on .+ by Hana Tūtaki: 1 answer to revise$/);
  expect(document.activeElement).toBe(sentBack);
  await heading(new RegExp(secondQuestion));
  expect(screen.queryByText(/You’ve withdrawn it/)).toBeNull();
});
