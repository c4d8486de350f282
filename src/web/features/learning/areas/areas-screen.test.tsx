// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Area } from '#contract/learning/learning.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '#web/app.test-support.tsx';
import { areaOf, uuidOf } from '#web/features/learning/learning.test-support.ts';

const designer = person('Hana Rewi', 'learning_designer');
const belonging = areaOf(1, 'Belonging and wellbeing', { pods_count: 6, learners_count: 12 });
const assessment = areaOf(2, 'Assessment for learning', { active: false });

const index = 'GET /api/admin/learning/area/index';
const store = 'POST /api/admin/learning/area/store';
const update = 'PUT /api/admin/learning/area/update';

setupBrowser();

type Answers = Parameters<typeof fakeServer>[0];

async function open(areas: Area[], more: Answers = {}, { search = '', user = designer } = {}) {
  storeLoggedInUser(user);
  const server = fakeServer({
    'GET /api/user': { body: user },
    [index]: { body: { areas } },
    ...more,
  });
  const router = await openApp(`/learning/areas${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Learning areas' });
  return { server, router };
}

const dialog = () => screen.findByRole('dialog');
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const close = async () => {
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  if (first) await userEvent.click(first);
};
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);

test('an area is listed with its state in words and a link to its pods', async () => {
  await open([assessment, belonging]);

  const [first, second] = rows();
  expect(within(first as HTMLElement).getByText('Off')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Active')).toBeTruthy();
  const pods = screen.getByRole('link', { name: '6 pods of Belonging and wellbeing' });
  expect(pods.getAttribute('href')).toBe(`/learning/pods?area=${belonging.uuid}`);
});

test('without areas the page says so and offers to add one', async () => {
  await open([]);
  expect(screen.getByText('No learning areas to display')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  expect(await screen.findByRole('dialog', { name: 'Add area' })).toBeTruthy();
});

test('a new area is in the list at once, with a confirmation beside it', async () => {
  const added = areaOf(3, 'Ākonga');
  const { server, router } = await open([belonging], {
    [store]: { status: 201, body: { area: added } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  await dialog();
  expect(router.state.location.search).toEqual({ edit: 'new' });
  server.answers[index] = { body: { areas: [added, belonging] } };
  await userEvent.type(name(), 'Ākonga');
  await save();

  await waitFor(() => expect(statusTexts()).toContain('Area added'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()[0]?.textContent).toContain('ĀkongaArea added');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open Ākonga' })),
  );
  expect(server.sent.find(({ call }) => call === store)?.body).toEqual({
    name: 'Ākonga',
    name_mi: '',
    active: true,
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a save sends the version it replaces, and shows the new name at once', async () => {
  const renamed = { ...belonging, name: 'Mana whenua', updated_at: '2026-11-20T08:00:00.000Z' };
  const { server } = await open([belonging], { [update]: { body: { area: renamed } } });
  await userEvent.click(screen.getByRole('link', { name: belonging.name }));
  await dialog();
  server.answers[index] = { body: { areas: [renamed] } };
  await userEvent.clear(name());
  await userEvent.type(name(), 'Mana whenua');
  await save();

  expect(await screen.findByRole('link', { name: 'Mana whenua' })).toBeTruthy();
  const sent = server.sent.find(({ call }) => call === update);
  expect(sent?.headers.get('if-match')).toBe(`"${belonging.updated_at}"`);
  expect(sent?.body).toEqual({
    uuid: belonging.uuid,
    name: 'Mana whenua',
    name_mi: '',
    active: true,
  });
});

test('saving without a change sends nothing', async () => {
  const { server } = await open([belonging], {}, { search: `?edit=${belonging.uuid}` });
  await dialog();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls()).not.toContain(update);
});

test('switching off says how many learners have it, and what that means for them', async () => {
  await open([belonging], {}, { search: `?edit=${belonging.uuid}` });
  await dialog();
  await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
  expect(
    screen.getByText('Can’t be assigned to more learners. It stays assigned to 12 learners.'),
  ).toBeTruthy();
});

test('a refused save keeps the dialog and the text, with the error beside the field and in the summary', async () => {
  const text = 'The name has already been taken.';
  await open([belonging], {
    [store]: { status: 422, body: { message: text, errors: { name: [text] } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  await dialog();
  await userEvent.type(name(), 'Belonging');
  await save();

  const summary = await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.activeElement).toBe(summary);
  expect(name().value).toBe('Belonging');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(document.title).toContain('Error: ');
});

test('offline, the text stays, and a second try saves it', async () => {
  const added = areaOf(3, 'Ākonga');
  const { server } = await open([belonging], { [store]: 'offline' }, { search: '?edit=new' });
  await dialog();
  await userEvent.type(name(), 'Ākonga');
  await save();
  await screen.findByText(/reach the server/);
  expect(name().value).toBe('Ākonga');

  server.answers[store] = { status: 201, body: { area: added } };
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a draft is restored when the dialog opens again, and can be discarded', async () => {
  await open([belonging]);
  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  await dialog();
  await userEvent.type(name(), 'Half a name');
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  await dialog();
  expect(name().value).toBe('Half a name');
  expect(screen.getByText(/Your draft from .* is back/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(name().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(name().value).toBe('Half a name');
});

const theirs = { ...belonging, name: 'Theirs', updated_at: '2026-11-19T09:00:00.000Z' };
const meanwhile = { status: 412, body: { message: 'Changed.', current: { area: theirs } } };

async function typeOverTheirs() {
  const opened = await open([belonging], { [update]: meanwhile }, { search: `?edit=${uuidOf(1)}` });
  await dialog();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Mine');
  await save();
  await screen.findByText('This was changed while you were editing it');
  return opened;
}

test('after a change by somebody else both versions are shown, and nothing is written', async () => {
  await typeOverTheirs();
  const [, row] = within(await dialog()).getAllByRole('row');
  expect(row?.textContent).toBe('NameMineTheirs');
  expect(name().value).toBe('Mine');
});

test('Keep mine saves my version over theirs', async () => {
  const { server } = await typeOverTheirs();
  const mine = { ...belonging, name: 'Mine', updated_at: '2026-11-20T08:00:00.000Z' };
  server.answers[update] = { body: { area: mine } };
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = server.sent.findLast(({ call }) => call === update);
  expect(last?.headers.get('if-match')).toBe(`"${theirs.updated_at}"`);
  expect(last?.body).toMatchObject({ name: 'Mine' });
});

test('Take theirs shows their version in the form, and mine can be brought back', async () => {
  await typeOverTheirs();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(name().value).toBe('Theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(name().value).toBe('Mine');
});

test('an address of an unknown area says so', async () => {
  await open([belonging], {}, { search: `?edit=${uuidOf(9)}` });
  expect(await screen.findByRole('dialog', { name: 'We couldn’t find that area' })).toBeTruthy();
});

test('a mentor reads the list and is offered nothing to change', async () => {
  const mentor = person('Mere Tāne', 'mentor');
  await open([belonging], {}, { search: `?edit=${belonging.uuid}`, user: mentor });
  expect(await screen.findByRole('rowheader', { name: belonging.name })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add area' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
