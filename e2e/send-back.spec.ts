import { here } from '#contract/mentoring/turns.ts';
import { storePhrase } from '#contract/phrases/phrases.ts';
import { tabToNamed } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { post } from './post.ts';

const pathOf = (uuid: string, question: number) =>
  `/mentor/review-learning/reflection/${uuid}?question=${question}`;

test('by keyboard alone an answer is asked for again and sent back', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.', 'Another.'] });
  await logIn(mentor, pathOf(uuid, 2));
  for (const verdict of ['Fine', 'More please']) {
    await expect(page.getByRole('radio', { name: verdict })).not.toBeChecked();
  }

  await tabToNamed(page, 'radio', 'Fine');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'More please' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^What would you like/ })).toBeFocused();
  await page.keyboard.type('Which one?');
  await tabToNamed(page, 'button', 'Send back');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Great, we're at the end of this review.")).toBeFocused();
  await tabToNamed(page, 'button', 'Send back');
  await page.keyboard.press('Enter');

  await expect(page.getByText(/^You sent this back to Rāwiri/)).toBeVisible();
  await expect(page.getByText("Great, we're at the end of this review.")).toBeFocused();

  await tabToNamed(page, 'button', 'Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await tabToNamed(page, 'link', 'Read it all on one page');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?view=all$/);
  await expect(page.getByRole('heading', { name: 'Answers and reviews' })).toBeFocused();
});

test('two mentors at one reflection know of each other', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.'] });
  const theirs = await elsewhere(await world.person('Tama Hōhepa', 'mentor'));
  const isSaid = theirs.waitForResponse(`**${here.path}`);
  await theirs.goto(pathOf(uuid, 1));
  await expect(theirs.getByRole('textbox', { name: /^Your review/ })).toBeVisible();
  // A page is told with the answer to its own heartbeat, of which the next is most of a minute away.
  await isSaid;

  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid, 1));
  await expect(
    page.getByText(/^Tama Hōhepa has been writing here since \d{1,2}:\d\d\s[ap]m$/),
  ).toBeVisible();
  await accessible();
});

test('nothing needs scrolling sideways at 320 pixels', async ({ page, world, logIn }) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.'] });
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid, 1));
  await page.getByRole('radio', { name: 'More please' }).check();
  await page
    .getByRole('textbox', { name: /^What would you like/ })
    .fill('Whakamōhiotia '.repeat(9));
  for (const question of [1, 2]) {
    await page.goto(pathOf(uuid, question));
    await expect(page.getByRole('button', { name: 'Send back' })).toBeVisible();
    await fitsViewport(page);
    // A review has a bar of its own, in the place of the product's.
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  }
  await page.goto(pathOf(uuid, 1));
  await expect(page.getByRole('button', { name: 'Save and next' })).toBeInViewport({ ratio: 1 });
});

test('a phrase is found by typing and put in at the caret; undo takes it out again', async ({
  page,
  world,
  logIn,
}) => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.'] });
  await logIn(mentor);
  for (const text of ['Ka pai rawa atu.', 'Tell me more, {learner}.']) {
    await post(page, storePhrase.path, { text });
  }
  await page.goto(pathOf(uuid, 1));
  const review = page.getByRole('textbox', { name: /^Your review/ });
  await review.fill('Kia ora! I was there.');
  await review.press('Home');
  for (const _ of 'Kia ora!') await review.press('ArrowRight');

  await tabToNamed(page, 'button', 'Insert a phrase');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a phrase' })).toBeFocused();
  await page.keyboard.type('rawiri');
  await expect(page.getByText('1 phrase', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(review).toHaveValue('Kia ora! Tell me more, Rāwiri. I was there.');
  await expect(review).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(review).toHaveValue('Kia ora! I was there.');
  // Enter in the panel saved no review.
  await expect(page.getByText('Question 1 of 1', { exact: true })).toBeVisible();
});
