// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveExternalNotes, storeReview } from '#contract/mentoring/mentoring.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import {
  atTheEnd,
  beginWithAnswers,
  box,
  firstQuestion,
  heading,
  openAs,
  secondQuestion,
  type,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana Tūtaki', 'mentor');

const learner = () => world.person('Mere Tāne', 'independent_learner');
const open = (person: Person, uuid: string, question?: number) =>
  openAs(world, person, writingAt(uuid, question));
const listed = (name: string) => {
  const list = screen.getByRole('heading', { name }).nextElementSibling;
  return list?.textContent;
};

/** Submitted, reviewed in part, and sent back for more of the first answer. */
async function sentBack() {
  const mere = await learner();
  const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
  const { questions } = await loop.shown(mentor, uuid);
  const body = { reflection: uuid, answer: questions[1]?.answers[0]?.uuid ?? '' };
  await world.as(mentor)(storeReview, { body: { ...body, contents: 'Such a song!' } });
  await loop.giveBack(mentor, uuid, { 0: 'Who felt safe?' });
  return { mere, uuid };
}

test('sent back, the note stands beside the answer, which alone can be changed', async () => {
  const { mere, uuid } = await sentBack();
  await open(mere, uuid);
  expect(await heading('Hana Tūtaki asks for more', 3)).toBeTruthy();
  expect(screen.getByText('Who felt safe?', { ignore: 'details *' })).toBeTruthy();
  expect((await box()).value).toBe('They felt safe.');
  expect(screen.getByText('0 of 1 revised')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 1 \/ 2 ?, to revise$/ })).toBeTruthy();

  await clickLink(/^Q 2/);
  await heading(new RegExp(secondQuestion));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^Your mentor hasn’t asked for more here/)).toBeTruthy();
  expect(screen.queryByText(/happy with|Fine/)).toBeNull();
  expect(screen.getByText('Such a song!', { ignore: 'details *' })).toBeTruthy();
});

test('what was written before is collapsed below', async () => {
  const { mere, uuid } = await sentBack();
  await open(mere, uuid);
  await userEvent.type(await box(), ' All of them.');
  const [before] = await screen.findAllByText('What you wrote before');
  const details = before?.closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('They felt safe.');
  expect(details?.textContent).toContain('Who felt safe?');
  expect(details?.textContent).not.toContain('All of them.');
});

test('submitting again lists what has changed, and goes back to the same mentor', async () => {
  const { mere, uuid } = await sentBack();
  await open(mere, uuid);
  await type(' Mia did.');
  await clickButton('Save and check');
  await heading('Check and submit again');
  await waitFor(() => expect(listed('Changed')).toContain(firstQuestion));
  expect(screen.getByText(/it goes back to Hana Tūtaki/)).toBeTruthy();
  await clickButton('Submit again');

  await heading(/^Submitted/);
  const { status, returned_to, round } = await loop.shown(mentor, uuid);
  expect({ status, round, returned_to: returned_to?.name }).toEqual({
    status: 'review',
    round: 2,
    returned_to: mentor.name,
  });
});

test('an answer that was asked for and not changed is pointed out gently, and allowed', async () => {
  const { mere, uuid } = await sentBack();
  await open(mere, uuid, atTheEnd);
  await heading('Check and submit again');
  expect(listed('Asked for, but not changed')).toContain(firstQuestion);
  expect(screen.getByText(/You can submit it like this/)).toBeTruthy();
  await clickButton('Submit again');
  await heading(/^Submitted/);
});

test('complete, answers and reviews are one document, with the certificate beside', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await loop.submit(mere, uuid);
  const { questions } = await loop.shown(mentor, uuid);
  const body = { reflection: uuid, answer: questions[0]?.answers[0]?.uuid ?? '' };
  await world.as(mentor)(storeReview, { body: { ...body, contents: 'How did you know?' } });
  await open(mere, uuid);
  await heading(/^With your mentor/);
  expect(screen.queryByText('How did you know?')).toBeNull();
  cleanup();

  const notes = { reflection: uuid, contents: 'A hui in Ōtaki' };
  await world.as(mentor)(saveExternalNotes, { body: notes });
  await loop.finish(mentor, uuid);
  await open(mere, uuid);
  expect(await screen.findByText('How did you know?')).toBeTruthy();
  expect(screen.getByText(/^Complete, signed off on \d+\w\w \w+ \d{4}\.$/)).toBeTruthy();
  const aside = screen.getByRole('complementary', { name: 'Certificate' });
  expect(aside.textContent).toMatch(/SW-\d{4}-\d{5}/);
  expect(within(aside).getByRole('link', { name: /^Download PDF of/ })).toBeTruthy();

  act(() => void dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('article');
  const texts = ['They felt safe.', 'How did you know?', 'They sang.', 'A hui in Ōtaki'];
  for (const words of [...texts, mere.name]) expect(paper.textContent).toContain(words);
  act(() => void dispatchEvent(new Event('afterprint')));
});

test('a sign-off that was undone says so, and that there is nothing to do', async () => {
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.', 'They sang.');
  await loop.submit(mere, uuid);
  await loop.finish(mentor, uuid);
  await loop.undo(mentor, uuid, 'The wrong learner');
  await open(mere, uuid);
  const words = await screen.findByText(/Hana Tūtaki undid the sign-off on/);
  expect(words.textContent).toContain('nothing you need to do');
  expect(document.body.textContent).not.toContain('The wrong learner');
  expect(screen.queryByRole('complementary', { name: 'Certificate' })).toBeNull();
});
