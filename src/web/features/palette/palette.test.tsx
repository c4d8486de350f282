// @vitest-environment browser-and-server
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { isPermitted, type Role, roles } from '#contract/permissions.ts';
import { translateToEnglish } from '#testing/english.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';
import {
  activeOption,
  field,
  findStatus,
  option,
  optionsUnder,
  paletteOf,
  pressCtrlK,
  typeByLetter,
  typeTerm,
} from './palette.test-support.tsx';

const world = await setupRealServer();
const { openAs } = paletteOf(world);

const titles = (heading: string) => optionsUnder(heading).map((words) => words.split(' | ')[0]);

const onTheWay = ['/verify-email', '/confirm', '/link-login', '/two-step-login'];

/** Opened by their address alone, by people whose e-mail address is verified. */
const openablePages: readonly Page[] = pages.filter(
  ({ path, guard }) => guard === 'auth' && !path.includes('$') && !onTheWay.includes(path),
);

const everybody: (readonly Role[])[] = [[], ...roles.map((role) => [role]), [...roles]];

test.each(everybody.map((rolesHeld) => [rolesHeld]))(
  'with the roles %j the palette offers each page they may open, and no other',
  async (rolesHeld) => {
    await openAs(await world.person('Ana', rolesHeld));
    const open = openablePages.filter(
      ({ allow }) => !allow || isPermitted({ roles: rolesHeld }, allow),
    );
    expect(titles('Go to')).toEqual(open.map(({ title }) => translateToEnglish(title)));
    const links = screen.getAllByRole('option').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(open.map(({ path }) => path)));
  },
);

const adding = ['Add user', 'Add organisation'];
const writing = ['Add learning area', 'Add learning pod'];
const importing = ['Import people', 'Import organisations', 'Share learners out evenly'];
const anybody = ['Switch to Te reo Māori', 'Use the dark theme', 'Logout'];

test.each<[Role[], string[]]>([
  [[], anybody],
  [['independent_learner'], anybody],
  [['mentor'], anybody],
  [['learning_designer'], [...writing, ...anybody]],
  [['admin'], [...adding, ...writing, ...importing, 'Add subscription', ...anybody]],
])(
  'with the roles %j the palette offers the commands they may use',
  async (rolesHeld, commands) => {
    await openAs(await world.person('Ana', rolesHeld));
    await waitFor(() => expect(titles('Actions')).toEqual(commands));
  },
);

test('a command that has a page of its own opens that page', async () => {
  const { at } = await openAs(await world.person('Aroha', 'admin'));
  await typeTerm('add org');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Add organisation' });
  expect(at()).toBe('/organisations?edit=new');
});

test('the theme changes at once, and the palette closes', async () => {
  await openAs(await world.person('Hana', 'mentor'));
  await typeTerm('dark');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressCtrlK();
  await typeTerm('light');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('auto'));
});

test('a log-out that fails says why and leaves the palette open', async () => {
  const { server, at } = await openAs(await world.person('Hana', 'mentor'));
  server.breaks('POST /logout', 'offline');
  await typeTerm('logout');
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You are still logged in\. We couldn’t reach the server/,
  );

  server.breaks('POST /logout');
  await userEvent.click(await option('Logout'));
  await waitFor(() => expect(at()).toBe('/login'));
});

test('pages are found by any part of any word and by their section; capitals do not matter', async () => {
  await openAs(await world.person('Aroha', 'admin'));
  await typeTerm('MATTERS');
  expect(titles('Go to')).toEqual(['Aspects and subject matters']);
  await typeTerm('learn assi');
  expect(titles('Go to')).toEqual(['Assign learning', 'Assign learning to several learners']);
  await typeTerm('users');
  expect(titles('Go to')).toEqual([
    'Users',
    'Imports',
    'History',
    'Name corrections',
    'System',
    'Single sign-on',
  ]);
});

test('in te reo Māori a page is found by its Māori name, with or without macrons, and in English', async () => {
  const mi = { pages: { users: 'Ngā kaiwhakamahi', learningAreas: 'Ngā wāhanga ako' } };
  onTestFinished(serveTranslations({ mi }).stop);
  await openAs(await world.person('Aroha', 'admin', { locale: 'mi' }));
  await act(() => changeLanguage('mi'));

  for (const typed of ['wāhanga', 'wahanga', 'NGA WAHANGA', 'learning areas']) {
    await typeTerm(typed);
    expect(titles('Go to'), typed).toContain('Ngā wāhanga ako');
  }
  const found = screen.getByText('Ngā wāhanga ako', { selector: '[lang]' });
  expect(found.closest('[lang]')?.getAttribute('lang')).toBe('mi');
});

test('Enter opens the first option; arrows, Home and End move to others, round and round', async () => {
  const { at } = await openAs(await world.person('Mere', 'independent_learner'));
  expect(await activeOption()).toBe('Dashboard');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(await activeOption()).toBe('My certificates');
  await userEvent.keyboard('{ArrowUp}');
  expect(await activeOption()).toBe('My learning');
  await userEvent.keyboard('{End}');
  expect(await activeOption()).toBe('Logout');
  await userEvent.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe('Dashboard');
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'My learning' });
  expect(at()).toBe('/my/learning');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Ctrl+Enter opens it in a new tab and stays', async () => {
  const { at } = await openAs(await world.person('Mere', 'independent_learner'));
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  await typeTerm('certificates');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/my/certificates', '_blank', 'noopener');
  expect(at()).toBe('/account');
  expect(await field()).toBeTruthy();
});

test('pointing at an option makes it active, clicking it opens it', async () => {
  const { at } = await openAs(await world.person('Mere', 'independent_learner'));
  await userEvent.hover(await option('Notices'));
  expect(await activeOption()).toBe('Notices');
  await userEvent.click(await option('Notices'));
  await waitFor(() => expect(at()).toBe('/notices'));
});

test('the Enter that ends a composition opens nothing', async () => {
  const { at } = await openAs(await world.person('Mere', 'independent_learner'));
  await typeTerm('certificates');
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
  expect(await field()).toBeTruthy();
  expect(at()).toBe('/account');
});

test('results are gone when another person logs in by another tab', async () => {
  const mere = await world.person('Mere', 'independent_learner');
  await openAs(await world.person('Hana Rewi', 'admin'));
  await typeTerm('hana rewi');
  await screen.findByRole('option', { name: /^Hana Rewi/ });

  await connectBrowser(world, mere);
  dispatchEvent(new StorageEvent('storage', { key: 'authStatus', newValue: '204' }));
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Hana Rewi/ })).toBeNull());
});

test('Ctrl+K closes what it opened', async () => {
  await openAs(await world.person('Mere', 'independent_learner'));
  await pressCtrlK();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was opened last comes first the next time, until log-out', async () => {
  const { server } = await openAs(await world.person('Mere', 'independent_learner'));
  expect(optionsUnder('Recently opened')).toEqual([]);
  await userEvent.click(await option('Notices'));
  await screen.findByRole('heading', { level: 1, name: 'Notices' });
  await pressCtrlK();
  await userEvent.click(await option(/^My certificates/));
  await screen.findByRole('heading', { level: 1, name: 'My certificates' });

  await pressCtrlK();
  await field();
  expect(titles('Recently opened')).toEqual(['My certificates', 'Notices']);
  expect(titles('Go to')).toEqual(['Dashboard', 'My learning', 'My account']);
  expect(await activeOption()).toBe('My certificates');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('certificates');

  await userEvent.click(await option('Logout'));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(server.callsOf('POST /logout')).toHaveLength(1);
});

test('the number of results is announced once they are known, not with each letter', async () => {
  const { server } = await openAs(await world.person('Hana', 'mentor'));
  const answer = server.holds('GET /api/admin/mentor/worklist');
  const status = within(screen.getByRole('dialog')).getByRole('status');
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());

  await typeByLetter('learn');
  await waitFor(() => expect(server.callsOf('GET /api/admin/mentor/worklist')).toHaveLength(1));
  expect(announced).toEqual([]);
  answer();
  await findStatus(/^\d+ results$/);
  expect(announced).toEqual([status.textContent]);
});

test('where nothing matches, it says so and what else to try', async () => {
  await openAs(await world.person('Mere', 'independent_learner'));
  await typeTerm('zzz');
  await findStatus(/^Nothing matches “zzz”\. Try part of a name/);
  expect(within(screen.getByRole('dialog')).queryAllByRole('option')).toEqual([]);
  await userEvent.clear(await field());
  expect(titles('Go to')).toContain('My learning');
});
