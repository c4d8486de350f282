// @vitest-environment browser-and-server
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { undoSendBack } from '#contract/mentoring/turns.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import {
  ask,
  atTheEnd,
  mark,
  mentoringWorld,
  note,
  review,
} from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const undoCall = `POST ${undoSendBack.path}`;

/** A reflection that Hana has just sent back, with more asked of an answer, maybe not for the first time. */
async function sentBack(earlier?: string) {
  const reflection = await submitted();
  if (earlier) {
    await loop.giveBack(hana, reflection.uuid, { 0: earlier });
    await loop.submit(reflection.mere, reflection.uuid);
  }
  await open(hana, reflection.uuid);
  await ask('Who felt safe?');
  await open(hana, reflection.uuid, atTheEnd);
  await clickButton('Send back');
  return reflection;
}

test('what was sent back is listed again, and undone it is as it was before', async () => {
  const { uuid } = await sentBack();
  const asked = await screen.findByRole('heading', { name: 'What Mere Tāne was asked for' });
  expect(asked.closest('section')?.textContent).toContain('Who felt safe?');
  expect(screen.getByRole('link', { name: 'Back to my list' }).getAttribute('href')).toBe(
    '/dashboard',
  );

  await clickButton('Undo');
  await screen.findByText(/^Undone .+ Mere Tāne wasn’t emailed\.$/);
  expect(document.activeElement?.textContent).toBe("Great, we're at the end of this review.");
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect((await loop.shown(hana, uuid)).status).toBe('review');
  const card = (await screen.findByRole('heading', { name: 'Send back' })).closest('section');
  expect(card?.textContent).toContain('Who felt safe?');
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
});

test('undone though its answer is lost, it is as it was before, and is not sent back once more', async () => {
  const { mere, uuid } = await sentBack();
  await screen.findByRole('button', { name: /^Undo/ });
  const server = await open(hana, uuid, atTheEnd);
  server.breaks(undoCall, 'lost');
  await clickButton('Undo');

  await screen.findByText(/^Undone .+ Mere Tāne wasn’t emailed\.$/);
  expect(document.activeElement?.textContent).toBe("Great, we're at the end of this review.");
  const card = (await screen.findByRole('heading', { name: 'Send back' })).closest('section');
  expect(card?.textContent).toContain('Who felt safe?');
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  const [first] = (await loop.mine(mere, uuid)).questions;
  expect(first?.answers[0]?.versions[0]?.note).toBe('Who felt safe?');
});

test('what was asked for outlasts an undo of which nothing is heard until the page is opened again', async () => {
  const { uuid } = await sentBack('Where?');
  await screen.findByRole('button', { name: /^Undo/ });
  const server = await open(hana, uuid, atTheEnd);
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  server.breaks(undoCall, 'lost');
  server.breaks(`GET /api/admin/mentor/reflection/show/${uuid}`, 'offline');
  await userEvent.click(undo);
  expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toBe(
    'Not undone. We couldn’t reach the server.',
  );

  await open(hana, uuid);
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
});

test('what was asked for outlasts an undo during which the reflection is read once more', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  const server = await open(hana, uuid, atTheEnd);
  const arrives = server.holds(`GET /api/admin/mentor/reflection/show/${uuid}`);
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  server.breaks('PUT /api/my/draft', 'offline');
  const undoes = server.holds(undoCall);
  await clickButton('Undo');
  await world.as(mere)(changeProfile, { body: { name: 'Mere Rewi', locale: 'en' } });
  act(arrives);
  await screen.findByText(/Mere Rewi was asked for/);
  act(undoes);

  await screen.findByText(/^Undone/);
  await clickLink(/^Q 1/);
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
});

test('an undo that is refused leaves no draft of what was asked for', async () => {
  const { mere, uuid } = await sentBack();
  await screen.findByRole('button', { name: /^Undo/ });
  await loop.mine(mere, uuid);
  await clickButton('Undo');
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
  );
});

test('sending back can be undone for a minute, and then Undo is gone', async () => {
  const { uuid } = await sentBack();
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

test('once the learner has opened it, undoing says so and it stays with them', async () => {
  const { mere, uuid } = await sentBack();
  await screen.findByRole('button', { name: 'Undo' });
  await loop.mine(mere, uuid);

  await clickButton('Undo');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not undone. The learner has already opened it, so it stays with them.',
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('“More please” leads to its note, when the page is opened again it does not', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await mark('More please');
  expect(document.activeElement).toBe(await note());
  await mark('Fine');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fine' }));

  await mark('More please');
  await open(hana, uuid);
  await note();
  expect(document.activeElement).toBe(document.body);
});

test('all answers and reviews are read on one page before it is signed off', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await userEvent.type(await review(), 'Ka pai');
  await clickButton('Save and next');
  await waitFor(() => expect(screen.getByText('Q 2 / 2')).toBeTruthy());
  await mark('Fine');
  await clickLink('All on one page');

  const [first, second] = await screen.findAllByRole('heading', { name: /^[12]\. What/ });
  expect(document.activeElement?.textContent).toBe('Answers and reviews');
  expect(first?.parentElement?.textContent).toMatch(/They felt safe\..*Review by Hana.*Ka pai/);
  expect(second?.parentElement?.textContent).toMatch(/They sang\..*Not reviewed yet\..*Fine$/);
  expect(screen.getByRole('button', { name: 'Sign off' })).toBeTruthy();

  await clickLink('Write a review');
  await waitFor(() => expect(screen.getByText('Q 2 / 2')).toBeTruthy());
  expect(await review()).toBeTruthy();
});
