// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { clickLink } from '#web/controls.test-support.ts';
import { atTheEnd, mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

/** Its first answer is reviewed by Hana, and its second one is not. */
async function reviewed() {
  const { mere, uuid } = await submitted();
  const [first] = (await loop.shown(hana, uuid)).questions;
  const answer = first?.answers[0]?.uuid ?? '';
  await world.as(hana)(storeReview, { body: { reflection: uuid, answer, contents: 'Ka pai' } });
  return { mere, uuid };
}

async function complete() {
  const { uuid } = await reviewed();
  await loop.finish(hana, uuid);
  return uuid;
}

async function sentBack() {
  const { uuid } = await reviewed();
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  return uuid;
}

/** Sent back, and open at the learner, who has changed an answer. */
async function beingWritten() {
  const { mere, uuid } = await reviewed();
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  const [, second] = (await loop.mine(mere, uuid)).questions;
  await loop.answer(mere, uuid, second?.uuid ?? '', 'They sang. A waiata.');
  return uuid;
}

const parts = async () =>
  (await screen.findAllByRole('heading', { name: /^[12]\. What/ })).map(
    (heading) => heading.parentElement?.textContent,
  );

/** What a review that is under way offers, at its questions and at its end. */
const waysToWrite = [
  ['textbox', /./],
  ['radio', /./],
  ['link', /^(Write a|Change the) review$/],
  ['button', /^(Save|Sign off|Send back)/],
] as const;

const offered = () =>
  waysToWrite.flatMap(([role, name]) =>
    within(screen.getByRole('main')).queryAllByRole(role, { name }),
  );

test.each([
  { state: 'complete', reflectionOf: complete, second: /They sang\..*No review/ },
  { state: 'sent back', reflectionOf: sentBack, second: /They sang\./ },
  { state: 'being written', reflectionOf: beingWritten, second: /They sang\. A waiata\./ },
])(
  'a mentor reads all of a reflection that is $state on one page, and can write nothing there',
  async ({ reflectionOf, second }) => {
    await open(rangi, await reflectionOf(), atTheEnd);
    await clickLink('All on one page');
    const [one, other] = await parts();
    expect(one).toMatch(/They felt safe\..*Review by Hana Tūtaki.*Ka pai/);
    expect(other).toMatch(second);
    expect(document.activeElement?.textContent).toBe('Answers and reviews');
    expect(offered()).toEqual([]);
  },
);

test('while it can be reviewed the same page leads to each review', async () => {
  const { uuid } = await reviewed();
  await open(rangi, uuid, atTheEnd);
  await clickLink('All on one page');
  const [one, other] = await parts();
  expect(one).toMatch(/They felt safe\..*Ka pai.*Change the review$/);
  expect(other).toMatch(/They sang\..*Write a review$/);
  expect(offered().map(({ textContent }) => textContent)).toEqual([
    'Change the review',
    'Write a review',
    'Sign off',
    'Send back',
  ]);
});
