// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import { mySharing } from '#contract/my-learning/sharing.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import { openAs } from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha', 'admin');

/** A learner who began a reflection and then came to an organisation, and a mentor of that. */
async function moved(name: string) {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const earlier = await world.reflection(mere);
  const mentor = await world.person('Hana Tūtaki');
  const kura = await world.organisation(name);
  await world.organisationRole(mentor, 'organisation_mentor', kura);
  await world.as(admin)(addMember, { body: { organisation: kura, user: mere.uuid } });
  const { sharing } = (await world.as(mere)(mySharing, {})).reply;
  const area = sharing[0]?.area.name ?? '';
  const mayRead = async () =>
    (await world.as(mentor)(showReflection, { params: { uuid: earlier.uuid } })).status === 200;
  return { mere, area, mayRead };
}

const switchOf = (area: string, organisation: string) =>
  screen.findByRole('switch', { name: `${area}: share with ${organisation}` });

test('who has moved shares an area with their organisation, and takes it back', async () => {
  const name = 'Te Kura o Ōtāhuhu';
  const { mere, area, mayRead } = await moved(name);
  await openAs(world, mere, '/my/learning');
  const part = within(await screen.findByRole('group', { name }));
  expect(part.getByText(/^You started these before you joined Te Kura o Ōtāhuhu/)).toBeTruthy();
  expect(part.getByText('1 earlier reflection')).toBeTruthy();

  await userEvent.click(await switchOf(area, name));
  expect(await part.findByText(`${name} can read 1 earlier reflection`)).toBeTruthy();
  await expect.poll(mayRead).toBe(true);

  await userEvent.click(await switchOf(area, name));
  expect(await part.findByText('1 earlier reflection')).toBeTruthy();
  await expect.poll(mayRead).toBe(false);
});

test('an area that is shared and at once no longer is not shared, also on a slow connection', async () => {
  const name = 'Te Kura o Tūranga';
  const { mere, area, mayRead } = await moved(name);
  const { server } = await openAs(world, mere, '/my/learning');
  const shares = await switchOf(area, name);
  const answer = server.holds('PUT /api/my/sharing');
  await userEvent.click(shares);
  await userEvent.click(shares);
  expect(shares.getAttribute('aria-checked')).toBe('false');
  answer();
  await waitFor(() => expect(server.callsOf('PUT /api/my/sharing')).toHaveLength(2));
  await expect.poll(mayRead).toBe(false);
  expect(shares.getAttribute('aria-checked')).toBe('false');
});

test('a change that fails is said at the switch, which is as it was', async () => {
  const name = 'Te Kura o Taupō';
  const { mere, area, mayRead } = await moved(name);
  const { server } = await openAs(world, mere, '/my/learning');
  const shares = await switchOf(area, name);
  server.breaks('PUT /api/my/sharing', { status: 500, body: { message: 'Could not save.' } });
  await userEvent.click(shares);
  const problem = await screen.findByText('Could not save.');
  expect(problem.closest('.field')?.contains(shares)).toBe(true);
  expect(shares.getAttribute('aria-checked')).toBe('false');
  expect(await mayRead()).toBe(false);
});

test('who has nothing to share is asked nothing', async () => {
  const rangi = await world.person('Rangi', 'independent_learner');
  await world.organisation('Te Kura o Rangi', [rangi]);
  await openAs(world, rangi, '/my/learning');
  await screen.findByText(/no learning areas yet/);
  expect(screen.queryByRole('heading', { name: 'What you started earlier' })).toBeNull();
});
