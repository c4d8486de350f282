// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Lookup } from '#contract/learning/lookups.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '#web/app.test-support.tsx';
import { designer, uuidOf } from '#web/features/learning/learning.test-support.ts';

setupBrowser();

const wordOf = (number: number, name: string, more: Partial<Lookup> = {}): Lookup => ({
  uuid: uuidOf(number),
  name,
  retired: false,
  pods_count: 0,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});

const practice = wordOf(1, 'Practice', { pods_count: 6 });
const old = wordOf(2, 'An old word', { retired: true });
const aspects = 'GET /api/admin/learning/lookup/learning-aspects';
const store = 'POST /api/admin/learning/lookup/store';
const update = 'PUT /api/admin/learning/lookup/update';

async function open(
  lookups: Lookup[],
  more: Parameters<typeof fakeServer>[0] = {},
  user = designer,
) {
  storeLoggedInUser(user);
  const server = fakeServer({
    'GET /api/user': { body: user },
    [aspects]: { body: { lookups } },
    'GET /api/admin/learning/lookup/subject-matters': { body: { lookups: [] } },
    ...more,
  });
  await openApp('/learning/words');
  await screen.findByRole('heading', { level: 1, name: 'Aspects and subject matters' });
  return server;
}

const list = () => within(screen.getByRole('region', { name: 'Learning aspects' }));
const press = (name: string) => userEvent.click(list().getByRole('button', { name }));
const rows = () => list().getAllByRole('listitem');

test('a word says whether it is offered and in how many pods it is', async () => {
  await open([old, practice]);
  const [second, first] = rows();
  expect(first?.textContent).toContain('Practice');
  expect(first?.textContent).toContain('In 6 podsOffered');
  expect(second?.textContent).toContain('Retired');
  expect(screen.getByText('No subject matters to display')).toBeTruthy();
});

test('a word is added in its place', async () => {
  const added = wordOf(3, 'Āta whakarongo');
  const server = await open([practice], { [store]: { status: 201, body: { lookup: added } } });
  await press('Add a learning aspect');
  const field = list().getByRole('textbox', { name: 'New learning aspect' });
  expect(document.activeElement).toBe(field);
  server.answers[aspects] = { body: { lookups: [added, practice] } };
  await userEvent.type(field, 'Āta whakarongo{Enter}');

  await waitFor(() => expect(rows()[0]?.textContent).toContain('Āta whakarongo'));
  expect(server.sent.find(({ call }) => call === store)?.body).toEqual({
    kind: 'learning-aspects',
    name: 'Āta whakarongo',
  });
});

test('a word is renamed in its place, and the focus comes back to it', async () => {
  const renamed = { ...practice, name: 'Our practice', updated_at: '2026-11-20T08:00:00.000Z' };
  const server = await open([practice], { [update]: { body: { lookup: renamed } } });
  await press('Rename Practice');
  const field = list().getByRole('textbox', { name: 'Name' });
  server.answers[aspects] = { body: { lookups: [renamed] } };
  await userEvent.clear(field);
  await userEvent.type(field, 'Our practice{Enter}');

  const button = await list().findByRole('button', { name: 'Rename Our practice' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const sent = server.sent.find(({ call }) => call === update);
  expect(sent?.headers.get('if-match')).toBe(`"${practice.updated_at}"`);
  expect(sent?.body).toMatchObject({ name: 'Our practice', retired: false });
});

test('an error about a taken name is shown beside the field', async () => {
  const text = 'The name has already been taken.';
  await open([practice], {
    [store]: { status: 422, body: { message: text, errors: { name: [text] } } },
  });
  await press('Add a learning aspect');
  await userEvent.type(list().getByRole('textbox'), 'practice{Enter}');
  expect(await list().findAllByText(text)).toHaveLength(2);
  expect(list().getByRole<HTMLInputElement>('textbox').value).toBe('practice');
});

test('a word is retired at once, says so, and can be offered again', async () => {
  const retired = { ...practice, retired: true, updated_at: '2026-11-20T08:00:00.000Z' };
  const server = await open([practice], { [update]: { body: { lookup: retired } } });
  server.answers[aspects] = { body: { lookups: [retired] } };
  await press('Retire: Practice');
  await list().findByRole('button', { name: 'Offer again: Practice' });
  await waitFor(() => expect(list().getByRole('status').textContent).toBe('Retired'));

  const back = { ...retired, retired: false, updated_at: '2026-11-20T08:01:00.000Z' };
  server.answers[update] = { body: { lookup: back } };
  server.answers[aspects] = { body: { lookups: [back] } };
  await press('Undo: Practice');
  await list().findByRole('button', { name: 'Retire: Practice' });
  expect(server.sent.findLast(({ call }) => call === update)?.body).toMatchObject({
    retired: false,
  });
});

test('a word somebody else has changed meanwhile is not touched', async () => {
  await open([practice], {
    [update]: { status: 412, body: { message: 'Changed.', current: { lookup: practice } } },
  });
  await press('Retire: Practice');
  await list().findByText(/“Practice” was changed by someone else in the meantime/);
});

test('a mentor reads the words and is offered nothing to change', async () => {
  await open([practice], {}, person('Mere Tāne', 'mentor'));
  expect(list().getByText('Practice')).toBeTruthy();
  expect(list().queryByRole('button')).toBeNull();
});
