// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  reflectionWith,
  reviewOf,
} from '#web/features/mentoring/review/example-reflection.test-support.ts';
import {
  fakeReviewServer,
  openReview,
} from '#web/features/mentoring/review/review.test-support.tsx';

setupBrowser();

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign off' }));
  return within(await screen.findByRole('dialog'));
}

test('signing off asks first, naming the learner, the area and what follows', async () => {
  const server = fakeReviewServer(reflectionWith([null, reviewOf('B')]));
  openReview({ question: 3 });
  const dialog = await openDialog();

  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('Mere Tāne');
  expect(words).toContain('Belonging');
  expect(words).toContain('A certificate is issued to Mere Tāne');
  expect(words).toContain('Question 1 would stay without a review');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.writes).toEqual([]);
});

test('a pod reflection promises no certificate', async () => {
  fakeReviewServer(reflectionWith([reviewOf('A')], { pod_id: 'pod', name: 'Settling in' }));
  openReview({ question: 2 });
  await openDialog();

  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/certificate/i);
});

test('a double click signs off once, and shows the certificate', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('A')]));
  openReview({ question: 2 });
  const dialog = await openDialog();
  const confirm = dialog.getByRole('button', { name: 'Sign off' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);

  const certificate = await screen.findByRole('link', { name: 'SW-2026-00042' });
  expect(certificate.getAttribute('href')).toContain('/certificates/abc');
  expect(server.writes.map(({ path }) => path)).toEqual(['reflection/sign-off']);
  expect(server.writes[0]?.ifMatch).toBe('2026-11-18T08:00:00.000Z');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^Signed off/);
});

test('what is typed on the step is saved first, then it is signed off', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  openReview({ question: 1 });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your review/ }), 'At last');
  await userEvent.type(screen.getByRole('textbox', { name: /notes/ }), 'A course');
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  await screen.findByRole('link', { name: 'SW-2026-00042' });
  expect(server.writes.map(({ path }) => path)).toEqual([
    'review/store',
    'review/update/external',
    'reflection/sign-off',
  ]);
  expect(server.writes[2]?.ifMatch).toBe('2026-11-20T08:42:00.000Z');
});

test('nothing is signed off while the text before it could not be saved', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  server.next = ['offline'];
  openReview({ question: 1 });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your review/ }), 'At last');
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Not saved, try again');
  expect(server.writes.map(({ path }) => path)).toEqual(['review/store']);
});

test('a draft of another question is pointed out instead of being locked out', async () => {
  const server = fakeReviewServer(reflectionWith([null, reviewOf('B')]));
  const { address } = openReview({ question: 1 });
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Your review/ }),
    'Half a thought',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Q 2, reviewed' }));
  const dialog = await openDialog();
  expect(dialog.queryByRole('button', { name: 'Sign off' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Go to question 1' }));

  await waitFor(() => expect(address()).toContain('question=1'));
  expect(server.writes).toEqual([]);
});

test('a refused sign-off says why, and the reflection is loaded again', async () => {
  const reflection = reflectionWith([reviewOf('A')]);
  const server = fakeReviewServer(reflection);
  server.next = [
    { status: 422, body: { message: 'No', errors: { reflection: ['It is not submitted.'] } } },
  ];
  openReview({ question: 2 });
  const dialog = await openDialog();
  server.reflection = { ...reflection, status: 'in_progress', submitted_at: null };
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  expect((await screen.findByRole('alert')).textContent).toContain('It is not submitted.');
  expect((await screen.findByRole('note')).textContent).toMatch(/is still writing/);
});

test('signed off by an earlier try whose answer was lost counts as signed off', async () => {
  const reflection = reflectionWith([reviewOf('A')]);
  const server = fakeReviewServer(reflection);
  const current = { ...reflection, status: 'complete', completed_at: '2026-11-20T08:40:00.000Z' };
  server.next = [{ status: 412, body: { current: { reflection: current } } }];
  openReview({ question: 2 });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  expect(await screen.findByText(/This reflection is complete/)).toBeTruthy();
});

test('whoever closes the dialog while it is signed off sees it at work, and hears that it failed', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('A')]));
  const { promise, resolve } = Promise.withResolvers<'offline'>();
  server.next.push(promise);
  openReview({ question: 2 });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const busy = await screen.findByRole('button', { name: 'Working...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');

  resolve('offline');
  expect((await screen.findByRole('alert')).textContent).toContain('Not signed off.');
  expect(screen.getByRole('button', { name: 'Sign off' })).toBeTruthy();
});
