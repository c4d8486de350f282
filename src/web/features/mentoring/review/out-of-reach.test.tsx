// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { userRoles } from '#server/schema/index.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { ask, mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';
import { listDrafts } from '#web/platform/drafts/drafts.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const ana = await world.person('Ana Rewi', 'admin');

/** Open at Tama, who mentors at two schools, and at Mere’s no longer from `endRole` on. */
async function openAtMentorOfTwoSchools() {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const tama = await world.person('Tama Hohepa');
  const school = await world.organisation('Te Kura', [mere]);
  const role = await world.organisationRole(tama, 'organisation_mentor', school);
  await world.organisationRole(tama, 'organisation_mentor', await world.organisation('Rimu', []));
  const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
  await open(tama, uuid);
  return {
    tama,
    uuid,
    endRole: () => world.as(ana)(endOrganisationRole, { body: { uuid: role } }),
  };
}

test('who loses access while they review is told so, and can copy what they typed', async () => {
  const { endRole } = await openAtMentorOfTwoSchools();
  await userEvent.type(await review(), 'Ka pai');
  await ask('Who felt safe?');
  await endRole();
  await clickButton('Save and next');

  const notice = await screen.findByText(
    /^You don’t have access to Mere Tāne’s reflection any more/,
  );
  expect(document.activeElement).toBe(notice);
  expect(screen.getByText('Ka pai')).toBeTruthy();
  expect(screen.getByText(/^It wasn’t saved before you lost access/)).toBeTruthy();
  expect(screen.getByText('Who felt safe?')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/selected reflection is invalid/)).toBeNull();

  await clickLink('All on one page');
  expect(await screen.findByText('Ka pai')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Sign off|Send back)/ })).toBeNull();
});

/** Open at Hana, who mentors for the service, and no longer from `endRole` on. */
async function openAtMentorOfService() {
  const hana = await world.person('Hana Tūtaki', ['mentor', 'learning_designer']);
  const { uuid } = await submitted();
  await open(hana, uuid);
  return { endRole: () => world.db.delete(userRoles).where(eq(userRoles.user, hana.uuid)) };
}

test('who is no mentor any more is told so at the next save, and can copy what they typed', async () => {
  const { endRole } = await openAtMentorOfService();
  await userEvent.type(await review(), 'Ka pai');
  await endRole();
  await clickButton('Save and next');

  expect(await screen.findByText(/^You don’t have access to Mere Tāne’s/)).toBeTruthy();
  expect(screen.getByText('Ka pai')).toBeTruthy();
  expect(screen.getByText(/^It wasn’t saved before you lost access/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

test.each([
  ['an organisation', openAtMentorOfTwoSchools],
  ['the service', openAtMentorOfService],
])('who mentors for %s no more is told so where they sign off', async (_where, openAtMentor) => {
  const { endRole } = await openAtMentor();
  await clickLink(/^Forward to the end|^Q 2/);
  await clickButton('Sign off');
  const dialog = await screen.findByRole('dialog');
  await endRole();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }));

  const notice = await screen.findByText(/^You don’t have access to Mere Tāne’s/);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/is invalid|^Not signed off/)).toBeNull();
});

test('who comes back to what they typed, without access by then, can copy or discard it', async () => {
  const { tama, uuid, endRole } = await openAtMentorOfTwoSchools();
  await userEvent.type(await review(), 'Ka pai');
  await ask('Who felt safe?');
  await endRole();
  await open(tama, uuid);

  expect(
    await screen.findByText(/^You don’t have access to this reflection any more/),
  ).toBeTruthy();
  expect(await screen.findByText('Ka pai')).toBeTruthy();
  expect(screen.getByText('Who felt safe?')).toBeTruthy();
  expect(screen.queryByText('Page not found.')).toBeNull();

  const before = listDrafts(tama.uuid).map(({ place }) => place);
  expect(before).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: 'Discard draft' })) {
    await userEvent.click(button);
  }
  expect(listDrafts(tama.uuid)).toEqual([]);
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) {
    await userEvent.click(button);
  }
  // In the list of drafts it goes by its reflection, as before.
  expect(listDrafts(tama.uuid).map(({ place }) => place)).toEqual(before);
});
