// @vitest-environment jsdom
import { screen } from '@testing-library/react';
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

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('typed text is offered again with its time after the tab was closed', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Half a thought');
  expect(await screen.findByText('Draft on this device')).toBeTruthy();

  openReview();
  expect((await box()).value).toBe('Half a thought');
  expect(screen.getByText(/^Draft from \d{1,2}:\d\d\s[ap]m$/)).toBeTruthy();
});

test('a discarded draft can be restored', async () => {
  fakeReviewServer(reflectionWith([reviewOf('Saved')]));
  openReview();
  await userEvent.type(await box(), ' and more');
  await press('Discard draft');
  expect((await box()).value).toBe('Saved');

  await press('Undo');
  expect((await box()).value).toBe('Saved and more');
});

test('a draft that is discarded and put back is gone on with in its box', async () => {
  fakeReviewServer(reflectionWith([null, null]));
  openReview();
  await userEvent.type(await box(), 'Ka pai');
  await press('Discard draft');
  await press('Undo');
  expect((await box()).value).toBe('Ka pai');
  expect(document.activeElement).toBe(await box());
});

test('text typed during a save is kept, and the question stays on the screen', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  let arrive = (_: { body: object }) => {};
  server.next = [new Promise((resolve) => (arrive = resolve))];
  const { address } = openReview();
  await userEvent.type(await box(), 'Ka pai');
  await press('Save and next');
  await userEvent.type(await box(), ', Mere');
  arrive({ body: { review: reviewOf('Ka pai', { updated_at: '2026-11-20T08:42:00.000Z' }) } });

  await screen.findByText('Draft on this device');
  expect((await box()).value).toBe('Ka pai, Mere');
  expect(address()).toContain('question=1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another person on the same device sees no draft', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Between Hana and Mere');

  openReview({ user: { uuid: 'wiremu', name: 'Wiremu' } });
  expect((await box()).value).toBe('');
});

const theirs = reviewOf('Theirs', {
  reviewer: { uuid: 'tama', name: 'Tama Hohepa' },
  updated_at: '2026-11-20T08:00:00.000Z',
});
const clash = { status: 412, body: { message: 'Changed', current: { review: theirs } } };

async function meetConflict() {
  const server = fakeReviewServer(reflectionWith([null, null]));
  server.next = [clash];
  openReview();
  await userEvent.type(await box(), 'Mine');
  await press('Save and next');
  const region = await screen.findByRole('region', { name: /two texts/ });
  expect(region.textContent).toContain('Mine');
  expect(region.textContent).toContain('Theirs');
  expect(region.textContent).toContain('Tama Hohepa');
  return server;
}

test('when somebody saved meanwhile, both texts are shown and mine can be kept', async () => {
  const server = await meetConflict();
  await press('Keep mine');

  expect((await box()).value).toBe('Mine');
  await screen.findByText(/^Saved/);
  expect(server.writes[1]).toMatchObject({
    path: 'review/update',
    body: { review: theirs.uuid, contents: 'Mine' },
    ifMatch: theirs.updated_at,
  });
});

test('theirs can be kept, and mine restored all the same', async () => {
  const server = await meetConflict();
  await press('Keep theirs');
  expect((await box()).value).toBe('Theirs');
  expect(server.writes).toHaveLength(1);

  await press('Undo');
  expect((await box()).value).toBe('Mine');
});

test('both can be joined in the box, and saved over theirs', async () => {
  const server = await meetConflict();
  await press('Join both');
  expect((await box()).value).toBe('Theirs\n\nMine');

  await press('Save and next');
  await screen.findByRole('heading', { level: 2, name: /What about 2/ });
  expect(server.writes[1]).toMatchObject({
    body: { contents: 'Theirs\n\nMine' },
    ifMatch: theirs.updated_at,
  });
});

test('a retry whose first answer was lost counts as saved', async () => {
  const server = fakeReviewServer(reflectionWith([null, null]));
  server.next = [{ status: 412, body: { current: { review: { ...theirs, review: 'Mine' } } } }];
  openReview();
  await userEvent.type(await box(), 'Mine');
  await press('Save and next');

  await screen.findByRole('heading', { level: 2, name: /What about 2/ });
});

test('coming back to a draft after somebody saved another text asks at once', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Mine');

  fakeReviewServer(reflectionWith([theirs]));
  openReview();
  expect(await screen.findByRole('region', { name: /two texts/ })).toBeTruthy();
});

test('a text that arrives while somebody types never takes the box away', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  const { readAgain } = openReview();
  await userEvent.type(await box(), 'Mine');
  server.reflection = reflectionWith([theirs]);
  await readAgain();

  expect((await screen.findByRole('alert')).textContent).toContain('Tama Hohepa saved another');
  expect((await box()).value).toBe('Mine');
  expect(document.activeElement).toBe(await box());
  await press('Compare the two');
  expect(await screen.findByRole('region', { name: /two texts/ })).toBeTruthy();
});

test('a sign-off by somebody else ends the editing, and the typed text can still be read', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  const sentence = 'This reflection is complete. No further changes can be made.';
  server.next = [{ status: 422, body: { message: sentence, errors: { reflection: [sentence] } } }];
  openReview();
  await userEvent.type(await box(), 'Too late');
  server.reflection = reflectionWith([null], { status: 'complete' });
  await press('Save and next');

  expect(await screen.findByText(/You may continue to read though/)).toBeTruthy();
  expect(screen.getByText('Too late')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  // Where the box was there is nothing to type into: the focus is where it is said why.
  expect(document.activeElement?.textContent).toMatch(/^This reflection is complete/);
});

test('a draft of what its learner withdrew says so, and is gone on with once it is back', async () => {
  const server = fakeReviewServer(reflectionWith([null]));
  const sentence = 'It isn’t submitted.';
  server.next = [{ status: 422, body: { message: sentence, errors: { reflection: [sentence] } } }];
  openReview();
  await userEvent.type(await box(), 'Half a thought');
  const writing = { submitted_at: null, status: 'in_progress' as const };
  server.reflection = reflectionWith([null], writing);
  await press('Save and next');

  expect(await screen.findByText(/^It wasn’t saved before .+ was withdrawn/)).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/ is still writing/);
  server.reflection = reflectionWith([null]);
  openReview();
  expect((await box()).value).toBe('Half a thought');
});

test('a draft of what came back before, and was withdrawn, isn’t said to be older than that', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Half a thought');
  const sent_back_at = '2026-01-05T00:00:00.000Z';
  fakeReviewServer(reflectionWith([null], { status: 'in_progress', sent_back_at, round: 2 }));
  openReview();
  expect(await screen.findByText(/before this reflection went back to its learner/)).toBeTruthy();
});

test('a draft that was left when somebody else signed off can still be read', async () => {
  fakeReviewServer(reflectionWith([null]));
  openReview();
  await userEvent.type(await box(), 'Too late');

  fakeReviewServer(reflectionWith([null], { status: 'complete' }));
  openReview();
  expect(await screen.findByText('Too late')).toBeTruthy();
  expect(screen.getByText(/kept on this device/)).toBeTruthy();
});
