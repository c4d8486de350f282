// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '#web/app.test-support.tsx';
import { organisationOf } from '#web/features/organisations/organisations.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const twoDigits = (number: number) => String(number).padStart(2, '0');

beforeAll(async () => {
  await organisationOf({ world, admin }, 'Te Kura Māori o Waimā', { code: '00712', city: 'Waimā' });
  await organisationOf({ world, admin }, '100% Play_Centre', { code: 'P/1', org_type: 'school' });
  for (let number = 1; number <= 31; number += 1) {
    const code = `9${twoDigits(number)}`;
    await organisationOf({ world, admin }, `Kōwhai Kindergarten ${twoDigits(number)}`, { code });
  }
});

async function open(search = '') {
  const server = await connectBrowser(world, admin);
  const router = await openApp(`/organisations${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Organisations' });
  const at = () => router.state.location.search;
  return { server, router, at };
}

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const isAnnounced = (text: string) => waitFor(() => expect(statusText()).toContain(text));
const statusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

test('a list shows its total and the current page', async () => {
  await open('?page=2');
  expect(await screen.findByText('33 in total, page 2 of 3', { selector: 'nav p' })).toBeTruthy();
  expect(rowNames()).toHaveLength(15);
});

test.each([
  ['?search=kindergarten', '31 found, page 1 of 3'],
  ['?type=ece&page=2', '32 found, page 2 of 3'],
])('below a list of %s, too, what was found is not called all there is', async (search, words) => {
  await open(search);
  expect(await screen.findByText(words, { selector: 'nav p' })).toBeTruthy();
});

test('the search term is in the address, without a history entry for every letter', async () => {
  const { router, at } = await open('?page=3');
  const steps = router.history.length;
  await userEvent.type(box(), 'maori');
  await waitFor(() => expect(at()).toEqual({ search: 'maori' }));
  await waitFor(() => expect(rowNames()).toEqual(['Te Kura Māori o Waimā']));
  expect(router.history.length).toBe(steps);
  await isAnnounced('1 found');
});

test.each([
  ['100%', '100% Play_Centre'],
  ['play_c', '100% Play_Centre'],
  ['P/1', '100% Play_Centre'],
])('%s is searched for literally', async (typed, found) => {
  await open();
  await userEvent.type(box(), typed);
  await waitFor(() => expect(rowNames()).toEqual([found]));
});

test('a space typed at the end stays in the box', async () => {
  const { at } = await open();
  await userEvent.type(box(), 'kura ');
  await waitFor(() => expect(at()).toEqual({ search: 'kura' }));
  expect(box().value).toBe('kura ');
});

test('Back restores the previous rows and search term', async () => {
  const { router } = await open('?search=kindergarten');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rowNames()[0]).toBe('Kōwhai Kindergarten 16'));
  await userEvent.type(box(), ' 31{Enter}');
  await waitFor(() => expect(rowNames()).toEqual(['Kōwhai Kindergarten 31']));
  router.history.back();
  await waitFor(() => expect(rowNames()[0]).toBe('Kōwhai Kindergarten 01'));
  expect(box().value).toBe('kindergarten');
});

test('the next page is fetched when somebody points at its link', async () => {
  const { server } = await open();
  await userEvent.hover(await screen.findByRole('link', { name: 'Next page' }));
  const fetched = () => server.callsOf('GET /api/admin/organisation/index').length;
  await waitFor(() => expect(fetched()).toBe(2));
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rowNames()).toContain('Kōwhai Kindergarten 16'));
  expect(fetched()).toBe(2);
});

test('a page past the end says so and leads to the last one', async () => {
  const { at } = await open('?page=40');
  expect(await screen.findByText('There is no page 40. The last one is 3.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  expect(at()).toEqual({ page: '3' });
});

test('an address with invalid parameters shows the whole list', async () => {
  await open('?page=-1&sort=secret&type=shop&region=7');
  expect(await screen.findByText('33 in total, page 1 of 3', { selector: 'nav p' })).toBeTruthy();
});

test('a filter is in the address and on a chip, which removes it', async () => {
  const { at } = await open('?page=2');
  await screen.findAllByRole('rowheader');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'School');
  await waitFor(() => expect(rowNames()).toEqual(['100% Play_Centre']));
  expect(at()).toEqual({ type: 'school' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Type: School' }));
  await isAnnounced('33 in total, page 1 of 3');
  expect(at()).toEqual({});
  expect(document.activeElement?.textContent).toContain('33 in total');
});

test('one button opens all filters and says how many are set; Escape, or going on, closes them', async () => {
  await open('?type=school');
  const button = await screen.findByRole('button', { name: 'Filters (1)' });
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  await userEvent.click(button);
  const type = await screen.findByRole('combobox', { name: 'Type' });
  expect(screen.getByRole('combobox', { name: 'Region' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');

  await userEvent.tab();
  expect(document.activeElement).toBe(type);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  expect(document.activeElement).toBe(button);

  await userEvent.click(button);
  await screen.findByRole('combobox', { name: 'Type' });
  await userEvent.click(box());
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('a heading sorts by its column, and in reverse when pressed again', async () => {
  const { at } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Code' }));
  await waitFor(() => expect(rowNames()[0]).toBe('Te Kura Māori o Waimā'));
  const heading = screen.getByRole('columnheader', { name: 'Code' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(rowNames()[0]).toBe('100% Play_Centre'));
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  expect(at()).toEqual({ sort: '-code' });
});

test('a search without matches names the term and offers to clear it', async () => {
  const { at } = await open('?search=Whare&type=school');
  expect(await screen.findByText('Nothing matches “Whare” and these filters.')).toBeTruthy();
  const empty = screen.getByText(/^Nothing matches/).closest('div') ?? document.body;
  await userEvent.click(within(empty).getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(rowNames()).toEqual(['100% Play_Centre']));
  expect(at()).toEqual({ type: 'school' });
  expect(box().value).toBe('');
});

test('a list that could not be loaded says so, keeps the search term and can be tried again', async () => {
  const { server } = await open();
  await screen.findAllByRole('rowheader');
  const search = 'GET /api/admin/organisation/search/maori';
  server.breaks(search, { status: 500 });
  await userEvent.type(box(), 'maori');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
  expect(box().value).toBe('maori');
  server.breaks(search);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowNames()).toEqual(['Te Kura Māori o Waimā']));
});

test('rows that could not be read again stay, below a line that says so', async () => {
  const { server } = await open('?search=maori');
  await waitFor(() => expect(rowNames()).toEqual(['Te Kura Māori o Waimā']));
  const search = 'GET /api/admin/organisation/search/maori';
  server.breaks(search, 'offline');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void dispatchEvent(new Event('visibilitychange')));

  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
  expect(rowNames()).toEqual(['Te Kura Māori o Waimā']);
  server.breaks(search);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(rowNames()).toEqual(['Te Kura Māori o Waimā']);
});

test('an export has the search, filters and order of the list', async () => {
  await open('?search=maori&type=ece&sort=-name&page=2');
  const link = await screen.findByRole('link', { name: 'Export as CSV' });
  expect(link.getAttribute('href')).toBe(
    '/api/admin/export/organisations.csv?search=maori&type=ece&sort=-name',
  );
});

test('a list stays as it is while a record is open: its links lead to their own record alone', async () => {
  await open('?search=kindergarten');
  const edit = () => screen.findByRole('link', { name: 'Edit Kōwhai Kindergarten 01' });
  const href = (name: string) =>
    screen.getByRole('link', { name, hidden: true }).getAttribute('href');
  await edit();
  const before = href('View Kōwhai Kindergarten 02');
  expect(before).toMatch(/search=kindergarten&view=/);

  await userEvent.click(await edit());
  await screen.findByRole('dialog', { name: 'Edit organisation' });

  expect(location.search).toMatch(/search=kindergarten&edit=/);
  expect(href('View Kōwhai Kindergarten 02')).toBe(before);
});

test('when a record is closed its row gets the focus, also after stepping to the next one', async () => {
  const { router, at } = await open('?search=kindergarten');
  await userEvent.click(await screen.findByRole('link', { name: 'View Kōwhai Kindergarten 02' }));
  const panel = await screen.findByRole('dialog', { name: 'Kōwhai Kindergarten 02' });
  await userEvent.click(within(panel).getByRole('button', { name: /^Next: .* 03$/ }));
  await screen.findByRole('dialog', { name: 'Kōwhai Kindergarten 03' });
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toEqual({ search: 'kindergarten' });
  await waitFor(() =>
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Kindergarten 03'),
  );
});
