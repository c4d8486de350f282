// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clickButton } from '#web/controls.test-support.ts';
import {
  beginWithAnswers,
  firstQuestion,
  heading,
  openAs,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const atTheEnd = 3;
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
