// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import { mere, reflectionWith, reviewOf } from './example-reflection.test-support.ts';
import { fakeReviewServer, openReview } from './review.test-support.tsx';

setupBrowser();

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });
const saveAndNext = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save and next' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

test('a first review is stored, and the next question comes with the focus on it', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  const { address } = openReview();
  await userEvent.type(await box(), 'Ka pai');
  await saveAndNext();

  const second = await heading(/What about 2/);
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(address()).toContain('question=2');
  expect(server.writes).toEqual([
    {
      path: 'review/store',
      body: {
        reflection: 'reflection',
        answer: 'a1',
        contents: 'Ka pai',
        draft: { device: expect.any(String), order: expect.any(Number) },
      },
      ifMatch: undefined,
    },
  ]);
  const said = screen.getByText(/^Question 1 saved \d{1,2}:\d\d\s[ap]m$/);
  expect(said.getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: /^Q 1\s?, reviewed$/ })).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('an existing review is changed only if it is still the version on the screen', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('Good'), null]));
  openReview();
  await userEvent.type(await box(), ' work');
  await saveAndNext();

  await heading(/What about 2/);
  expect(server.writes[0]).toMatchObject({
    path: 'review/update',
    body: { review: 'r-Good', contents: 'Good work' },
    ifMatch: '2026-11-19T08:00:00.000Z',
  });
});

test('unchanged text sends nothing and moves on', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('Good'), null]));
  openReview();
  await box();
  await saveAndNext();

  await heading(/What about 2/);
  expect(server.writes).toEqual([]);
});

test('an empty review is pointed out at its box, and nothing is sent', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  openReview();
  await box();
  await saveAndNext();

  expect(await screen.findByText(/Write your review first/)).toBeTruthy();
  expect((await box()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await box());
  expect(server.writes).toEqual([]);
});

test('Ctrl and Enter save and go on in the box of the next answer, with its question named', async () => {
  const server = fakeReviewServer(reflectionWith([null, reviewOf('Good')]));
  openReview();
  await userEvent.type(await box(), 'Ka pai{Control>}{Enter}{/Control}');

  await heading(/What about 2/);
  expect(server.writes).toHaveLength(1);
  expect(document.activeElement).toBe(await box());
  expect((await box()).selectionStart).toBe('Good'.length);
  const question = screen.getByRole('form', { name: /What about 2/ });
  expect(question.contains(document.activeElement)).toBe(true);
});

test('pressed, Save and next leads to the question, as on a phone no keyboard should open', async () => {
  fakeReviewServer(reflectionWith([null, null]));
  openReview();
  await userEvent.type(await box(), 'Ka pai');
  await saveAndNext();

  expect(document.activeElement).toBe(await heading(/What about 2/));
});

test('Ctrl and Enter work as soon as the page is open, whatever has the focus', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('Good'), null, null]));
  openReview();
  await heading(/What about 1/);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await heading(/What about 2/);

  await userEvent.click(await screen.findByRole('button', { name: 'Save and return later' }));
  await screen.findByText("The learner's learning");
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(server.writes).toEqual([]);
});

test('Ctrl and Enter leave what is in a dialog, or on a link elsewhere, alone', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Ka pai');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign off' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByRole('link', { name: /^Forward to the end/ }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(server.writes).toEqual([]);

  screen.getByRole('button', { name: 'Print' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await heading("Great, we're at the end of this review.");
  expect(server.writes).toHaveLength(1);
});

test('saving the last question leads to the end', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Ka pai');
  await saveAndNext();

  expect(await heading("Great, we're at the end of this review.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to learning' })).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

test('save and return later saves what is typed, then goes back to the learner', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  const { address } = openReview();
  await userEvent.type(await box(), 'Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Save and return later' }));

  await screen.findByText("The learner's learning");
  expect(address()).toBe(`/mentor/review-learning?learner=${mere.uuid}`);
  expect(server.writes[0]?.body).toMatchObject({ contents: 'Half a thought' });
});

test('returning later without a review is allowed', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  openReview();
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'Save and return later' }));

  await screen.findByText("The learner's learning");
  expect(server.writes).toEqual([]);
});

test('notes are sent from the step that shows them, and only when they changed', async () => {
  const server = fakeReviewServer(reflectionWith([reviewOf('A'), reviewOf('B')]));
  openReview({ question: 1 });
  await userEvent.type(await box(), '!');
  await saveAndNext();
  const notes = await screen.findByRole('textbox', { name: 'External learning notes' });
  await userEvent.type(notes, 'A course in Taupō');
  await saveAndNext();
  await heading(/at the end/);

  expect(server.writes.map(({ path }) => path)).toEqual([
    'review/update',
    'review/update/external',
  ]);
  expect(server.writes[1]).toMatchObject({
    body: { contents: 'A course in Taupō' },
    ifMatch: '2026-11-18T08:00:00.000Z',
  });
});

test('a pod reflection has no notes', async () => {
  fakeReviewServer(reflectionWith([reviewOf('A')], { pod_id: 'pod' }));
  openReview();
  await box();

  expect(screen.queryByRole('textbox', { name: 'External learning notes' })).toBeNull();
});

test('a missing answer is described in words', async () => {
  const reflection = reflectionWith([null, null]);
  const [first] = reflection.questions;
  if (first) first.answers = [];
  fakeReviewServer(reflection);
  openReview();

  expect(await screen.findByText('Mere Tāne left this question empty.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a complete reflection is plain text, without a save of any kind', async () => {
  fakeReviewServer(reflectionWith([reviewOf('Ka pai')], { status: 'complete' }));
  openReview();

  expect(
    await screen.findByText(
      'This reflection is complete. You may continue to read though this reflection and review, however no further changes can be made.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Ka pai')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /save|sign|send|reopen/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to learning' })).toBeTruthy();
});

test('what the learner is still writing can only be read', async () => {
  fakeReviewServer(reflectionWith([null], { status: 'in_progress', submitted_at: null }));
  openReview();

  expect((await screen.findByRole('note')).textContent).toMatch(/Mere Tāne is still writing/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nobody reviews their own reflection', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview({ user: mere });

  expect((await screen.findByRole('note')).textContent).toMatch(/This is your own reflection/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('badges lead to any question, and the browser steps back', async () => {
  const server = fakeReviewServer(reflectionWith([null, reviewOf('Good'), null]));
  const { router } = openReview();
  const steps = await screen.findByRole('navigation', { name: 'Questions' });
  await userEvent.click(within(steps).getByRole('link', { name: 'Q 3' }));
  await heading(/What about 3/);
  expect(within(steps).getByText('Q 3 / 3').getAttribute('aria-current')).toBe('step');

  router.history.back();
  await heading(/What about 1/);
  expect(server.writes).toEqual([]);
});
