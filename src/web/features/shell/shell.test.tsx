// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sections } from '#contract/pages/sections.ts';
import type { Role } from '#contract/permissions.ts';
import { translateToEnglish } from '#testing/english.ts';
import { Avatar, initials } from '#web/ui/avatar/avatar.tsx';
import {
  fakeServer,
  openApp,
  person,
  storeLoggedInUser,
  stubBrowserApis,
} from '../../app.test-support.tsx';
import { firstFour, sectionsFor } from './navigation/sections.ts';
import { organisationLabel } from './top-bar/top-bar.tsx';

const hana = person('Hana Rewi', 'mentor');

beforeEach(() => {
  localStorage.clear();
  stubBrowserApis();
  fakeServer({ 'GET /api/user': { body: hana } });
  storeLoggedInUser(hana);
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test.each([
  [[], 'Stepwise'],
  [['Harbour View'], 'Harbour View'],
  [['Harbour View', 'Ōtautahi School', 'Tui'], 'Harbour View and 2 more'],
])('the organisations %j are called %s', (names, label) => {
  const organisations = names.map((name) => ({ uuid: name, name }));
  expect(translateToEnglish(organisationLabel({ organisations }))).toBe(label);
});

test.each([
  ['Āwhina Te Rangi', 'ĀR'],
  ['ānaru', 'Ā'],
  ['  Mere   Tane ', 'MT'],
  ['', ''],
])('%j is %j for short', (name, short) => expect(initials(name)).toBe(short));

test('a photo that does not come gives way to the initials', () => {
  const { container } = render(<Avatar name="Hana Rewi" photo="/gone.png" />);
  const photo = container.querySelector('img');
  if (photo) fireEvent.error(photo);
  expect(container.textContent).toBe('HR');
});

test.each<[Role[], string[]]>([
  [['mentor'], ['Dashboard', 'Learning', 'Mentoring']],
  [['learning_designer'], ['Dashboard', 'Learning', 'Mentoring', 'Localisation']],
  [['admin'], ['Dashboard', 'Learning', 'Organisations', 'Subscriptions']],
  [['independent_learner'], ['Dashboard', 'My learning']],
  [
    ['mentor', 'independent_learner'],
    ['Dashboard', 'Learning', 'Mentoring', 'My learning'],
  ],
  [[], ['Dashboard']],
])(
  'the bar of a phone holds what somebody with the roles %j may open, and nothing else',
  (held, labels) => {
    const user = person('Ana', ...held);
    const shown = firstFour(user, sectionsFor(user));
    expect(shown.map((section) => translateToEnglish(sections[section].label))).toEqual(labels);
  },
);

const staff = [
  'Dashboard',
  'Learning',
  'Organisations',
  'Subscriptions',
  'Mentoring',
  'Users',
  'Localisation',
];

test.each<[Role[], string[]]>([
  [[], ['Dashboard']],
  [['independent_learner'], ['Dashboard', 'My learning']],
  [['mentor'], staff],
  [['learning_designer'], staff],
  [['admin'], staff],
  [['admin', 'mentor', 'learning_designer'], staff],
  [
    ['mentor', 'independent_learner'],
    [...staff, 'My learning'],
  ],
])('with the roles %j the navigation lists %j', (held, labels) => {
  const shown = sectionsFor(person('Ana', ...held)).map((section) =>
    translateToEnglish(sections[section].label),
  );
  expect(shown).toEqual(labels);
});

test('who has a role at an organisation sees what it opens, and nothing that is locked', async () => {
  const kura = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120002', name: 'Te Kura o Taupō' };
  const kohanga = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120003', name: 'Te Kōhanga' };
  const roles = [
    { organisation: kura, role: 'organisation_admin' as const },
    { organisation: kohanga, role: 'organisation_viewer' as const },
  ];
  const user = { ...person('Ana'), scopes: roles };
  fakeServer({ 'GET /api/user': { body: user } });
  storeLoggedInUser(user);
  await openApp('/dashboard');
  const panel = await screen.findByRole('region', { name: 'Your organisations' });
  expect(panel.textContent).toContain('Te Kura o TaupōOrganisation administrator');
  const ways = within(panel).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Te Kura o Taupō',
    'People of Te Kura o Taupō',
    'Progress at Te Kura o Taupō',
    'Progress at Te Kōhanga',
  ]);
  expect(screen.queryByText(/no role yet/)).toBeNull();
  const [side] = screen.getAllByRole('navigation', { name: 'Main' });
  const entries = [...(side?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  expect(entries).toEqual(expect.arrayContaining(['Dashboard', 'Organisations', 'Users']));
  expect(entries).not.toContain('Localisation');
  expect(screen.queryByText('Not for your account. An administrator can help.')).toBeNull();
});

test('an entry that is not for somebody is there, locked, and says who can help', async () => {
  await openApp('/users');
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  const [side] = screen.getAllByRole('navigation', { name: 'Main' });
  const described = [...(side?.querySelectorAll('a') ?? [])].map((link) => {
    const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    return [link.textContent, note?.textContent];
  });
  const locked = 'Not for your account. An administrator can help.';
  expect(described).toContainEqual(['Learning', undefined]);
  expect(described).toContainEqual(['Organisations', locked]);
  // Of the pages inside a section only those one may open, and the one that is open.
  expect(described).not.toContainEqual(['History', undefined]);
  expect(described.filter(([label]) => label === 'Users')).toEqual([
    ['Users', locked],
    ['Users', undefined],
  ]);
});

test('the rest of the entries is in a sheet, which closes when one goes somewhere', async () => {
  await openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = screen.getByRole('dialog', { name: 'More' });
  const [users] = [...sheet.querySelectorAll('a')].filter((link) => link.textContent === 'Users');
  if (users) await userEvent.click(users);

  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever is where only the sheet leads sees that on the phone as well', async () => {
  const more = () => screen.findByRole('button', { name: 'More' });
  const router = await openApp('/users');
  expect((await more()).getAttribute('aria-current')).toBe('true');

  await act(() => router.navigate({ to: '/dashboard' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect((await more()).getAttribute('aria-current')).toBeNull();
});

test.each([
  ['production', null],
  ['staging', 'staging'],
  ['', null],
])('in the environment %j the badge reads %j', async (environment, badge) => {
  document.head.innerHTML = `<meta name="environment" content="${environment}">`;
  await openApp('/account');
  await screen.findByRole('heading', { name: 'My account' });
  expect(document.querySelector('header')?.querySelectorAll('p')[1]?.textContent ?? null).toBe(
    badge,
  );
});

test('without a connection people are told that what they type is kept', async () => {
  await openApp('/localisation');
  await screen.findByRole('heading', { name: 'Localisation' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe(
    'You are offline. What you type is kept on this device.',
  );
  vi.restoreAllMocks();
});

test('the theme follows the system until somebody chooses, and again when they choose the same', async () => {
  await openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');

  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
  expect(document.documentElement.dataset.theme).toBe('auto');
  expect(document.cookie).not.toContain('theme=');
});
