// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  alert,
  assigned,
  belonging,
  calls,
  clickButton,
  findChosenCount,
  hasFocus,
  inOrder,
  isTicked,
  mere,
  ofMere,
  openAt,
  planning,
  taiao,
  tick,
  whatMereHas,
} from '#web/features/assigning/assigning.test-support.tsx';

setupBrowser();

test('ticks that were not assigned are restored, and can be discarded and brought back', async () => {
  await openAt(ofMere, { has: assigned(belonging) });
  await findChosenCount(1);
  await tick('Te taiao');
  cleanup();

  await openAt(ofMere, { has: assigned(belonging) });
  expect(await screen.findByText(/^Your choice from .* is back/)).toBeTruthy();
  await findChosenCount(2);
  await clickButton('Discard');
  await findChosenCount(1);
  await clickButton('Undo');
  await findChosenCount(2);
  await hasFocus('Discard');
});

const emptyPods = { ...belonging, pods_without_questions: 2 };
const withoutOwn = { ...planning, has_questions: false };
const withoutAny = { ...taiao, has_questions: false, pods_without_questions: 1 };

test('a ticked area that is switched off before it is assigned says what to do', async () => {
  const { server } = await openAt(ofMere);
  await tick('Te taiao');
  server.answers[calls.areas] = { body: { areas: [belonging, { ...taiao, active: false }] } };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void dispatchEvent(new Event('visibilitychange')));

  await screen.findByText(/^Switched off since you ticked it, so it can’t be assigned\./);
  expect(await isTicked('Te taiao')).toBe(true);
  await tick('Te taiao');
  await waitFor(() => expect(screen.queryByText('Te taiao')).toBeNull());
});

test.each([ofMere, '/mentor/assign-learning/many'])(
  'at %s an area says beside it what has no questions yet, and is ticked all the same',
  async (address) => {
    const areas = [emptyPods, withoutOwn, withoutAny];
    await openAt(address, { answers: { [calls.areas]: { body: { areas } } } });
    await findChosenCount(0);
    const noteOf = ({ name }: { name: string }, description: RegExp) =>
      screen.getByRole('checkbox', { name, description });
    noteOf(emptyPods, /^Pods without questions yet: 2\.$/);
    noteOf(withoutOwn, /^No questions about the area yet\.$/);
    noteOf(withoutAny, /^No questions about the area yet\..*Pods without questions yet: 1\.$/);
    await tick('Te taiao');
    await findChosenCount(1);
  },
);

test('an area that asks something of whoever has it has no such note', async () => {
  await openAt(ofMere);
  await findChosenCount(0);
  expect(screen.queryByText(/no questions|without questions/i)).toBeNull();
});

test('the choice for one learner is not the choice for another', async () => {
  await openAt(ofMere);
  await findChosenCount(0);
  await tick('Te taiao');

  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));
  expect(drafts.map(([key]) => key)).toEqual([
    `draft:0193a5c0-7a6e-7c4e-9a53-0242ac120001:areas:${mere.uuid}`,
  ]);
  expect(JSON.parse(drafts[0]?.[1] ?? '{}')).toMatchObject({
    text: 'Te taiao',
    place: { path: ofMere, label: { values: { learner: mere.name } } },
  });
});

test('a warning says that somebody else changed the areas since the draft was begun', async () => {
  await openAt(ofMere, { has: assigned(belonging) });
  await findChosenCount(1);
  await tick('Te taiao');
  cleanup();

  await openAt(ofMere, { has: assigned(planning) });
  expect(
    await screen.findByText(/were changed elsewhere in the meantime\. Now assigned: Planning/),
  ).toBeTruthy();
});

test('once assigned, no draft is left on the device', async () => {
  await openAt(ofMere, { answers: { [calls.save]: { body: { data: assigned(taiao) } } } });
  await findChosenCount(0);
  await tick('Te taiao');
  await clickButton('Assign learning areas');
  await screen.findByText('Assigned to Mere Tāne');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('an error is shown beside the area it is about, and the choice stays', async () => {
  const why = 'Te taiao isn’t active, so it can’t be assigned to more learners.';
  const refused = { status: 422, body: { message: why, errors: { 'areas_list.1': [why] } } };
  await openAt(ofMere, { has: assigned(belonging), answers: { [calls.save]: refused } });
  await findChosenCount(1);
  await tick('Te taiao');
  await clickButton('Assign learning areas');

  await alert(`Not assigned. ${why}`);
  const field = screen.getByRole('textbox', { name: 'Position of Te taiao' });
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe(why);
  expect(inOrder()).toEqual(['Belonging', 'Te taiao']);
});

test('an error about the learner is shown beside the picker', async () => {
  const why = 'The selected learner is not active.';
  const refused = { status: 422, body: { message: why, errors: { learner_id: [why] } } };
  await openAt(ofMere, { isActive: false, answers: { [calls.save]: refused } });
  expect(await screen.findByText(/Mere Tāne’s account is switched off/)).toBeTruthy();
  await tick('Te taiao');
  await clickButton('Assign learning areas');
  await alert(why);
});

test('offline, the choice stays and can be sent again', async () => {
  const { server } = await openAt(ofMere, { answers: { [calls.save]: 'offline' } });
  await findChosenCount(0);
  await tick('Te taiao');
  await clickButton('Assign learning areas');
  await screen.findByText(/We couldn’t reach the server/);
  expect(await isTicked('Te taiao')).toBe(true);

  server.answers[calls.save] = { body: { data: assigned(taiao) } };
  server.answers[calls.has] = whatMereHas(assigned(taiao));
  await clickButton('Assign learning areas');
  expect(await screen.findByText('Assigned to Mere Tāne')).toBeTruthy();
});

test('an address of an unknown learner says so, and the picker stays', async () => {
  await openAt(ofMere, { answers: { [calls.has]: { status: 404, body: {} } } });
  expect(await screen.findByText('We couldn’t find that learner. Pick one above.')).toBeTruthy();
  expect(await screen.findByRole('combobox', { name: 'Learner' })).toBeTruthy();
});

test.each([ofMere, '/mentor/assign-learning/many'])(
  'at %s the areas stay where they can be ticked, though they could not be read again',
  async (address) => {
    const { server } = await openAt(address);
    await tick('Te taiao');
    server.answers[calls.areas] = 'offline';
    const before = server.calls().length;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    act(() => void dispatchEvent(new Event('visibilitychange')));

    const failed = () =>
      server
        .calls()
        .slice(before)
        .filter((call) => call === calls.areas);
    await waitFor(() => expect(failed()).toHaveLength(3));
    await tick('Belonging');
    await findChosenCount(2);
    expect(await isTicked('Te taiao')).toBe(true);
  },
);
