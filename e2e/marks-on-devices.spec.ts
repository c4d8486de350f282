import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { serverDrafts } from './server-drafts.ts';

const pathOf = (uuid: string, question: number) =>
  `/mentor/review-learning/reflection/${uuid}?question=${question}`;
const note = (page: Page) => page.getByRole('textbox', { name: /^What would you like/ });

test('marked on the phone, a reflection is sent back from the laptop', async ({
  page,
  elsewhere,
  product,
  world,
  logIn,
  accessible,
}) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const mentor = await world.person('Hana', 'mentor');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.', 'Another.'] });
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(mentor, pathOf(uuid, 1));
  await page.getByRole('radio', { name: 'More please' }).check();
  await note(page).fill('Which one?');
  await expect
    .poll(() => serverDrafts(product, mentor))
    .toEqual([expect.stringContaining('Which one?')]);

  const laptop = await elsewhere(mentor, pathOf(uuid, 1));
  await expect(note(laptop)).toHaveValue('Which one?');
  await note(laptop).fill('Which one, and why?');
  await expect
    .poll(() => serverDrafts(product, mentor))
    .toEqual([expect.stringContaining('and why?')]);

  await page.reload();
  const prompt = page.getByRole('alert').filter({ hasText: 'On another device' });
  await expect(prompt).toContainText('Which one, and why?');
  await fitsViewport(page);
  await accessible();
  await prompt.getByRole('button', { name: 'Use that one' }).click();
  await expect(note(page)).toHaveValue('Which one, and why?');

  await laptop.goto(pathOf(uuid, 3));
  await expect(laptop.getByText('Which one, and why?')).toBeVisible();
  await laptop.getByRole('button', { name: 'Send back' }).click();
  await expect(laptop.getByText(/^You sent this back to Rāwiri/)).toBeVisible();
  await expect.poll(() => serverDrafts(product, mentor)).toEqual(['']);
  await expect(page.getByText(/^You sent this back to Rāwiri/)).toBeVisible();
  await expect(page.getByText('It wasn’t sent to Rāwiri', { exact: false })).toHaveCount(0);
});
