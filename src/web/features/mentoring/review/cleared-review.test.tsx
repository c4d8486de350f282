// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import { reflectionWith, reviewOf } from './example-reflection.test-support.ts';
import { fakeReviewServer, openReview } from './review.test-support.tsx';

setupBrowser();

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });

test('a review that was emptied is put back by Undo, and nothing of it is sent', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('Good'), null]));
  openReview();
  await userEvent.clear(await box());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect((await box()).value).toBe('Good');
  expect(document.activeElement).toBe(await box());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(server.writes).toEqual([]);
});
