// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { ask, mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, open } = await mentoringWorld();
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
  return { endRole: () => world.as(ana)(endOrganisationRole, { body: { uuid: role } }) };
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
