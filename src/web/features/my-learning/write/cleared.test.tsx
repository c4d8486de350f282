// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  box,
  openBegunReflection,
  type,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

/** A saved answer that is selected as a whole and deleted, which is saved too. */
async function cleared() {
  const { saved } = await openBegunReflection(world);
  await type('Mia laughed.');
  await userEvent.tab();
  await waitFor(async () => expect(await saved()).toEqual(['Mia laughed.', '']));
  await screen.findByText(/^Saved \d/);
  await userEvent.clear(await box());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  return { saved, undo };
}

test('an answer that was emptied and saved so is put back by Undo, by keyboard too', async () => {
  const { saved } = await cleared();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Undo');
  await waitFor(async () => expect(await saved()).toEqual(['', '']));

  expect(document.activeElement?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  expect((await box()).value).toBe('Mia laughed.');
  expect(document.activeElement).toBe(await box());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.tab();
  await waitFor(async () => expect(await saved()).toEqual(['Mia laughed.', '']));
});

test('once something else is typed, Undo is gone, also where that is deleted again', async () => {
  const { saved } = await cleared();
  await type('No');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.tab();
  await waitFor(async () => expect(await saved()).toEqual(['No', '']));
  await screen.findByText(/^Saved \d/);
  await userEvent.clear(await box());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await box()).value).toBe('No');
});

test('a text that was never saved is not offered back', async () => {
  await openBegunReflection(world);
  await type('Ka');
  await userEvent.clear(await box());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
