// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { updateQuestions } from '#contract/learning/questions.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

test('questions that are not saved after their page was left say so, and lead back', async () => {
  const designer = await world.person('Hana', 'learning_designer');
  const area = await world.area('Belonging');
  const server = await connectBrowser(world, designer);
  const router = await openApp(`/learning/reflections?area=${area}&edit=${area}&locale=en`);
  await clickButton('Add a new question');
  await userEvent.type(await screen.findByRole('textbox'), 'Who felt safe?{Enter}');
  const call = `${updateQuestions.method} ${updateQuestions.path}`;
  const fails = server.holds(call);
  server.breaks(call, { status: 500 });
  await clickButton('Save');
  await act(() => router.navigate({ to: '/dashboard' }));
  act(fails);

  const line = (await screen.findByText(/Not saved, kept on this device/)).closest('p');
  act(() => line?.querySelector('a')?.click());
  expect(await screen.findByText('Who felt safe?')).toBeTruthy();
  expect(screen.queryByText(/Not saved, kept on this device/)).toBeNull();
});
