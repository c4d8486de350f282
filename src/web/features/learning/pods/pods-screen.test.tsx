// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  belonging,
  leadership,
  listOf,
  moving,
  openPods,
  order,
  orphans,
  settling,
  uuidOf,
  whanau,
} from '#web/features/learning/learning.test-support.ts';

setupBrowser();

const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const list = () => screen.findByRole('list', { name: 'Pods of Belonging' });
const shownPods = async () =>
  within(await list())
    .getAllByRole('link', { name: /^(?!Edit)/ })
    .map(({ textContent }) => textContent);
const statusTexts = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());

test('an area opens to its pods, several may be open, and the address says which', async () => {
  const { router } = await openPods();
  expect(opener('Belonging').getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(opener('Belonging'));
  expect(await shownPods()).toEqual(['Settling in', 'Talking with whānau', 'Moving between rooms']);
  expect(screen.getByText('Also in Leadership')).toBeTruthy();

  await userEvent.click(opener('Leadership'));
  await screen.findByRole('list', { name: 'Pods of Leadership' });
  const { uuid } = belonging;
  expect(router.state.location.search).toEqual({ area: `${uuid},${leadership.uuid}` });
  expect(opener('Belonging').getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(opener('Belonging'));
  await waitFor(() => expect(router.state.location.search).toEqual({ area: leadership.uuid }));
});

test('pods are loaded when somebody is about to open their area, and not before', async () => {
  const { server } = await openPods();
  expect(server.calls()).not.toContain(listOf(1));
  await userEvent.hover(opener('Belonging'));
  expect(server.calls()).toContain(listOf(1));
  opener('Leadership').focus();
  expect(server.calls()).toContain(listOf(2));
});

test('a failure to load pods is shown in their area, and can be retried', async () => {
  const { server } = await openPods(`?area=${uuidOf(1)}`, { [listOf(1)]: { status: 500 } });
  await screen.findByText(/^We couldn’t load the pods/);
  server.answers[listOf(1)] = { body: { pods: [whanau] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shownPods()).toEqual(['Talking with whānau']);
});

test('a new order is saved at once, announced, and can be undone', async () => {
  const { server } = await openPods(`?area=${uuidOf(1)}`, { [order]: { body: { pods: [] } } });
  await list();
  const moved = { body: { pods: [whanau, settling, moving] } };
  server.answers[listOf(1)] = moved;
  await userEvent.click(screen.getByRole('button', { name: 'Move Settling in down' }));

  expect(await shownPods()).toEqual(['Talking with whānau', 'Settling in', 'Moving between rooms']);
  expect(statusTexts()).toContain('Pod 1 moved to position 2 of 3');
  await waitFor(() => expect(server.calls()).toContain(order));
  expect(server.sent.findLast(({ call }) => call === order)?.body).toEqual({
    uuid: belonging.uuid,
    pods: [whanau.uuid, settling.uuid, moving.uuid],
    seen: [settling.uuid, whanau.uuid, moving.uuid],
  });

  server.answers[listOf(1)] = { body: { pods: [settling, whanau, moving] } };
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the new order' }));
  await waitFor(async () =>
    expect(await shownPods()).toEqual([
      'Settling in',
      'Talking with whānau',
      'Moving between rooms',
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Undo the new order' })).toBeNull();
});

test('a refused order says so, and the saved order is shown', async () => {
  await openPods(`?area=${uuidOf(1)}`, { [order]: 'offline' });
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Move Settling in down' }));
  await screen.findByText('The order wasn’t saved.');
  expect(await shownPods()).toEqual(['Settling in', 'Talking with whānau', 'Moving between rooms']);
});

test('a move in an order that somebody changed meanwhile says so, and theirs is shown', async () => {
  const theirs = { pods: [moving, settling, whanau] };
  const message = 'The order was changed since you saw it.';
  const { server } = await openPods(`?area=${uuidOf(1)}`, {
    [order]: { status: 412, body: { message, current: theirs } },
  });
  await list();
  server.answers[listOf(1)] = { body: theirs };
  await userEvent.click(screen.getByRole('button', { name: 'Move Settling in down' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`The order wasn’t saved. ${message}`);
  await waitFor(async () =>
    expect(await shownPods()).toEqual([
      'Moving between rooms',
      'Settling in',
      'Talking with whānau',
    ]),
  );
  expect(within(alert).queryByRole('button')).toBeNull();
});

test('an order that met no connection can be sent again, without moving the pod again', async () => {
  const { server } = await openPods(`?area=${uuidOf(1)}`, { [order]: 'offline' });
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Move Settling in down' }));
  await screen.findByText('The order wasn’t saved.');

  server.answers[order] = { body: { pods: [] } };
  server.answers[listOf(1)] = { body: { pods: [whanau, settling, moving] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('New order saved');
  expect(await shownPods()).toEqual(['Talking with whānau', 'Settling in', 'Moving between rooms']);
  expect(screen.queryByText('The order wasn’t saved.')).toBeNull();
});

test('unassigned pods are listed below, and assigned from there', async () => {
  await openPods();
  const section = screen.getByRole('region', { name: 'New / Unassigned Learning Pods 1' });
  expect(within(section).getByText('Off')).toBeTruthy();
  await userEvent.click(within(section).getByRole('link', { name: 'Assign… Draft pod' }));

  const dialog = await screen.findByRole('dialog', { name: 'Edit pod' });
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Filter areas'));
  expect(within(dialog).getByText('In no area, so nobody new can start it.')).toBeTruthy();
});

test('without areas and pods the page says so and offers to add a pod', async () => {
  await openPods('', {
    'GET /api/admin/learning/area/index': { body: { areas: [] } },
    [orphans]: { body: { pods: [] } },
  });
  expect(screen.getByText('No learning pods to display')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add pod' })).toBeTruthy();
});
