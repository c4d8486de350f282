// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clickButton } from '#web/controls.test-support.ts';
import { ask, atTheEnd, mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');

test('what was sent back is not said to be with the mentor because the answer was lost', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who?');
  const server = await open(hana, uuid, atTheEnd);
  await screen.findByText('Who?');
  const call = 'POST /api/admin/mentor/reflection/send-back';
  server.breaks(call, 'lost');
  await clickButton('Send back');

  expect((await screen.findByRole('note')).textContent).toMatch(/^You sent this back to Mere Tāne/);
  expect(screen.queryByText(/Not sent back/)).toBeNull();
  expect((await loop.shown(hana, uuid)).round).toBe(2);
});

test('what was signed off is shown as complete though the answer was lost', async () => {
  const { uuid } = await submitted();
  const server = await open(hana, uuid, atTheEnd);
  await clickButton('Sign off');
  const dialog = within(await screen.findByRole('dialog'));
  server.breaks('POST /api/admin/mentor/reflection/sign-off', 'lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  expect(await screen.findByText(/^Signed off \d/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
