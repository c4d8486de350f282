// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { here } from '#contract/mentoring/turns.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import {
  atTheEnd,
  beginWithAnswers,
  firstQuestion,
  heading,
  openAs,
  saveCall,
  secondQuestion,
  submitCall,
  type,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);

const open = (person: Person, uuid: string, question?: number) =>
  openAs(world, person, writingAt(uuid, question));

test('before submitting, what is still open is listed with a link to each', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.');
  await open(mere, uuid, atTheEnd);

  await heading('Check and submit');
  expect(screen.getByText(/Still open:/).textContent).toContain('question 2');
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(submit);
  expect(await status()).toBe('in_progress');

  await clickLink('question 2');
  const next = await heading(new RegExp(secondQuestion));
  expect(document.activeElement).toBe(next);
});

test('submitting says what happens, and then that the reflection is with the mentor, read-only', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await open(mere, uuid, atTheEnd);
  expect(
    await screen.findByText(/your answers go to your mentor, who reads and reviews/),
  ).toBeTruthy();
  await clickButton('Submit');

  const submitted = await heading(/^Submitted. With your mentor since \d+\w\w \w+ \d{4}\.$/);
  expect(document.activeElement).toBe(submitted);
  expect(await status()).toBe('review');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('They felt safe.')).toBeTruthy();
  expect(screen.getByText('They sang.')).toBeTruthy();
});

test('text that is not saved yet is saved before it is submitted', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.');
  const { server } = await open(mere, uuid, 2);
  await type('They sang');
  await clickButton('Save and check');
  await clickButton('Submit');

  await heading(/^Submitted/);
  expect(await status()).toBe('review');
  expect(screen.getByText('They sang')).toBeTruthy();
  const calls = server.asked.map(({ call }) => call);
  expect(calls.indexOf(saveCall)).toBeLessThan(calls.indexOf(submitCall));
});

test('if a text cannot be saved, nothing is submitted', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.');
  const { server } = await open(mere, uuid, 2);
  server.breaks(saveCall, 'offline');
  await type('They sang');
  await clickButton('Save and check');
  await clickButton('Submit');

  await screen.findByText('Not submitted.');
  expect(
    screen.getByText(/couldn’t save everything you wrote yet. It is kept on this device/),
  ).toBeTruthy();
  expect(screen.getByText(/^Question 2: We couldn’t reach the server/)).toBeTruthy();
  expect(server.callsOf(submitCall)).toHaveLength(0);
  expect(await status()).toBe('in_progress');

  server.breaks(saveCall);
  await clickButton('Try again');
  await waitFor(() => expect(screen.queryByText('Not submitted.')).toBeNull());
});

test('an answer that is refused is named by its question, on every other one too', async () => {
  const { mere, uuid } = await beginWithAnswers(world, '', 'They sang.');
  const { server } = await open(mere, uuid);
  const refusal = { message: 'No', errors: { answer: ['Too long.'] } };
  server.breaks(saveCall, { status: 422, body: refusal });
  await type('They felt safe');
  await clickButton('Save and next');
  await heading(new RegExp(secondQuestion));
  const line = await screen.findByRole('alert');
  expect(line.textContent).toContain('Too long.');
  await clickButton('Save and check');
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Q 1, not saved' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Q 2, written' })).toBeTruthy();
  await clickButton('Submit');
  expect(await screen.findByText('Question 1: Too long.')).toBeTruthy();

  await clickButton('Go to question 1');
  await heading(new RegExp(firstQuestion));
  expect(screen.queryByRole('button', { name: 'Go to question 1' })).toBeNull();

  server.breaks(saveCall);
  await clickButton('Try again');
  expect(await screen.findByRole('link', { name: 'Q 1 / 2, written' })).toBeTruthy();
});

test('a submission that does not arrive says so, and can be pressed again', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await open(mere, uuid, atTheEnd);
  server.breaks(submitCall, 'offline');
  await clickButton('Submit');
  expect((await screen.findByRole('alert')).textContent).toContain('reach the server');

  server.breaks(submitCall);
  await clickButton('Submit');
  await heading(/^Submitted/);
});

test('a submission whose answer is lost is shown as submitted', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await open(mere, uuid, atTheEnd);
  server.breaks(submitCall, 'lost');
  await clickButton('Submit');

  const submitted = await heading(/^Submitted\. With your mentor since/);
  expect(document.activeElement).toBe(submitted);
  expect(screen.queryByText('Not submitted.')).toBeNull();
  expect(await status()).toBe('review');
});

test('answers that another window emptied meanwhile are named, question by question', async () => {
  const { mere, uuid, questions } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await open(mere, uuid, atTheEnd);
  await heading('Check and submit');
  await loop.answer(mere, uuid, questions[0]?.uuid ?? '', '');
  await clickButton('Submit');
  expect(await screen.findByText(`“${firstQuestion}” has no answer yet.`)).toBeTruthy();
});

test('a draft typed while another window submitted can still be read', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await open(mere, uuid);
  // The draft saves itself after a while, and must not do so before the other window submits.
  const letPass = server.holds(saveCall);
  await type(' And warm.');
  await loop.submit(mere, uuid);
  await userEvent.tab();
  letPass();

  await heading(/^With your mentor since/);
  expect(await screen.findByText('They felt safe. And warm.')).toBeTruthy();
  expect(screen.getByText(/It wasn’t saved before this reflection was submitted/)).toBeTruthy();
});

test('what this device holds unsaved is pointed out above what was submitted on another', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  const { server } = await open(mere, uuid, 2);
  server.breaks(saveCall, 'offline');
  await type(' Three times.');
  await screen.findByRole('alert');
  await loop.submit(mere, uuid);
  server.breaks(saveCall);
  dispatchEvent(new Event('online'));

  await heading(/^With your mentor since/);
  await screen.findByText(/^1 of your answers wasn’t saved before this was submitted\./);
  await clickButton('Go to question 2');
  expect(document.activeElement).toBe(await heading(new RegExp(secondQuestion)));
  await clickButton('Discard draft');
  expect(screen.queryByText(/before this was submitted/)).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo', description: 'Draft discarded' });
  expect(document.activeElement).toBe(undo);

  await clickButton('Undo');
  expect(await screen.findByText('They sang. Three times.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Discard draft');
});

test('what was submitted can be withdrawn until a mentor begins, and is written on', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await open(mere, uuid, atTheEnd);
  await clickButton('Submit');
  const said = (await heading(/^Submitted\./)).closest('[role="status"]');
  // Whose "Working..." would be read out together with what is said.
  expect(said?.querySelector('button')).toBeNull();
  await clickButton('Withdraw submission');

  const withdrawn = await heading(/^You’ve withdrawn it\./);
  expect(document.activeElement).toBe(withdrawn);
  expect(await status()).toBe('in_progress');
  expect(screen.getByRole('heading', { level: 2, name: new RegExp(firstQuestion) })).toBeTruthy();
  await clickButton('Save and next');
  await clickButton('Save and check');
  await clickButton('Submit');
  await heading(/^Submitted\./);
  expect(await status()).toBe('review');
});

test('a mentor who begins in that moment has it, and the page says so', async () => {
  const { mere, uuid, status } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await open(mere, uuid, atTheEnd);
  await clickButton('Submit');
  await screen.findByRole('button', { name: 'Withdraw submission' });
  const hana = await world.person('Hana', 'mentor');
  await world.as(hana)(here, { body: { reflection: uuid } });
  await clickButton('Withdraw submission');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('A mentor has started to review it, so it stays with them.');
  await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('button', { name: /^(Withdraw submission|Working)/ })).toBeNull();
  expect(await status()).toBe('review');
});
