// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { here } from '#contract/mentoring/turns.ts';
import type { Person } from '#testing/world.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { atTheEnd, mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

afterEach(() => void vi.useRealTimers());

const notice = 'Mere Tāne has resubmitted this since you opened it. Read the answers again.';

/** The mentor's phone is put away; meanwhile Mere withdraws what she wrote, changes and resubmits it. */
async function resubmitWhileHidden(mere: Person, uuid: string) {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const setVisibility = (to: 'hidden' | 'visible') =>
    act(() => {
      visibility.mockReturnValue(to);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([hana.name]));
  setVisibility('hidden');
  await waitFor(async () => expect(await othersOf(uuid)).toEqual([]));
  await world.as(rangi)(here, { body: { reflection: uuid, leaving: true } });
  await loop.withdrawSubmission(mere, uuid);
  const [first] = (await loop.mine(mere, uuid)).questions;
  await loop.answer(mere, uuid, first?.uuid ?? '', 'They were afraid.');
  await loop.submit(mere, uuid);
  // Late enough for the page to read it again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  setVisibility('visible');
  visibility.mockRestore();
}

async function othersOf(uuid: string) {
  const { reply } = await world.as(rangi)(here, { body: { reflection: uuid } });
  return reply.others.map(({ name }) => name);
}

test('answers that were changed while the page was hidden are to be read again', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await review();
  await resubmitWhileHidden(mere, uuid);
  expect((await screen.findByText(notice)).closest('[role="status"]')).toBeTruthy();
  screen.getByText('They were afraid.');
  await clickButton('I’ve read them');
  expect(screen.queryByText(notice)).toBeNull();
  expect(document.activeElement?.textContent).toContain('What did you notice?');
});

test('who was about to sign them off signs off nothing that was not read', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid, atTheEnd);
  await clickButton('Sign off');
  const dialog = within(await screen.findByRole('dialog'));
  await resubmitWhileHidden(mere, uuid);
  await screen.findByText(notice);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  await dialog.findByText(/has resubmitted it since\. Read the answers first\.$/);
  expect((await loop.shown(hana, uuid)).status).toBe('review');

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await clickButton('Sign off');
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'Sign off' }));
  await waitFor(async () => expect((await loop.shown(hana, uuid)).status).toBe('complete'));
});
