// @vitest-environment browser-and-server
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
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
const rangi = await world.person('Rangi Pōtae', 'mentor');

const sendBackCall = 'POST /api/admin/mentor/reflection/send-back';
const storeCall = 'POST /api/admin/mentor/review/store';

test('what the mentor asks for is listed word for word, and only then sent', async () => {
  const { uuid } = await submitted();
  const server = await open(hana, uuid);
  await ask('Who felt safe?');
  expect(screen.getByRole('link', { name: /^Q 1 \/ 2 ?, more please$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 2$/ })).toBeTruthy();
  await clickLink(/^Q 2/);
  await clickButton('Send back');

  const card = (await screen.findByRole('heading', { name: 'Send back' })).closest('section');
  expect(card?.textContent).toContain('You ask Mere Tāne for more');
  expect(card?.textContent).toContain('Who felt safe?');
  expect(card?.textContent).toContain('Only these answers open');
  expect(card?.textContent).toContain('Your reviews become visible to Mere Tāne');
  expect(server.callsOf(sendBackCall)).toEqual([]);
  await clickButton('Send back');

  expect((await screen.findByRole('note')).textContent).toMatch(
    /^You sent this back to Mere Tāne on \d+\w\w \w+ \d{4}\./,
  );
  expect(screen.getByText(/^Sent back \d{1,2}:\d\d\s[ap]m$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /send|sign/i })).toBeNull();
  const { status, questions } = await loop.shown(hana, uuid);
  expect(status).toBe('in_progress');
  expect(questions.map(({ open }) => open)).toEqual([true, false]);
  expect(questions[0]?.answers[0]?.versions[0]).toMatchObject({
    mark: 'more',
    note: 'Who felt safe?',
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('answers start without a mark, and the learner is told nothing of those that stay so', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere, {
    answers: ['They felt safe.', 'They sang.', 'No.'],
  });
  await open(hana, uuid);
  await ask('Who felt safe?');
  await clickLink(/^Q 2/);
  for (const verdict of ['Fine', 'More please']) {
    expect(await screen.findByRole('radio', { name: verdict })).toHaveProperty('checked', false);
  }
  await mark('Fine');
  expect(await screen.findByRole('link', { name: /^Q 2 \/ 3 ?, fine$/ })).toBeTruthy();
  await open(hana, uuid, 4);

  const card = (await screen.findByRole('heading', { name: 'Send back' })).closest('section');
  expect(card?.textContent).toContain('you are happy with the answer to question 2.');
  expect(card?.textContent).toContain('The answer to question 3 is unmarked');
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  const { questions } = await loop.mine(mere, uuid);
  const marks = questions.map(({ answers: [answer] }) => answer?.versions[0]?.mark);
  expect(marks).toEqual(['more', 'fine', null]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('after sending back, the next waiting reflection is offered', async () => {
  const { uuid } = await submitted();
  await submitted();
  await open(hana, uuid);
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');

  expect(await screen.findByRole('link', { name: /^Next waiting: Mere Tāne/ })).toBeTruthy();
});

test('a reflection that another mentor has begun is not offered next', async () => {
  const { uuid } = await submitted();
  for (;;) {
    const { reply } = await world.as(hana)(worklist, { query: { offered: '1' } });
    const next = reply.worklist.data.find((row) => row.uuid !== uuid);
    if (!next) break;
    const answer = (await loop.shown(rangi, next.uuid)).questions[0]?.answers[0]?.uuid ?? '';
    const body = { reflection: next.uuid, answer, contents: 'Ka pai' };
    await world.as(rangi)(storeReview, { body });
  }
  await open(hana, uuid);
  await ask('Who?');
  const server = await open(hana, uuid, atTheEnd);
  await clickButton('Send back');

  await screen.findByText(/^Sent back/);
  await waitFor(() =>
    expect(server.callsOf('GET /api/admin/mentor/worklist').length).toBeGreaterThan(0),
  );
  expect(screen.queryByRole('link', { name: /^Next waiting/ })).toBeNull();
});

test('a double press sends it back once', async () => {
  const { uuid } = await submitted();
  const server = await open(hana, uuid);
  await ask('Who?');
  await clickLink(/^Q 2/);
  await clickLink('Forward to the end');
  const button = await screen.findByRole('button', { name: 'Send back' });
  fireEvent.click(button);
  fireEvent.click(button);

  await screen.findByText(/^Sent back/);
  expect(server.callsOf(sendBackCall)).toHaveLength(1);
});

test('the note outlives a change of the mark, and a closed tab', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await mark('Fine');
  expect(screen.queryByRole('textbox', { name: /more of/ })).toBeNull();

  await open(hana, uuid);
  await mark('More please');
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
});

test('without a mark or a note nothing is sent, and the card says what is missing', async () => {
  const { uuid } = await submitted();
  const server = await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent back\. Mark at least/);

  await open(hana, uuid, 2);
  await mark('More please');
  await clickLink('Forward to the end');
  await clickButton('Send back');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Say what you would like more of in question 2.');
  await userEvent.click(within(alert).getByRole('link', { name: 'Go to question 2' }));
  await note();
  expect(server.callsOf(sendBackCall)).toEqual([]);
});

test('reviews that are not saved yet are saved first', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await userEvent.type(await review(), 'A good start');
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');

  await screen.findByText(/^Sent back/);
  const [first] = (await loop.shown(hana, uuid)).questions;
  expect(first?.answers[0]?.reviews[0]?.review).toBe('A good start');
});

test('if a review cannot be saved, nothing is sent and no word is lost', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await userEvent.type(await review(), 'A good start');
  await ask('Who?');
  const server = await open(hana, uuid, atTheEnd);
  server.breaks(storeCall, 'offline');
  await clickButton('Send back');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t save your review of question 1');
  expect(server.callsOf(sendBackCall)).toEqual([]);
  await open(hana, uuid);
  expect(await review()).toHaveProperty('value', 'A good start');
  expect(await note()).toHaveProperty('value', 'Who?');
});

test('signing off says which reviews become visible, and that requests are not sent', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await userEvent.type(await review(), 'Ka pai');
  await clickButton('Save and next');
  await waitFor(() => expect(screen.getByText('Q 2 / 2')).toBeTruthy());
  await ask('Which song?');
  await clickButton('Sign off');

  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('The review of question 1 becomes visible to Mere Tāne');
  expect(words).toContain('Question 2 would stay without a review');
  expect(words).toContain('You ask for more in question 2. Signing off doesn’t send that.');
});
