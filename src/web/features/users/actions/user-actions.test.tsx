// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showUser } from '#contract/people/people.ts';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/features/assigning/many/assign-selected.tsx';
import '#web/features/users/actions/user-actions.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Rewi', 'mentor', { passwordHash: 'set' });
const tama = await world.person('Tama Tāne', 'independent_learner');
const off = await world.person('Zoë Away', 'independent_learner', { active: false });
for (let number = 1; number <= 16; number += 1) {
  await world.person(`Learner ${String(number).padStart(2, '0')}`, 'independent_learner');
}

async function open(search = '') {
  const server = await connectBrowser(world, admin);
  const router = await openApp(`/users${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  await screen.findAllByRole('rowheader');
  return { server, router, at: () => router.state.location.search };
}

const select = async ({ name }: { name: string }) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

/** Somebody who is looked for first: the others stay selected. */
async function findAndSelect(person: { name: string }) {
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, `${person.name}{Enter}`);
  await select(person);
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

async function choose(action: string) {
  const field = await screen.findByRole('combobox', { name: 'With the selected people' });
  await userEvent.selectOptions(field, action);
  await press('Continue');
  return dialog();
}

const textOf = ({ textContent }: Element) => textContent;
const stored = async ({ uuid }: Person) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user;
const rolesOf = async (person: Person) => (await stored(person)).roles.map(({ name }) => name);

test('several people get a role: first who and who not, then it is done, and undone in place', async () => {
  const { server } = await open();
  await findAndSelect(hana);
  await findAndSelect(tama);
  expect(await screen.findByText('2 selected')).toBeTruthy();

  const preview = await choose('Give the role Mentor');
  expect(await within(preview).findByText('1 person will get the role Mentor.')).toBeTruthy();
  expect(within(preview).getByText('Hana Rewi already has this role.')).toBeTruthy();
  expect(await rolesOf(tama)).toEqual(['independent_learner']);

  await press('Give the role Mentor (1 person)');
  expect(await screen.findByText('1 person now has the role Mentor.')).toBeTruthy();
  expect(await rolesOf(tama)).toEqual(['mentor', 'independent_learner']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText('2 selected')).toBeNull();

  server.breaks('POST /api/admin/user/actions', 'offline');
  await press('Undo');
  await screen.findByText(/We couldn’t reach the server/);
  server.breaks('POST /api/admin/user/actions');
  await press('Undo');
  expect(await screen.findByText('1 person no longer has the role Mentor.')).toBeTruthy();
  expect(await rolesOf(tama)).toEqual(['independent_learner']);
});

test('all that match are in the address, are sent as the filter, and lose one by its box', async () => {
  const { server, at } = await open('?search=learner%20&role=independent_learner');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  expect(await screen.findByText('15 selected')).toBeTruthy();
  await press('Select all 16');
  expect(await screen.findByText('All 16 selected')).toBeTruthy();
  expect(at()).toMatchObject({ select: 'all' });
  await select({ name: 'Learner 02' });
  expect(await screen.findByText('15 selected')).toBeTruthy();
  // Whoever comes back to the address must not find the sixteenth selected again.
  await waitFor(() => expect(at()).not.toHaveProperty('select'));
  await select({ name: 'Learner 02' });
  expect(await screen.findByText('All 16 selected')).toBeTruthy();
  await waitFor(() => expect(at()).toMatchObject({ select: 'all' }));
  await select({ name: 'Learner 02' });
  expect(await screen.findByText('15 selected')).toBeTruthy();

  const preview = await choose('Switch off');
  expect(await within(preview).findByText(/^15 people will be logged out everywhere/)).toBeTruthy();
  const [call] = server.callsOf('POST /api/admin/user/actions/preview');
  expect(JSON.stringify(call).length).toBeLessThan(500);
  await press('Switch off (15 people)');
  expect(await screen.findByText('15 people switched off.')).toBeTruthy();
  expect(at()).not.toHaveProperty('select');
  await press('Undo');
  expect(await screen.findByText('15 people switched on.')).toBeTruthy();
});

test('several people are added to an organisation that is picked in the dialog, and undone in place', async () => {
  const kura = await world.organisation('Te Kura o Waiheke', []);
  await open();
  await findAndSelect(tama);
  const preview = await choose('Add to an organisation');
  expect(within(preview).queryByRole('button', { name: /^Add to an organisation/ })).toBeNull();
  await userEvent.type(
    await within(preview).findByRole('combobox', { name: 'Which organisation' }),
    'Waiheke',
  );
  await userEvent.click(await screen.findByRole('option', { name: /^Te Kura o Waiheke/ }));
  expect(
    await within(preview).findByText(/^1 person will belong to Te Kura o Waiheke/),
  ).toBeTruthy();

  await press('Add to an organisation (1 person)');
  expect(await screen.findByText('1 person now belongs to Te Kura o Waiheke.')).toBeTruthy();
  const organisationsOf = async () => (await stored(tama)).organisations.map(({ uuid }) => uuid);
  expect(await organisationsOf()).toEqual([kura]);
  await press('Undo');
  await screen.findByText('1 person no longer belongs to Te Kura o Waiheke.');
  expect(await organisationsOf()).toEqual([]);
});

test('who is listed as the people of an organisation is first offered to leave that one', async () => {
  const kura = await world.organisation('Te Kura o Rangitoto', [tama]);
  await open(`?organisation=${kura}`);
  await select(tama);
  await choose('Remove from an organisation');
  expect(await screen.findByText(/^1 person will leave Te Kura o R/)).toBeTruthy();
});

test('a double press does it once, and says what was done', async () => {
  const { server } = await open();
  await findAndSelect({ name: 'Learner 03' });
  await choose('Give the role Mentor');
  const confirm = await screen.findByRole('button', { name: 'Give the role Mentor (1 person)' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  expect(await screen.findByText('1 person now has the role Mentor.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.callsOf('POST /api/admin/user/actions')).toHaveLength(1);
});

test('a lost answer is no promise that nothing was changed', async () => {
  const rua = await world.person('Rua Lost', 'mentor');
  const { server } = await open();
  await findAndSelect(rua);
  await choose('Switch off');
  server.breaks('POST /api/admin/user/actions', 'lost');
  await press('Switch off (1 person)');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'We don’t know whether this was done. Look below before you try again. We couldn’t reach the server.',
  );
  expect(await screen.findByText('Rua Lost is already switched off.')).toBeTruthy();
  expect((await stored(rua)).active).toBe(false);
});

test('a link can bring a list with all of it selected; other filters select nobody', async () => {
  const { at } = await open('?search=learner%20&select=all');
  expect(await screen.findByText('All 16 selected')).toBeTruthy();
  const csv = screen.getAllByRole('link', { name: 'Export as CSV' }).at(-1);
  expect(csv?.getAttribute('href')).toContain('search=learner');
  await press('Filters');
  await userEvent.selectOptions(await screen.findByLabelText('Active'), 'Off');
  await waitFor(() => expect(at()).not.toHaveProperty('select'));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('if somebody else changed the list since the preview, it says so and nothing is done', async () => {
  await open('?search=learner%20&select=all');
  const preview = await choose('Switch off');
  await within(preview).findByText(/^16 people/);
  const late = await world.person('Learner 17', 'independent_learner');
  await press('Switch off (16 people)');
  const alert = await within(preview).findByRole('alert');
  expect(alert.textContent).toContain('this would now affect 17 people instead of 16');
  expect(await within(preview).findByText(/^17 people/)).toBeTruthy();
  expect((await stored(late)).active).toBe(true);
});

test('selected learners are taken along to the areas for several learners', async () => {
  const { router } = await open();
  for (const person of [hana, tama, off]) await findAndSelect(person);
  const preview = await choose('Assign learning');
  expect(await within(preview).findByText(/^1 person can be assigned learning areas/)).toBeTruthy();
  expect(within(preview).getByText('Hana Rewi isn’t a learner.')).toBeTruthy();
  expect(within(preview).getByText('Zoë Away is switched off.')).toBeTruthy();
  await press('Choose areas');
  await screen.findByRole('heading', { level: 1, name: 'Assign learning to several learners' });
  expect(router.state.location.pathname).toBe('/mentor/assign-learning/many');
  expect(await screen.findByRole('button', { name: 'Remove Tama Tāne' })).toBeTruthy();
});

test('nobody is invited who has a password, and an action has to be chosen first', async () => {
  await open('?search=hana');
  await select(hana);
  await press('Continue');
  expect(await screen.findByText('Choose what to do.')).toBeTruthy();
  const preview = await choose('Send the invitation again');
  expect(await within(preview).findByText('This wouldn’t change anything.')).toBeTruthy();
  expect(within(preview).queryByRole('button', { name: /^Send the invitation/ })).toBeNull();
});

test('several are invited again: first who and who not, and then each has a mail', async () => {
  const invited = (name: string, more = {}) =>
    world.person(name, 'mentor', { passwordHash: null, ...more });
  const [ana, rewi] = [await invited('Ana Newcomer'), await invited('Rewi Newcomer')];
  const gone = await invited('Iti Gone', { active: false });
  const mailsTo = async (...people: Person[]) => {
    await world.runJobs();
    return Promise.all(people.map(async (person) => (await world.mailTo(person)).length));
  };
  await open();
  for (const person of [hana, ana, rewi, gone]) await findAndSelect(person);

  const preview = await choose('Send the invitation again');
  expect(await within(preview).findByText(/^2 people will be sent a new link to/)).toBeTruthy();
  const shown = within(preview).getByText('Show all 2 names').closest('details');
  expect(
    within(shown ?? preview)
      .getAllByRole('listitem')
      .map(textOf),
  ).toEqual(['Ana Newcomer', 'Rewi Newcomer']);
  const leftOut = within(within(preview).getByRole('region', { name: 'Left out' }));
  expect(leftOut.getAllByRole('listitem').map(textOf)).toEqual([
    'Hana Rewi has chosen a password and needs no invitation.',
    'Iti Gone is switched off.',
  ]);
  expect(await mailsTo(ana, rewi)).toEqual([0, 0]);

  await press('Send the invitation again (2 people)');
  expect(await screen.findByText('The invitation was sent again to 2 people.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await mailsTo(ana, rewi, hana, gone)).toEqual([1, 1, 0, 0]);
});
