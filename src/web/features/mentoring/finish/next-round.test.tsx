// @vitest-environment browser-and-server
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { ask, mentoringWorld, note, review } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open, openUnnumbered } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

test('a mark of the previous round does not count in this round, and its note is kept', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await loop.giveBack(rangi, uuid, { 1: 'Which song?' });
  await loop.submit(mere, uuid);
  await open(hana, uuid);

  const more = await screen.findByRole('radio', { name: 'More please' });
  expect(more).toHaveProperty('checked', false);
  await userEvent.click(more);
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
});

test('after submitting again, a changed answer stands above its earlier version', async () => {
  const { mere, uuid } = await submitted();
  await loop.giveBack(hana, uuid, { 0: 'Who felt safe?' });
  const { questions } = await loop.mine(mere, uuid);
  await loop.answer(mere, uuid, questions[0]?.uuid ?? '', 'Mia did.');
  await loop.submit(mere, uuid);
  await open(hana, uuid);

  expect(await screen.findByText('Changed since')).toBeTruthy();
  expect(screen.getByText(/^resubmitted \(round 2\), waiting since/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 1.*, changed since$/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Asked for last time' })).toBeTruthy();
  expect(screen.getByText('Mia did.')).toBeTruthy();
  const details = screen.getByText(/^Round 1, sent back/).closest('details');
  expect(details?.open).toBe(false);
  for (const words of ['They felt safe.', 'More please', 'Who felt safe?']) {
    expect(details?.textContent).toContain(words);
  }

  await clickLink(/^Q 2/);
  await screen.findByText('Not changed since');
  const unmarked = screen.getByText(/^Round 1, sent back/).closest('details');
  expect(unmarked?.textContent).not.toContain('Fine');
});

test('a reflection submitted again opens at the first changed answer, and says what is not reviewed yet', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const answers = ['They felt safe.', 'They sang.', 'We ate.'];
  const { uuid } = await loop.submitted(mere, { answers });
  for (const {
    answers: [answer],
  } of (await loop.shown(hana, uuid)).questions) {
    const body = { reflection: uuid, answer: answer?.uuid ?? '', contents: 'Ka pai' };
    await world.as(hana)(storeReview, { body });
  }
  await loop.giveBack(hana, uuid, { 0: 'Who felt safe?', 1: 'Which song?' });
  const { questions } = await loop.mine(mere, uuid);
  await loop.answer(mere, uuid, questions[1]?.uuid ?? '', 'Te Aroha.');
  await loop.submit(mere, uuid);

  await openUnnumbered(hana, uuid);
  expect(await screen.findByText('Te Aroha.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 3 ?, reviewed$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 2 \/ 3 ?, changed since$/ })).toBeTruthy();
  await userEvent.type(await review(), ' kē');
  await clickButton('Save and next');
  await clickLink('Forward to the end');
  expect(await screen.findByText(/^Without a review since it was resubmitted/)).toHaveProperty(
    'textContent',
    'Without a review since it was resubmitted: question 1',
  );
  await clickButton('Sign off');
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('The review of question 1 is from before it was sent back.');
  expect(words).not.toContain('would stay without a review');
});

test('in print every round is there, and none is collapsed', async () => {
  const { mere, uuid } = await submitted();
  await loop.giveBack(hana, uuid, { 0: 'Who felt safe?' });
  await loop.submit(mere, uuid);
  await open(hana, uuid);
  fireEvent(window, new Event('beforeprint'));

  const paper = await screen.findByRole('article');
  expect(within(paper).getAllByText(/^Round 1, sent back/)).toHaveLength(2);
  expect(paper.querySelector('details')).toBeNull();
  expect(paper.textContent).toContain('Who felt safe?');
  fireEvent(window, new Event('afterprint'));
});
