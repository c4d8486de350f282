// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { caseloadLearners, moveLearners } from '#contract/mentoring/caseload.ts';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire', 'admin');
const hana = await world.person('Hana Tūtaki', 'mentor');
const rewi = await world.person('Rewi', 'mentor');
const ana = await world.person('Ana Ngā-Wai', 'independent_learner');
const tama = await world.person('Tama', 'independent_learner');

afterEach(async () => {
  await giveTo(null);
});

const mentors = async () => {
  const { reply } = await world.as(admin)(caseloadLearners, { query: {} });
  return reply.learners.data.map(({ uuid, mentor }) => ({ uuid, mentor: mentor?.uuid ?? null }));
};

async function giveTo(to: Person | null) {
  const moves = (await mentors()).map(({ uuid, mentor }) => ({
    learner: uuid,
    from: mentor,
    to: to?.uuid ?? null,
  }));
  await world.as(admin)(moveLearners, { body: { moves } });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the board lists learners without a mentor first, and what each mentor has', async () => {
  await world.reflection(tama, { submittedAt: new Date(Date.now() - 4 * 86_400_000) });
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload');

  const board = await screen.findByRole('region', { name: 'Mentors' });
  const names = within(board)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Everyone',
    'No mentor2 learners · 1 reflection waiting, for 4 days',
    'Hana Tūtakino learners · nothing waiting',
    'Rewino learners · nothing waiting',
  ]);
});

test('one row of the board is the current one, on its later pages too', async () => {
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload?mentor=none&page=2');

  const board = await screen.findByRole('region', { name: 'Mentors' });
  const current = within(board)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^No mentor/),
  ]);
});

test('a link can bring all that match selected, and one of them is left out by its box', async () => {
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload?mentor=none&select=all');
  expect(await screen.findByText('All 2 selected')).toBeTruthy();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tama' }));
  expect(await screen.findByText('1 selected')).toBeTruthy();
  const exported = screen.getAllByRole('link', { name: 'Export as CSV' });
  expect(exported.map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/export/caseload.csv?mentor=none',
    `/api/admin/export/caseload.csv?mentor=none&except=${tama.uuid}`,
  ]);

  await userEvent.selectOptions(screen.getByLabelText('Assign to'), rewi.uuid);
  await userEvent.click(await button('Assign'));

  expect(await screen.findByText('1 learner assigned to Rewi.')).toBeTruthy();
  expect(await mentors()).toEqual([
    { uuid: ana.uuid, mentor: rewi.uuid },
    { uuid: tama.uuid, mentor: null },
  ]);
});

test('several learners are given at once, and Undo has the focus', async () => {
  const server = await connectBrowser(world, admin);
  await openApp('/mentor/caseload?mentor=none');
  await userEvent.click(await button('Select all 2 on this page'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await userEvent.click(await button('Assign'));
  expect(screen.getByText('Choose who to assign them to.')).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Assign to'), hana.uuid);
  await userEvent.click(await button('Assign'));

  expect(await screen.findByText('2 learners assigned to Hana Tūtaki.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Undo');
  expect((await mentors()).every(({ mentor }) => mentor === hana.uuid)).toBe(true);
  server.breaks('POST /api/admin/caseload/move', 'offline');
  await userEvent.click(await button('Undo'));
  await screen.findByText(/We couldn’t reach the server/);
  server.breaks('POST /api/admin/caseload/move');
  await userEvent.click(await button('Undo'));
  const back = await screen.findByText('Undone: everything is as it was before.');
  expect(document.activeElement).toBe(back);
  expect((await mentors()).every(({ mentor }) => mentor === null)).toBe(true);
});

test('a change that somebody else made meanwhile is named, and the list shows it', async () => {
  await connectBrowser(world, admin);
  await openApp(`/mentor/caseload?mentor=none&search=Tama`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tama' }));
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), hana.uuid);
  await giveTo(rewi);
  await userEvent.click(await button('Assign'));

  await screen.findByText(/^This has changed since you looked: Rewi is the mentor of Tama now/);
  expect(await screen.findByText(/^Nothing matches/)).toBeTruthy();
  expect(screen.queryByText('1 selected')).toBeNull();
  expect((await mentors()).every(({ mentor }) => mentor === rewi.uuid)).toBe(true);
});

test('offline the choice stays for another try', async () => {
  const browser = await connectBrowser(world, admin);
  await openApp('/mentor/caseload?search=Tama');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tama' }));
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), hana.uuid);
  browser.breaks('POST /api/admin/caseload/move', 'offline');
  await userEvent.click(await button('Assign'));
  await screen.findByText('We couldn’t reach the server.');

  browser.breaks('POST /api/admin/caseload/move');
  await userEvent.click(await button('Assign'));
  expect(await screen.findByText('1 learner assigned to Hana Tūtaki.')).toBeTruthy();
});

test('sharing out previews who would get how many, and previews again if it is out of date', async () => {
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload');
  await userEvent.click(await button('Share out evenly'));
  const dialog = await screen.findByRole('dialog', { name: 'Share out evenly' });
  const row = (name: string) => within(dialog).findByRole('row', { name: new RegExp(name) });
  expect((await row('Hana')).textContent).toContain('01 (+1)');
  const moves = [{ learner: ana.uuid, from: null, to: rewi.uuid }];
  await world.as(admin)(moveLearners, { body: { moves } });

  await userEvent.click(await button('Share out 2 learners'));
  await within(dialog).findByText(/^This has changed since you looked/);
  await waitFor(async () => expect((await row('Rewi')).textContent).toContain('11 (as now)'));
  await userEvent.click(await button('Share out 1 learner'));

  expect(await screen.findByText('1 learner shared out.')).toBeTruthy();
  expect(await mentors()).toEqual([
    { uuid: ana.uuid, mentor: rewi.uuid },
    { uuid: tama.uuid, mentor: hana.uuid },
  ]);
});

test('sharing out of one organisation says that learners elsewhere count too', async () => {
  const elsewhere = /Learners at other organisations count too\./;
  const organisation = await world.organisation('Te Kura');
  for (const { uuid: user } of [tama, rewi])
    await world.as(admin)(addMember, { body: { organisation, user } });
  const body = { organisation, user: rewi.uuid, role: 'organisation_mentor' } as const;
  await world.as(admin)(grantOrganisationRole, { body });
  await connectBrowser(world, admin);
  await openApp(`/mentor/caseload?organisation=${organisation}`);
  await userEvent.click(await button('Share out evenly'));
  await screen.findByText(elsewhere);
  await screen.findByRole('button', { name: 'Share out 1 learner' });
  cleanup();

  await openApp('/mentor/caseload');
  await userEvent.click(await button('Share out evenly'));
  await screen.findByRole('button', { name: 'Share out 2 learners' });
  expect(screen.queryByText(elsewhere)).toBeNull();
});

test("a learner's own page names the mentor, and sets another", async () => {
  await giveTo(hana);
  await connectBrowser(world, admin);
  await openApp(`/users/${tama.uuid}`);
  await screen.findByText('Tama’s mentor is Hana Tūtaki.');
  await userEvent.selectOptions(await screen.findByLabelText('Assign to'), rewi.uuid);
  await userEvent.click(await button('Set mentor'));

  expect(await screen.findByText('Rewi is now Tama’s mentor.')).toBeTruthy();
  await screen.findByText('Tama’s mentor is Rewi.');
});

test('when a mentor loses the role, the page asks who takes over the learners', async () => {
  await giveTo(hana);
  await connectBrowser(world, admin);
  await openApp(`/users/${hana.uuid}`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Mentor/ }));
  await screen.findByText('Hana Tūtaki has 2 learners. Who takes over?');
  expect(screen.getByText(/listed under No mentor, until someone is chosen/)).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Hand over to'), rewi.uuid);
  await screen.findByText('Rewi gets 2');
  await userEvent.click(await button('Hand over now'));

  await screen.findByText('2 learners of Hana Tūtaki handed over.');
  expect((await mentors()).every(({ mentor }) => mentor === rewi.uuid)).toBe(true);
});

test('the page of a mentor who was switched off hands over those who have nobody since', async () => {
  await giveTo(hana);
  const switched = async (action: 'switch_off' | 'switch_on') =>
    world.as(admin)(applyUserAction, { body: { action, uuids: [hana.uuid] } });
  await switched('switch_off');
  await connectBrowser(world, admin);
  const router = await openApp(`/users/${hana.uuid}`);
  await screen.findByText(/^Hana Tūtaki was the last mentor of 2 learners who have none now/);
  await userEvent.click(screen.getByRole('link', { name: 'Learners without a mentor' }));
  expect(await screen.findByText('Last mentor: Hana Tūtaki')).toBeTruthy();
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);

  await act(() => router.navigate({ to: '/users/$user', params: { user: hana.uuid } }));
  await userEvent.selectOptions(await screen.findByLabelText('Hand over to'), rewi.uuid);
  await userEvent.click(await button('Hand over now'));
  await screen.findByText('2 learners of Hana Tūtaki handed over.');
  await waitFor(() => expect(screen.queryByText(/was the last mentor/)).toBeNull());
  expect(document.activeElement).toBe(await button('Undo'));
  expect((await mentors()).every(({ mentor }) => mentor === rewi.uuid)).toBe(true);
  await switched('switch_on');
});

test('an undo that is refused, as somebody moved one on meanwhile, is not offered again', async () => {
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload?mentor=none');
  await userEvent.click(await button('Select all 2 on this page'));
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), hana.uuid);
  await userEvent.click(await button('Assign'));
  await screen.findByText('2 learners assigned to Hana Tūtaki.');
  await giveTo(rewi);

  await userEvent.click(await button('Undo'));
  await screen.findByText(/^This has changed since you looked/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
