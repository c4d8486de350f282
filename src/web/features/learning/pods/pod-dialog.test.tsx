// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person, setupBrowser } from '#web/app.test-support.tsx';
import {
  aspects,
  both,
  leadership,
  listOf,
  moving,
  openPods,
  practice,
  settling,
  update,
  uuidOf,
  whanau,
} from '#web/features/learning/learning.test-support.ts';

setupBrowser();

const list = () => screen.findByRole('list', { name: 'Pods of Belonging' });
const shownPods = async () =>
  within(await list())
    .getAllByRole('link', { name: /^(?!Edit)/ })
    .map(({ textContent }) => textContent);
const statusTexts = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a pod shows all its areas before it is changed, and the filter hides none of them', async () => {
  await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('In 2 areas: Belonging, Leadership')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Filter areas'), 'lead');
  expect(within(dialog).queryByRole('checkbox', { name: 'Belonging' })).toBeNull();
  expect(within(dialog).getByRole('checkbox', { name: 'Leadership' })).toBeTruthy();
  expect(within(dialog).getByText('In 2 areas: Belonging, Leadership')).toBeTruthy();
});

test('a pod without questions says that learners find nothing to write in it', async () => {
  const body = { pods: [{ ...settling, questions_count: 0 }] };
  await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, { [listOf(1)]: { body } });
  const dialog = await screen.findByRole('dialog');
  const active = await within(dialog).findByRole('switch', { name: 'Active' });
  expect(active.getAttribute('aria-describedby')).toBeTruthy();
  within(dialog).getByText(/has no questions yet, so there is nothing to write in it/);
});

test('a saved pod appears at once in the areas it now belongs to, and in no other', async () => {
  const alone = { ...settling, areas: both.slice(1), updated_at: '2026-11-20T08:00:00.000Z' };
  const { server } = await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, {
    [update]: { body: { pod: alone } },
  });
  const dialog = await screen.findByRole('dialog');
  server.answers[listOf(1)] = { body: { pods: [whanau, moving] } };
  server.answers[listOf(2)] = { body: { pods: [alone] } };
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Belonging' }));
  await save();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.find(({ call }) => call === update)?.body).toEqual({
    uuid: settling.uuid,
    name: 'Settling in',
    name_mi: '',
    podAreas: [leadership.uuid],
    learningAspect: practice.uuid,
    subjectMatter: '',
    active: true,
  });
  expect(await shownPods()).toEqual(['Talking with whānau', 'Moving between rooms']);
  const there = await screen.findByRole('list', { name: 'Pods of Leadership' });
  expect(within(there).getByRole('link', { name: 'Settling in' })).toBeTruthy();
  await waitFor(() => expect(statusTexts()).toContain('Pod saved'));
});

test.each([409, 500])(
  'a list of words that answers %s says so, and the pod keeps its choice',
  async (status) => {
    const failing = { status, body: { message: 'No.' } };
    const { server, router } = await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, {
      [aspects]: failing,
    });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/Could not load/);
    const select = within(dialog).getByLabelText<HTMLSelectElement>('Learning aspect');
    expect(select.value).toBe(practice.uuid);
    expect(router.state.location.pathname).toBe('/learning/pods');

    server.answers[aspects] = { body: { learningAspects: { [practice.uuid]: 'Practice' } } };
    await userEvent.click(within(dialog).getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(within(dialog).queryByText(/Could not load/)).toBeNull());
    expect(select.value).toBe(practice.uuid);
  },
);

test('an aspect that is no longer offered stays with the pod that has it', async () => {
  await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, {
    [aspects]: { body: { learningAspects: {} } },
  });
  const dialog = await screen.findByRole('dialog');
  const option = await within(dialog).findByRole<HTMLOptionElement>('option', {
    name: 'Practice (no longer offered)',
  });
  expect(option.selected).toBe(true);
});

test('after somebody else moved the pod both versions are shown in words', async () => {
  const theirs = { ...settling, areas: [], updated_at: '2026-11-19T09:00:00.000Z' };
  const current = { status: 412, body: { message: 'Changed.', current: { pod: theirs } } };
  await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, { [update]: current });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Belonging' }));
  await save();

  await within(dialog).findByText('This was changed while you were editing it');
  const [, row] = within(dialog).getAllByRole('row');
  expect(row?.textContent).toBe('AreasLeadership–');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
  expect(within(dialog).getByText('In no area, so nobody new can start it.')).toBeTruthy();
});

test('an address opens a pod whose area is closed, and says if the pod does not exist', async () => {
  const index = { body: { pods: [settling] } };
  await openPods(`?edit=${settling.uuid}`, { 'GET /api/admin/learning/pod/index': index });
  expect(await screen.findByDisplayValue('Settling in')).toBeTruthy();
  cleanup();
  await openPods(`?edit=${uuidOf(99)}`, { 'GET /api/admin/learning/pod/index': index });
  expect(await screen.findByRole('dialog', { name: 'We couldn’t find that pod' })).toBeTruthy();
});

test('a mentor opens pods to look at them, and is offered nothing to change', async () => {
  const mentor = person('Mere Tāne', 'mentor');
  await openPods(`?area=${uuidOf(1)}`, {}, mentor);
  await list();
  expect(screen.queryByRole('button', { name: /^(Move|Add)/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^(Edit|Assign)/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'View Settling in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settling in' });
  expect(within(dialog).getByText('Belonging, Leadership')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
});
