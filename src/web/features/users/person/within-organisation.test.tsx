// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mentorBoard, moveLearners } from '#contract/mentoring/caseload.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import '#web/features/caseload/hand-over-at.tsx';
import '#web/features/users/actions/user-actions.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const aroha = await world.person('Aroha Ngata');
const mere = await world.person('Mere Tāne', 'independent_learner');
const rangi = await world.person('Rangi Mentor', ['mentor', 'independent_learner']);
const kura = await world.organisation('Te Kura o Taupō', [aroha, mere, rangi]);
await world.organisationRole(aroha, 'organisation_admin', kura);

async function open(path: string) {
  await connectBrowser(world, aroha);
  await openApp(path);
}

const boxes = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement);
const onlyLearner = [
  expect.objectContaining({ textContent: expect.stringMatching(/^Independent/) }),
];

test('an organisation’s administrator is offered what they may give, and no further organisation', async () => {
  await open(`/users/${mere.uuid}`);
  await screen.findByRole('checkbox', { name: /^Independent learner/ });
  expect(boxes()).toEqual(onlyLearner);
  const organisations = within(screen.getByRole('region', { name: 'Organisations' }));
  expect(organisations.getByRole('link', { name: 'Te Kura o Taupō' })).toBeTruthy();
  expect(organisations.queryByRole('combobox')).toBeNull();
});

test('of somebody with a role of the whole service they read why the account is not theirs', async () => {
  await open(`/users/${rangi.uuid}`);
  expect(
    await screen.findByText(/^Rangi Mentor belongs to more than your organisation, or has a role/),
  ).toBeTruthy();
  for (const name of ['Save', 'Send a password reset', 'Log out everywhere']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('many at once are assigned learning and made learners of, and nothing else', async () => {
  await open('/users');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mere Tāne' }));
  expect(screen.getAllByRole('link', { name: /CSV/ }).length).toBeGreaterThan(0);
  const actions = await screen.findByRole('combobox', { name: 'With the selected people' });
  const options = within(actions).getAllByRole('option');
  expect(
    options.map(({ textContent }) => textContent).filter((text) => /role|assign/i.test(text)),
  ).toEqual([
    'Assign learning',
    'Give the role Independent learner',
    'Remove the role Independent learner',
  ]);
});

test('many at once are taken out of the organisation, and taken back by the undo', async () => {
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await open('/users');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mere Tāne' }));
  const actions = await screen.findByRole('combobox', { name: 'With the selected people' });
  await userEvent.selectOptions(actions, 'Remove from an organisation');
  await press('Continue');
  const which = await screen.findByRole('combobox', { name: 'Which organisation' });
  await userEvent.type(which, 'Taupō');
  await userEvent.click(await screen.findByRole('option', { name: /^Te Kura o Taupō/ }));
  await press('Remove from an organisation (1 person)');
  await screen.findByText('1 person no longer belongs to Te Kura o Taupō.');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Mere/ })).toBeNull());

  await press('Undo');
  await screen.findByText('1 person now belongs to Te Kura o Taupō.');
  expect(await screen.findByRole('rowheader', { name: /Mere/ })).toBeTruthy();
});

test('before a mentor leaves the organisation, their page asks who takes over', async () => {
  const [tama, rewi] = [await world.person('Tama Tahi'), await world.person('Rewi Kahu')];
  const hana = await world.person('Hana Pita', 'independent_learner');
  const organisation = await world.organisation('Kura of mentors', [aroha, tama, rewi, hana]);
  await world.organisationRole(aroha, 'organisation_admin', organisation);
  for (const mentor of [tama, rewi])
    await world.organisationRole(mentor, 'organisation_mentor', organisation);
  const moves = [{ learner: hana.uuid, from: null, to: tama.uuid }];
  await world.as(aroha)(moveLearners, { body: { moves } });

  await open(`/users/${tama.uuid}`);
  const remove = { name: 'Remove Kura of mentors' };
  await userEvent.click(await screen.findByRole('button', remove));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Tama Tahi mentors Hana Pita, who will have no mentor then.',
  );
  await userEvent.selectOptions(await screen.findByLabelText('Hand over to'), rewi.uuid);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over now' }));
  await screen.findByText('1 learner of Tama Tahi handed over.');
  const { reply } = await world.as(aroha)(mentorBoard, { query: { organisation } });
  expect(reply.mentors.find(({ uuid }) => uuid === rewi.uuid)?.learners).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'Remove now: Kura of mentors' }));
  const undo = await screen.findByRole('button', { name: 'Undo: add Kura of mentors again' });
  await userEvent.click(undo);
  expect(await screen.findByRole('button', remove)).toBeTruthy();
});
