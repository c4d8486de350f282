// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import { reflectionWith } from '#web/features/mentoring/review/example-reflection.test-support.ts';
import {
  fakeReviewServer,
  openReview,
} from '#web/features/mentoring/review/review.test-support.tsx';

setupBrowser();
afterEach(() => void vi.useRealTimers());

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['offline' as const, 'We couldn’t reach the server.'],
  [
    { status: 500, body: { message: 'Server Error', errors: { server: ['Quote this: 7.'] } } },
    'Quote this: 7.',
  ],
  [{ status: 422, body: { message: 'No', errors: { contents: ['Too long.'] } } }, 'Too long.'],
])('after a failure (%j) the text stays, and a second try saves it', async (failure, reason) => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  server.next = [failure];
  const { address } = openReview();
  await userEvent.type(await box(), 'Ka pai');
  await press('Save and next');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not saved, try again');
  expect(alert.textContent).toContain(reason);
  expect((await box()).value).toBe('Ka pai');
  expect(address()).toContain('question=1');

  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // The problem is gone with the press, the draft once the server has the text.
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
  );
  // The button went with what it ended: the focus is where that is said now, not at the page's top.
  expect(document.activeElement?.textContent).toMatch(/^Saved/);
  expect(screen.getAllByRole('status').map((said) => said.textContent)).toContainEqual(
    expect.stringMatching(/^Saved/),
  );
});

test('what Save could not send is sent once the server answers, and said to fail only once', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  server.next = ['offline', 'offline'];
  openReview();
  await userEvent.type(await box(), 'Ka pai');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await press('Save and next');
  const alert = await screen.findByRole('alert');

  await act(() => vi.advanceTimersByTimeAsync(21_000));
  await waitFor(() => expect(server.writes).toHaveLength(2));
  expect(screen.getByRole('alert')).toBe(alert);

  await act(() => vi.advanceTimersByTimeAsync(21_000));
  await screen.findByText(/^Saved \d/, { ignore: '.visually-hidden' });
  expect(server.writes).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});
