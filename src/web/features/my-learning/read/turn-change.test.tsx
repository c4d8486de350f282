// @vitest-environment browser-and-server
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawSubmission } from '#contract/my-learning/my-learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton } from '#web/controls.test-support.ts';
import {
  atTheEnd,
  beginWithAnswers,
  box,
  firstQuestion,
  heading,
  openAs,
  saveCall,
  secondQuestion,
  type,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana Tūtaki', 'mentor');

/** As when the learner comes back to this window after somebody else did something. */
const look = () => act(() => void dispatchEvent(new Event('visibilitychange')));

const focused = () => document.activeElement?.textContent;

/** Submitted in the window that stays open. */
async function submittedHere() {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { address } = await openAs(world, mere, writingAt(uuid, atTheEnd));
  await clickButton('Submit');
  await heading(/^Submitted/);
  return { mere, uuid, address };
}

test('what is sent back while it is open says so, and opens at what is asked for', async () => {
  const { uuid, address } = await submittedHere();
  screen.getByRole('button', { name: 'Withdraw submission' }).focus();
  await loop.giveBack(mentor, uuid, { 1: 'Which song?' });
  look();

  await heading(/^Sent back on .+ by Hana Tūtaki: 1 answer to revise$/);
  expect(focused()).toMatch(/^Sent back on/);
  await heading(new RegExp(secondQuestion));
  expect((await box()).value).toBe('They sang.');
  expect(screen.getByText('Which song?', { ignore: 'details *' })).toBeTruthy();
  expect(address()).toBe(`/my/learning/reflection/${uuid}`);
});

test('what is signed off while it is open says so to who was at its button', async () => {
  const { uuid } = await submittedHere();
  screen.getByRole('button', { name: 'Withdraw submission' }).focus();
  await loop.finish(mentor, uuid);
  look();

  await screen.findByText(/^Complete, signed off on/);
  expect(focused()).toMatch(/^Complete, signed off on/);
});

test('what another window submits says so to who was writing, and what it withdraws too', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await openAs(world, mere, writingAt(uuid));
  (await box()).focus();
  await loop.submit(mere, uuid);
  look();
  await heading(/^With your mentor since/);
  expect(focused()).toMatch(/^With your mentor since/);

  screen.getByRole('button', { name: 'Withdraw submission' }).focus();
  await world.as(mere)(withdrawSubmission, { body: { reflection: uuid } });
  look();
  await heading(/^You’ve withdrawn it\./);
  expect(focused()).toMatch(/^You’ve withdrawn it/);
});

test('somebody who is elsewhere on the page stays there', async () => {
  const { uuid } = await submittedHere();
  const print = screen.getByRole('button', { name: 'Print' });
  print.focus();
  await loop.giveBack(mentor, uuid, { 0: 'Who?' });
  look();

  await heading(/^Sent back on/);
  expect(document.activeElement).toBe(print);
});

test('who writes what was submitted elsewhere, and sent back without it, keeps text and place', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await openAs(world, mere, writingAt(uuid, 2));
  // The draft saves itself after a while, and must not do so before the other window submits.
  const letPass = server.holds(saveCall);
  await type(' Three times.');
  await loop.submit(mere, uuid);
  await loop.giveBack(mentor, uuid, { 0: 'Who?' });
  look();

  await screen.findByText(/It wasn’t saved before this reflection was submitted/);
  letPass();
  expect(screen.getByText('They sang. Three times.')).toBeTruthy();
  expect(focused()).toMatch(/Your mentor hasn’t asked for more here/);
  await clickButton('Discard draft');
  await clickButton('Undo');
  expect(await screen.findByText('They sang. Three times.')).toBeTruthy();
});

test('what was written beside a submission and never saved is pointed out when it is back', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await openAs(world, mere, writingAt(uuid, 2));
  server.breaks(saveCall, 'offline');
  await type(' Three times.');
  cleanup();
  await loop.submit(mere, uuid);
  await loop.giveBack(mentor, uuid, { 0: 'Who?' });

  await openAs(world, mere, `/my/learning/reflection/${uuid}`);
  await heading(new RegExp(firstQuestion));
  expect(await screen.findByText(/^1 of your answers wasn’t saved before/)).toBeTruthy();
  await clickButton('Go to question 2');
  await heading(new RegExp(secondQuestion));
  await clickButton('Discard draft');
  expect(screen.queryByText(/wasn’t saved before/)).toBeNull();
});
