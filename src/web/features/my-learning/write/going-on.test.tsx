// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import {
  beginWithAnswers,
  box,
  firstQuestion,
  heading,
  openAs,
  secondQuestion,
  type,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana Tūtaki', 'mentor');

/** Sent back for more of the second answer alone. */
async function secondAskedAgain() {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
  await loop.giveBack(mentor, uuid, { 1: 'Which song?' });
  return { mere, uuid };
}

test('what was sent back opens at the first answer that is asked for again', async () => {
  const { mere, uuid } = await secondAskedAgain();
  await openAs(world, mere, `/my/learning/reflection/${uuid}`);

  await heading(new RegExp(secondQuestion));
  expect((await box()).value).toBe('They sang.');
  await type(' It was Purea nei.');
  await screen.findByText(/^Saved \d/);
  // Saving leaves the question on the screen, though nothing is asked for any more.
  expect((await box()).value).toBe('They sang. It was Purea nei.');
});

test('only what is asked for again lies on the way to submitting, and back', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere, { answers: ['One.', 'Two.', 'Three.', 'Four.'] });
  await loop.giveBack(mentor, uuid, { 0: 'Who?', 2: 'When?' });
  await openAs(world, mere, `/my/learning/reflection/${uuid}`);

  await heading(new RegExp(firstQuestion));
  await clickButton('Save and next');
  await heading(/And what else, 3/);
  await clickButton('Save and check');
  await heading('Check and submit again');
  await clickLink('Back');
  await heading(/And what else, 3/);
  await clickLink('Back');
  await heading(new RegExp(firstQuestion));
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();

  // Whoever looks at another one is not led past what is asked for.
  await clickLink(/^Q 2/);
  await heading(new RegExp(secondQuestion));
  await clickButton('Save and next');
  await heading(/And what else, 3/);
});

test('what is revised already opens where it is submitted again', async () => {
  const { mere, uuid } = await secondAskedAgain();
  const { questions } = await loop.mine(mere, uuid);
  await loop.answer(mere, uuid, questions[1]?.uuid ?? '', 'They sang Purea nei.');
  await openAs(world, mere, `/my/learning/reflection/${uuid}`);
  expect(await heading('Check and submit again')).toBeTruthy();
});

test('a first draft opens at the first question without an answer', async () => {
  const { mere } = await beginWithAnswers(world, 'They felt safe.');
  await openAs(world, mere, '/my/learning');
  await clickLink(/^Continue/);
  await heading(new RegExp(secondQuestion));
  expect((await box()).value).toBe('');
});

test('a submission that is withdrawn opens at its beginning', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere);
  await openAs(world, mere, `/my/learning/reflection/${uuid}`);
  await clickButton('Withdraw submission');
  await heading(new RegExp(firstQuestion));
  expect((await box()).value).toBe('First thoughts 1');
});
